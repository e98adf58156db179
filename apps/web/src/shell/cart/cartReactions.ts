import type { CartRequest } from '@vetka/machines/cart';
import type { ErrorHandler } from '../errors/errorHandler.ts';
import type { Overlays } from '../overlays/overlays.ts';
import type { Toasts } from '../toasts/toasts.ts';
import { pagePath } from '../links/pagePath.ts';
import type { CartActor } from './cartStores.ts';

/** The parts of the application in which the cart's events show up. */
export interface CartSurroundings {
  overlays: Overlays;
  toasts: Toasts;
  errors: ErrorHandler;
  goTo: (href: string) => void;
}

/** Opens the panel, shows toasts and navigates on events of the cart's machine. */
export function reactToCart(actor: CartActor, { overlays, toasts, errors, goTo }: CartSurroundings): void {
  const openCart = () => overlays.open('cart');
  const retry = (requests: readonly CartRequest[]) => () =>
    requests.forEach((request) => actor.send({ type: 'cart.retry', request }));
  actor.on('cart.opened', openCart);
  actor.on('cart.checkout', () => goTo(pagePath('/checkout')));
  actor.on('cart.added', ({ product: { title, price, image } }) =>
    toasts.show({ kind: 'product', title, price, imageSrc: image ?? undefined, onClick: openCart }),
  );
  actor.on('cart.failed', ({ request, error }) => {
    const hasToasts = !isShownInPlace(request, overlays);
    errors.handle(error, { hasToasts, onRetry: retry([request]) });
  });
  actor.on('cart.unread', ({ requests, error }) => void errors.handle(error, { onRetry: retry(requests) }));
}

/** A coupon's error is shown beside its field, and a quantity's at its line while the cart is open. */
function isShownInPlace({ change }: CartRequest, overlays: Overlays): boolean {
  if (change.kind === 'coupon') return change.coupon !== null;
  return change.kind === 'quantity' && overlays.state.get().cart !== undefined;
}
