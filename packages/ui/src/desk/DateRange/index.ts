export { DateRange, type DateRangeProps, type DayRange } from './DateRange.tsx';
