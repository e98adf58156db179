import { cartCountWord } from '@vetka/domain/cart';
import { formatPrice } from '@vetka/domain/money';
import { pagePath } from '@vetka/domain/path';
import { Button } from '../../../components/Button/index.ts';
import { classes } from '../../../internal/classes.ts';
import { intercept } from '../../intercept.ts';
import type { CartView } from '../cartView.ts';
import * as styles from './CartSummary.css.ts';

export interface CartSummaryProps {
  cart: Omit<CartView, 'carts'>;
  /** @default '/checkout' */
  checkoutHref?: string | undefined;
  onCheckout?: (() => void) | undefined;
  /** A change is being saved: the totals are dimmed. */
  isChanging?: boolean | undefined;
}

/** Totals of the selected items and the checkout button. */
export function CartSummary({
  cart,
  checkoutHref = pagePath('/checkout'),
  onCheckout,
  isChanging = false,
}: CartSummaryProps) {
  const { selectedItemsCount, selectedTotal, totalAfterDiscount } = cart;
  const gain = selectedTotal - totalAfterDiscount;
  return (
    <div className={styles.summary}>
      <div className={styles.lines}>
        <p className={styles.line}>
          <span className={styles.label}>
            {selectedItemsCount} {cartCountWord(selectedItemsCount)}
          </span>
          <span className={styles.number}>{formatPrice(selectedTotal)}</span>
        </p>
        {gain > 0 && (
          <p className={styles.line}>
            <span className={styles.label}>Скидка</span>
            <span className={classes(styles.number, styles.gain)}>{formatPrice(-gain)}</span>
          </p>
        )}
      </div>
      <p className={styles.total} aria-live="polite">
        <b className={styles.totalLabel}>Итого</b>
        <b className={classes(styles.totalValue, isChanging && styles.pale)}>{formatPrice(totalAfterDiscount)}</b>
      </p>
      {selectedItemsCount > 0 ? (
        <Button size="l" isFullWidth href={checkoutHref} onClick={intercept(onCheckout)}>
          Перейти к оформлению заказа
        </Button>
      ) : (
        <Button size="l" isFullWidth isDisabled>
          Перейти к оформлению заказа
        </Button>
      )}
    </div>
  );
}
