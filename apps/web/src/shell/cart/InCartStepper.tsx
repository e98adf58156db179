import { maxQuantity, type CartItem } from '@vetka/domain/cart';
import { Button } from '@vetka/ui/Button';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useShell } from '../useContext.ts';
import * as styles from './InCartStepper.css.ts';
import { loadStepper, loadedStepper, type Stepper } from './stepperCode.ts';
import { useCartActivity } from './useCart.ts';

interface InCartStepperProps {
  item: CartItem;
  /** `m` in a card, `l` in the bar of a phone, `xl` on a product page. @default 'm' */
  size?: keyof typeof styles.leaving;
}

/** Replaces «В корзину» once the product is in the cart: the quantity with buttons to change it. */
export function InCartStepper({ item, size = 'm' }: InCartStepperProps) {
  const Stepper = useStepper();
  return (
    <div className={`${styles.slot} ${styles.leaving[size]}`}>
      {Stepper ? <Counter item={item} size={size} as={Stepper} /> : <Count item={item} size={size} />}
    </div>
  );
}

/** Rendered by the server: the stepper needs React Aria, which the page does not wait for. */
function Count({ item, size }: Required<InCartStepperProps>) {
  const { overlays } = useShell();
  return (
    <Button size={size === 'm' ? 's' : size === 'l' ? 'm' : 'l'} isFullWidth onClick={() => overlays.open('cart')}>
      {`В корзине ${item.quantity} шт`}
    </Button>
  );
}

function Counter({ item, size, as: CardStepper }: Required<InCartStepperProps> & { as: Stepper }) {
  const { cart } = useShell();
  const [quantity, setQuantity] = useWantedQuantity(item);
  const line = { cartId: item.cartId, productId: item.product.id };
  const change = (wanted: number) => {
    setQuantity(wanted);
    cart.change({ kind: 'quantity', ...line, quantity: wanted });
  };
  return (
    <div className={styles.coming}>
      <CardStepper
        title={item.product.title}
        value={quantity}
        max={maxQuantity(item.product.stock)}
        size={size}
        onChange={change}
        onRemove={() => cart.change({ kind: 'remove', ...line })}
      />
    </div>
  );
}

/** The requested quantity until the server has answered: rapid presses add to each other. */
function useWantedQuantity({ quantity, product }: CartItem) {
  const activity = useCartActivity();
  const [wanted, setWanted] = useState<number>();
  const [seen, setSeen] = useState(activity);
  // `activity` is a new object on every transition of the cart's machine, even one that changed nothing.
  if (seen !== activity) {
    setSeen(activity);
    if (activity.busyProductId !== product.id) setWanted(undefined);
  }
  return [wanted ?? quantity, setWanted] as const;
}

/** The stepper once its code has loaded; `undefined` during hydration, as on the server. */
function useStepper(): Stepper | undefined {
  useEffect(loadStepper, []);
  return useSyncExternalStore(loadedStepper.subscribe, loadedStepper.get, () => undefined);
}
