export { Field, type FieldProps, type FieldControl } from './Field.tsx';
export { FieldBox, type FieldBoxProps } from './FieldBox.tsx';
