export { cartMachine } from './cart.machine.ts';
export { selectBusyProductId, selectCart, selectCartFlags, selectExpectedCart } from './cart.selectors.ts';
export type {
  AddedProduct,
  CartChange,
  CartContext,
  CartEmitted,
  CartEvent,
  CartFlags,
  CartRequest,
  ExpectedCart,
  LineChange,
} from './cart.types.ts';
