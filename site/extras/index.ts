export { Extras } from './Extras';
