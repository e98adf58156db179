export {
  CatalogMenu,
  firstLevelOf,
  type CatalogMenuLink,
  type CatalogMenuProps,
  type CatalogMenuSection,
} from './CatalogMenu.tsx';
