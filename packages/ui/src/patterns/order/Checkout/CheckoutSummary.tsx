import { cartCountWord, type Cart } from '@vetka/domain/cart';
import { deliveryCost, type DeliveryType } from '@vetka/domain/delivery';
import { formatPrice } from '@vetka/domain/money';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Divider } from '../../../components/Divider/index.ts';
import { classes } from '../../../internal/classes.ts';
import { discountLines } from '../../cart/DiscountSummary/index.ts';
import { useRootMark } from '../../../internal/rootMark.ts';
import { bottomBar, bottomBarMark } from '../../bottomBar.css.ts';
import * as styles from './Checkout.css.ts';

/** Delivery of one shop's goods; `price` is null while unknown. */
export interface CheckoutDelivery {
  cartId: number;
  serviceName: string;
  type: DeliveryType;
  /** Kopecks. */
  price: number | null;
}

export interface CheckoutSummaryProps {
  cart: Cart;
  deliveries: readonly CheckoutDelivery[];
  /** Goods after discounts plus deliveries, kopecks. */
  total: number;
  /** Fields above the button: the e-mail for the receipt. */
  fields?: ReactNode;
  /** `CheckoutConsent`. */
  consent: ReactNode;
  /** Why the order could not be placed; a `Notice`. */
  notice?: ReactNode;
  onSubmit: () => void;
  isLoading?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

interface LineProps {
  label: string;
  value: string;
  isGain?: boolean | undefined;
}

function Line({ label, value, isGain }: LineProps) {
  return (
    <p className={styles.line}>
      <span className={styles.label}>{label}</span>
      <span className={classes(styles.value, isGain && styles.gain)}>{value}</span>
    </p>
  );
}

const deliveryWord = (type: DeliveryType) => (type === 'PICKUP' ? 'Самовывоз' : 'Доставка');

/** The total of the order, the consent and the submit button. */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { cart, deliveries, total, fields, consent, notice, onSubmit, isLoading, isDisabled } = props;
  return (
    <div className={styles.summary}>
      <h2 className={styles.summaryTitle}>Ваш заказ</h2>
      <div className={styles.lines}>
        <Line
          label={`${cart.selectedItemsCount} ${cartCountWord(cart.selectedItemsCount)}`}
          value={formatPrice(cart.selectedTotal)}
        />
        {cart.carts.flatMap((subCart) =>
          discountLines(subCart).map(({ key, label, amount }) => (
            <Line key={`${subCart.cartId}-${key}`} label={label} value={formatPrice(-amount)} isGain />
          )),
        )}
        {deliveries.map(({ cartId, serviceName, type, price }) => (
          <Line
            key={cartId}
            label={`${deliveryWord(type)} «${serviceName}»`}
            value={price === null ? 'выберите время' : deliveryCost(price)}
          />
        ))}
      </div>
      <Divider />
      <p className={styles.total} aria-live="polite">
        <b className={styles.totalLabel}>К оплате</b>
        <b className={styles.totalValue}>{formatPrice(total)}</b>
      </p>
      {fields}
      {consent}
      {notice}
      <div className={styles.submit}>
        <Button
          size="l"
          isFullWidth
          onClick={onSubmit}
          isLoading={isLoading}
          loadingText="Оформляем"
          isDisabled={isDisabled}
        >
          Оплатить {formatPrice(total)}
        </Button>
      </div>
    </div>
  );
}

export interface CheckoutPayBarProps {
  /** Kopecks. */
  total: number;
  onSubmit: () => void;
  isLoading?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

/** The total and the button in the bottom bar of a phone. */
export function CheckoutPayBar({ total, onSubmit, isLoading, isDisabled }: CheckoutPayBarProps) {
  useRootMark(bottomBarMark);
  return (
    <div className={bottomBar} role="group" aria-label="Оплата">
      <span className={styles.barSum}>
        <span className={styles.small}>К оплате</span>
        <span className={styles.barPrice}>{formatPrice(total)}</span>
      </span>
      <span className={styles.barButton}>
        <Button onClick={onSubmit} isLoading={isLoading} loadingText="Оформляем" isDisabled={isDisabled}>
          Оплатить
        </Button>
      </span>
    </div>
  );
}
