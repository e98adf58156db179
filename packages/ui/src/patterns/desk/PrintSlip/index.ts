export { PrintCard, type PrintCardProps } from './PrintCard.tsx';
export { PrintSheets, PrintSlip, type PrintSlipProps } from './PrintSlip.tsx';
