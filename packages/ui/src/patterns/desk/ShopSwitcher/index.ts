export { ShopSwitcher, type ShopSwitcherProps } from './ShopSwitcher.tsx';
