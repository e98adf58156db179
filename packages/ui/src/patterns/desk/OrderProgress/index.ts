export { OrderProgress, type OrderProgressProps } from './OrderProgress.tsx';
export { progressOf, type Progress, type ProgressOf } from './progress.ts';
