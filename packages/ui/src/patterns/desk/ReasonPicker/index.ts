export { FormButtons, type FormButtonsProps } from './FormButtons.tsx';
export { ReasonPicker, type ReasonAnswer, type ReasonPickerProps } from './ReasonPicker.tsx';
