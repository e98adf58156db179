import { maxQuantity, type CartItem } from '@vetka/domain/cart';
import { Button } from '@vetka/ui/Button';
import { useShell } from '../useContext.ts';

/** What stands in place of «В корзину» when the product is in the cart. */
export function InCartStepper({ item }: { item: CartItem }) {
  const { overlays } = useShell();
  return (
    <Button size="s" isFullWidth onClick={() => overlays.open('cart')}>
      {`В корзине ${Math.min(item.quantity, maxQuantity(item.product.stock))} шт`}
    </Button>
  );
}
