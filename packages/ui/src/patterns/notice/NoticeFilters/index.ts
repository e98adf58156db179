export { NoticeFilters, type NoticeFiltersProps } from './NoticeFilters.tsx';
