export { FilterPanel as default } from '@vetka/ui/patterns/catalog/FilterPanel';
