export { Meter, MeterLine, type MeterLineProps, type MeterProps } from './Meter.tsx';
