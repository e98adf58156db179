import { useState } from 'react';
import { fn } from 'storybook/test';
import { CartPanel } from '../patterns/cart/CartPanel/index.ts';
import { cart } from '../patterns/fixtures/carts.ts';
import { newOrder, orders } from '../patterns/fixtures/orders.ts';
import { OrderDetailsPanel } from '../patterns/order/OrderDetails/index.ts';
import { PurchasesPanel } from '../patterns/order/PurchasesPanel/index.ts';
import { CatalogScreen } from './CatalogScreen.tsx';

type Panel = 'cart' | 'purchases' | 'order';

const handlers = {
  onToggle: fn(),
  onQuantity: fn(),
  onRemove: fn(),
  onClear: fn(),
  onCoupon: fn(),
  onCouponRemove: fn(),
};

interface PanelsScreenProps {
  /** The panels that are open initially, stacked. */
  start: readonly Panel[];
}

/** The catalogue with stacked panels: the cart, then the purchases, then an order. */
export function PanelsScreen({ start }: PanelsScreenProps) {
  const [open, setOpen] = useState(start);
  const close = () => setOpen([]);
  const show = (panel: Panel) => () => setOpen([...open, panel]);
  const back = () => setOpen(open.slice(0, -1));
  return (
    <>
      <CatalogScreen onCartClick={show('cart')} />
      <CartPanel
        {...handlers}
        isOpen={open.includes('cart')}
        onClose={close}
        cart={cart}
        onPurchases={show('purchases')}
      />
      <PurchasesPanel
        isOpen={open.includes('purchases')}
        onClose={close}
        onBack={back}
        orders={orders}
        onCancel={fn()}
        onHide={fn()}
        onShow={show('order')}
      />
      <OrderDetailsPanel
        isOpen={open.includes('order')}
        onClose={close}
        onBack={back}
        orderServiceId={newOrder.orderServiceId}
        orderService={newOrder}
        onCancel={fn()}
        onHide={fn()}
      />
    </>
  );
}
