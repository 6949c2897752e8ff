import { progressFields } from '../../progress/settings';

export const windows10UpdateSettings = () => progressFields({ minutes: 42, start: 7 });
