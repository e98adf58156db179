export {
  CatalogMenu,
  firstLevelOf,
  type CatalogMenuBanner,
  type CatalogMenuLink,
  type CatalogMenuProps,
  type CatalogMenuSection,
  type CatalogMenuShop,
} from './CatalogMenu.tsx';
