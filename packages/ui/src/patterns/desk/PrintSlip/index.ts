export { PrintSheets, PrintSlip, type PrintSlipProps } from './PrintSlip.tsx';
