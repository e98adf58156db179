export { DisputeForm, type DisputeFormProps } from './DisputeForm.tsx';
