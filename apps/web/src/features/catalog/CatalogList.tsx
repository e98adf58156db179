export { CatalogList as default } from './CatalogResults.tsx';
