export { QueueFilters, type QueueFiltersProps } from './QueueFilters.tsx';
