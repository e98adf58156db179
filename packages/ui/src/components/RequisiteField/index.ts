export { RequisiteField, type RequisiteFieldProps } from './RequisiteField.tsx';
export { requisite, type RequisiteKind } from './requisites.ts';
