import { cartMessages, maxQuantity } from '@vetka/domain/cart';
import { formatPrice } from '@vetka/domain/money';
import { useState } from 'react';
import { Checkbox } from '../../../components/Checkbox/index.ts';
import { FieldNote } from '../../../components/Field/FieldNote.tsx';
import { TrashIcon } from '../../../components/Icon/icons/TrashIcon.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Image } from '../../../components/Image/index.ts';
import { Price } from '../../../components/Price/index.ts';
import { QuantityStepper } from '../../../components/QuantityStepper/index.ts';
import { classes } from '../../../internal/classes.ts';
import { MaybeAnchor } from '../../MaybeAnchor.tsx';
import { productPath } from '../../paths.ts';
import type { CartHandlers } from '../cartHandlers.ts';
import type { CartLineView } from '../cartView.ts';
import * as styles from './CartRow.css.ts';

export interface CartRowProps<Line extends CartLineView = CartLineView> extends Pick<
  CartHandlers<Line>,
  'onToggle' | 'onQuantity' | 'onRemove'
> {
  item: Line;
  /** A change is being saved: the controls are disabled. */
  isLoading?: boolean | undefined;
  /** Why its last change was refused. */
  error?: string | undefined;
}

/** «Цена выросла на 90 ₽». */
function ChangedPrice({ item: { changedFrom = null, product } }: { item: CartLineView }) {
  if (changedFrom === null || changedFrom === product.price) return null;
  const difference = product.price - changedFrom;
  return (
    <p className={styles.changed}>
      {difference > 0 ? 'Цена выросла на' : 'Цена снизилась на'} {formatPrice(Math.abs(difference))}
    </p>
  );
}

function PriceLine({ item: { product, quantity } }: { item: CartLineView }) {
  const { price, oldPrice = null } = product;
  return (
    <div className={styles.price}>
      <Price value={price * quantity} oldValue={oldPrice === null ? null : oldPrice * quantity} />
      {quantity > 1 && <span className={styles.each}>{formatPrice(price)} за шт</span>}
    </div>
  );
}

interface ControlsProps<Line extends CartLineView> extends CartRowProps<Line> {
  max: number;
  onExcess: (isOver: boolean) => void;
}

function Controls<Line extends CartLineView>(props: ControlsProps<Line>) {
  const { item, max, onQuantity, onExcess, onRemove, isLoading = false } = props;
  const { product, quantity, isAvailable = true } = item;
  return (
    <div className={styles.controls}>
      {isAvailable && (
        <span className={styles.stepper}>
          <QuantityStepper
            label={`Количество: ${product.title}`}
            value={quantity}
            max={max}
            onChange={(next) => {
              onExcess(false);
              onQuantity(item, next);
            }}
            onExcess={() => onExcess(true)}
          />
        </span>
      )}
      <span className={styles.remove}>
        <IconButton
          label={`Удалить: ${product.title}`}
          icon={<TrashIcon />}
          isDisabled={isLoading}
          onClick={() => onRemove(item)}
        />
      </span>
    </div>
  );
}

/** One line of the cart. An unavailable product stays visible but can't be selected. */
export function CartRow<Line extends CartLineView>(props: CartRowProps<Line>) {
  const { item, onToggle } = props;
  const { product, isAvailable = true, isSelected } = item;
  const href = product.slug && productPath(product.slug);
  const isPale = !isAvailable || !isSelected;
  const max = maxQuantity(product.stock ?? null);
  const [isOver, setOver] = useState(false);
  const error = props.error ?? (isOver && cartMessages.stock(max));
  return (
    <li className={styles.row} {...(props.isLoading && { 'aria-busy': true })}>
      <span className={styles.check}>
        <Checkbox
          label={`Выбрать: ${product.title}`}
          isLabelHidden
          isChecked={isAvailable && isSelected}
          isDisabled={!isAvailable}
          onChange={() => onToggle(item)}
        />
      </span>
      <MaybeAnchor
        className={classes(styles.picture, isPale && styles.pale)}
        href={href}
        tabIndex={-1}
        aria-hidden="true"
      >
        <Image src={product.mediaFiles?.[0]?.url} alt="" width={88} corner="s" />
      </MaybeAnchor>
      <div className={styles.words}>
        <MaybeAnchor className={classes(styles.title, isPale && styles.quiet)} href={href}>
          {product.title}
        </MaybeAnchor>
        {isAvailable ? (
          <>
            <ChangedPrice item={item} />
            <PriceLine item={item} />
            {product.promotion && <p className={styles.note}>Акция «{product.promotion}»</p>}
          </>
        ) : (
          <p className={styles.note}>{cartMessages.unavailable}</p>
        )}
        <Controls {...props} max={max} onExcess={setOver} />
        {error && (
          <div className={styles.refusal} role="alert">
            <FieldNote id={`cart-line-${item.cartProductId}`} error={error} />
          </div>
        )}
      </div>
    </li>
  );
}
