export { CatalogToolbar, type CatalogToolbarProps } from './CatalogToolbar.tsx';
export { CatalogHeading, type CatalogHeadingProps } from './CatalogHeading.tsx';
export { CatalogLayout, type CatalogLayoutProps } from './CatalogLayout.tsx';
