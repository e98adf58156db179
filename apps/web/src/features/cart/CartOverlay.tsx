import type { CartItem } from '@vetka/domain/cart';
import { CartPanel } from '@vetka/ui/patterns/cart/CartPanel';
import type { LineChange } from '@vetka/machines/cart';
import { useEffect } from 'react';
import { refreshCart } from '../../shell/cart/refreshCart.ts';
import { pagePath } from '../../shell/links/pagePath.ts';
import type { OverlayProps } from '../../shell/overlays/overlayProps.ts';
import { useLinksBeneath } from '../../shell/overlays/useLinksBeneath.ts';
import { useSignIn } from '../../shell/session/useSignIn.ts';
import { useUser } from '../../shell/session/useSession.ts';
import { useShell } from '../../shell/useContext.ts';
import { useCartChanges } from './useCartChanges.ts';

const lineOf = ({ cartId, product }: CartItem) => ({ cartId, productId: product.id });

/** «Корзина». */
export default function CartOverlay({ isOpen, onClose }: OverlayProps) {
  useLinksBeneath(isOpen, onClose);
  const shell = useShell();
  const { overlays, cart: process } = shell;
  useEffect(
    function refreshWhenOpened() {
      if (isOpen) void refreshCart(shell);
    },
    [isOpen, shell],
  );
  const { cart, changes, busyItems, busyCoupons, refusals } = useCartChanges();
  const isGuest = useUser() === null;
  const signIn = useSignIn();
  const change = (wanted: LineChange) => {
    refusals.forget();
    process.change(wanted);
  };
  return (
    <CartPanel
      isOpen={isOpen}
      onClose={onClose}
      cart={cart}
      isChanging={changes.length > 0}
      onPurchases={() => (isGuest ? signIn() : overlays.open('purchases'))}
      onCheckout={isGuest ? () => signIn(pagePath('/checkout')) : undefined}
      onToggle={(item) => change({ kind: 'toggle', ...lineOf(item), isSelected: !item.isSelected })}
      onQuantity={(item, quantity) => change({ kind: 'quantity', ...lineOf(item), quantity })}
      onRemove={(item) => change({ kind: 'remove', ...lineOf(item) })}
      onClear={(cartId) => change({ kind: 'clear', cartId })}
      onCoupon={(cartId, coupon) => change({ kind: 'coupon', cartId, coupon })}
      onCouponRemove={(cartId) => change({ kind: 'coupon', cartId, coupon: null })}
      busyItems={busyItems}
      busyCoupons={busyCoupons}
      itemErrors={refusals.items}
      couponErrors={refusals.coupons}
    />
  );
}
