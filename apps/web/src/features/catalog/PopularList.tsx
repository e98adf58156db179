export { PopularList as default } from './CatalogResults.tsx';
