export { CatalogMenu, type CatalogMenuProps } from './CatalogMenu.tsx';
