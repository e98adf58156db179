export { ReviewColumns, type ReviewColumnsProps } from './ReviewColumns.tsx';
export { ReviewSummary, type ReviewSummaryProps } from './ReviewSummary.tsx';
