export { cartMachine, type CartEmitted } from './cart.machine.ts';
export { selectBusyProductId, selectCart, selectCartFlags } from './cart.selectors.ts';
export type { AddedProduct, CartChange, CartContext, CartEvent, CartFlags } from './cart.types.ts';
