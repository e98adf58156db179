export { DayList, type DayListProps } from './DayList.tsx';
