export { noteError, noteRejection } from './errors';
export { noteChange, noteFocus } from './form-fields';
export { noteVitals } from './vitals';
