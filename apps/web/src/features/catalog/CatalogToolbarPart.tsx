export { CatalogToolbar as default } from '@vetka/ui/patterns/catalog/CatalogToolbar';
