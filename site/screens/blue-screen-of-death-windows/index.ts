import { defineScreen } from '../../stage/screen';
import { BlueScreenOfDeathWindowsStage } from './Stage';

export const screen = defineScreen({ stage: BlueScreenOfDeathWindowsStage });
