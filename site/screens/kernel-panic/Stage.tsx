import { useRef } from 'react';
import { useStage } from '../../stage/StageContext';
import { messages } from './messages';
import { PowerIcon } from './PowerIcon';
import styles from './Stage.module.css';
