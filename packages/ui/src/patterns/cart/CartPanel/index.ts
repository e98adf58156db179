export { CartPanel, type CartPanelProps } from './CartPanel.tsx';
export type { CartHandlers } from '../cartHandlers.ts';
export type { CartLineView, CartProductView, CartView, SubCartView } from '../cartView.ts';
