export { DiscountSummary, type DiscountSummaryProps } from './DiscountSummary.tsx';
export { discountLines, type DiscountLine } from './discountLines.ts';
