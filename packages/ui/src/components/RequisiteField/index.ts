export { RequisiteField, type RequisiteFieldProps } from './RequisiteField.tsx';
