import { maxQuantity, type CartItem } from '@vetka/domain/cart';
import { Button } from '@vetka/ui/Button';
import { useEffect, useSyncExternalStore } from 'react';
import { useShell } from '../../shell/useContext.ts';
import { loadStepper, loadedStepper, type Stepper } from './stepperCode.ts';
import { useExpectedQuantity } from './useCartActivity.ts';
import * as styles from './InCartStepper.css.ts';

interface InCartStepperProps {
  item: CartItem;
  /** `m` in a card, `l` in the bar of a phone, `xl` on a product page. @default 'm' */
  size?: keyof typeof styles.leaving;
}

/** Replaces «В корзину» once the product is in the cart: the quantity with buttons to change it. */
export function InCartStepper({ item, size = 'm' }: InCartStepperProps) {
  const Stepper = useStepper();
  const quantity = useExpectedQuantity(item);
  return (
    <div className={`${styles.slot} ${styles.leaving[size]}`}>
      {Stepper && quantity !== undefined ? (
        <Counter item={item} quantity={quantity} size={size} as={Stepper} />
      ) : (
        <Count item={item} size={size} />
      )}
    </div>
  );
}

/** Rendered by the server: the stepper needs React Aria and the cart's machine, which the page does not wait for. */
function Count({ item, size }: Required<InCartStepperProps>) {
  const { overlays } = useShell();
  return (
    <Button size={size === 'm' ? 's' : size === 'l' ? 'm' : 'l'} isFullWidth onClick={() => overlays.open('cart')}>
      {`В корзине ${item.quantity} шт`}
    </Button>
  );
}

interface CounterProps extends Required<InCartStepperProps> {
  /** With pending changes applied: rapid presses add to each other. */
  quantity: number;
  as: Stepper;
}

function Counter({ item, quantity, size, as: CardStepper }: CounterProps) {
  const { cart, toasts } = useShell();
  const line = { cartId: item.cartId, productId: item.product.id };
  return (
    <div className={styles.coming}>
      <CardStepper
        title={item.product.title}
        value={quantity}
        max={maxQuantity(item.product.stock)}
        size={size}
        onChange={(wanted) => cart.change({ kind: 'quantity', ...line, quantity: wanted })}
        onExcess={toasts.show}
        onRemove={() => cart.change({ kind: 'remove', ...line })}
      />
    </div>
  );
}

/** The stepper once its code has loaded; `undefined` during hydration, as on the server. */
function useStepper(): Stepper | undefined {
  const { cart } = useShell();
  useEffect(
    function loadCounting() {
      loadStepper();
      cart.preload();
    },
    [cart],
  );
  return useSyncExternalStore(loadedStepper.subscribe, loadedStepper.get, () => undefined);
}
