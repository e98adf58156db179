import { emptyCart, type Cart, type CartItem } from '@vetka/domain/cart';
import { createActor, fromPromise, waitFor } from 'xstate';
import { cartMachine, type CartChange } from '../cart/index.ts';
import { startRecorded } from './recorded.ts';

export const lineOf = (productId: number, more: Partial<CartItem> = {}): CartItem => ({
  cartProductId: productId + 100,
  cartId: 1,
  isSelected: true,
  quantity: 1,
  totalBeforeDiscount: 1000,
  totalDiscount: 0,
  totalAfterDiscount: 1000,
  isAvailable: true,
  changedFrom: null,
  product: {
    id: productId,
    slug: 'p',
    title: 'Букет',
    price: 1000,
    oldPrice: null,
    mediaFiles: [],
    stock: null,
    returnRule: 'FLOWERS',
    productionMinutes: 60,
  },
  ...more,
});

/** A cart of one shop with these lines. */
export const cartWith = (...items: CartItem[]): Cart => ({
  ...emptyCart,
  carts: [
    {
      cartId: 1,
      service: { id: 1, slug: 's', name: 'Мята и пион', mediaFile: null },
      isAcceptingOrders: true,
      items,
      discounts: [],
      coupon: null,
      selectedTotal: 1000,
      totalAfterDiscount: 1000,
    },
  ],
  itemsCount: items.length,
});

/** A cart with one of each product. */
export const cartOf = (...productIds: number[]): Cart => cartWith(...productIds.map((id) => lineOf(id)));

export const bouquet = (productId: number) => ({ productId, title: 'Букет', price: 1000, image: null });

export const add = (productId: number, type: 'cart.add' | 'cart.buyNow' = 'cart.add') => ({
  type,
  product: bouquet(productId),
  quantity: 1,
  isCartShop: false,
});

type Send = (change: CartChange) => Promise<Cart>;
type Read = () => Promise<Cart>;

/** A cart against a fake server: `send` answers changes, `read` returns the server's cart. */
export const startCart = (send: Send, cart: Cart = emptyCart, read: Read = () => Promise.resolve(cart)) => {
  const actors = {
    sendChange: fromPromise<Cart, CartChange>(({ input }) => send(input)),
    readCart: fromPromise<Cart, undefined>(read),
  };
  const actor = createActor(cartMachine.provide({ actors }), { input: { cart } });
  const emitted = startRecorded(actor);
  const settled = () =>
    waitFor(actor, (snapshot) => snapshot.matches('settled') && snapshot.context.queue.length === 0);
  const doubtful = (state: 'reading' | 'unread') => waitFor(actor, (snapshot) => snapshot.matches({ doubtful: state }));
  return { actor, emitted, settled, doubtful };
};
