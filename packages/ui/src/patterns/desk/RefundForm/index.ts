export { kopecksOf } from '../roubles.ts';
export { RefundForm, type RefundFormProps } from './RefundForm.tsx';
