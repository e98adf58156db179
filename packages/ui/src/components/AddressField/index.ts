export { AddressField, type AddressFieldProps, type AddressOption } from './AddressField.tsx';
