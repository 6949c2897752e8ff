import { progressFields } from '../../progress/fields';

export const windows10UpdateFields = () => progressFields({ minutes: 42, start: 7 });
