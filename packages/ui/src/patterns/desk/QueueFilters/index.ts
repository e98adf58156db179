export { QueueFilters, type QueueFiltersProps, type QueueViewLink } from './QueueFilters.tsx';
