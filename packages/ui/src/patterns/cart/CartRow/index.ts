export { CartRow, type CartRowProps } from './CartRow.tsx';
