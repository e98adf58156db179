import type { CartContext, CartEvent, CartRequest } from './cart.types.ts';

type Requests = Pick<CartContext, 'current' | 'queue'>;

type Addition = Extract<CartEvent, { type: 'cart.add' | 'cart.buyNow' }>;

export const requestOf = ({ type, product, quantity, isCartShop }: Addition): CartRequest => ({
  // Another tab may have added the product since: its quantity must not double.
  change: { kind: 'add', productId: product.productId, quantity, isCartShop, onlyIfAbsent: true },
  product,
  redirect: type === 'cart.buyNow',
});

/** A second press before the response does not add again; «Купить сейчас» then adds the redirect to the first. */
export function withAddition({ current, queue }: Requests, addition: CartRequest): Requests {
  const isSame = ({ product }: CartRequest) =>
    product !== undefined && product.productId === addition.product?.productId;
  const merge = (request: CartRequest) =>
    isSame(request) ? { ...request, redirect: request.redirect === true || addition.redirect === true } : request;
  const merged = { current: current && merge(current), queue: queue.map(merge) };
  const isKnown = [current, ...queue].some((request) => request && isSame(request));
  return isKnown ? merged : { ...merged, queue: [...merged.queue, addition] };
}

/** Whether the person has changed the quantity of the line again, or removed it, since the current request was sent. */
export function isSuperseded({ current, queue }: Requests): boolean {
  const change = current?.change;
  if (change?.kind !== 'quantity') return false;
  return queue.some(
    ({ change: { kind, ...later } }) =>
      (kind === 'quantity' || kind === 'remove') && 'productId' in later && later.productId === change.productId,
  );
}

/** A later quantity of a line replaces an earlier one that has not been sent. */
export function withChange({ current, queue }: Requests, request: CartRequest): Requests {
  const { change } = request;
  const isReplaced = ({ change: waiting }: CartRequest) =>
    change.kind === 'quantity' && waiting.kind === 'quantity' && waiting.productId === change.productId;
  return { current, queue: [...queue.filter((waiting) => !isReplaced(waiting)), request] };
}
