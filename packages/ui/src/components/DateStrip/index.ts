export { DateStrip, type DateStripProps, type DateStripDay } from './DateStrip.tsx';
