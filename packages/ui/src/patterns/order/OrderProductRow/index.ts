export { OrderProductRow } from './OrderProductRow.tsx';
