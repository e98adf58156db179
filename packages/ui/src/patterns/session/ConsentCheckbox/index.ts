export { ConsentCheckbox, type ConsentCheckboxProps } from './ConsentCheckbox.tsx';
