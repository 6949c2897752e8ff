import { defineScreen } from '../../stage/screen';
import { KernelPanicStage } from './Stage';

export const screen = defineScreen({ stage: KernelPanicStage });
