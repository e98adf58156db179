export { OrderRow, type OrderRowProps } from './OrderRow.tsx';
export { OrderRowSkeleton } from './OrderRowSkeleton.tsx';
export { dueOf, type DueText } from '../rowTexts.ts';
