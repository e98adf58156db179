import type { SubCart } from '@vetka/domain/cart';
import { useId } from 'react';
import { Avatar } from '../../../components/Avatar/index.ts';
import { Checkbox } from '../../../components/Checkbox/index.ts';
import { TrashIcon } from '../../../components/Icon/icons/TrashIcon.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Anchor } from '../../../components/Link/index.ts';
import { NotAccepting } from '../../NotAccepting.tsx';
import { servicePath } from '../../paths.ts';
import { CartRow } from '../CartRow/index.ts';
import type { CartHandlers } from '../cartHandlers.ts';
import { CouponField } from '../CouponField/index.ts';
import { DiscountSummary } from '../DiscountSummary/index.ts';
import * as styles from './SubCartBlock.css.ts';

export interface SubCartBlockProps extends CartHandlers {
  subCart: SubCart;
}

function Head({
  subCart,
  onToggle,
  onClear,
  nameId,
}: Pick<SubCartBlockProps, 'subCart' | 'onToggle' | 'onClear'> & { nameId: string }) {
  const { service, items, cartId } = subCart;
  const available = items.filter(({ isAvailable }) => isAvailable);
  const chosen = available.filter(({ isSelected }) => isSelected);
  const isAll = available.length > 0 && chosen.length === available.length;
  const toggleAll = () => (isAll ? available : available.filter(({ isSelected }) => !isSelected)).forEach(onToggle);
  return (
    <div className={styles.head}>
      <span className={styles.check}>
        <Checkbox
          label={`Выбрать всё: ${service.name}`}
          isLabelHidden
          isChecked={isAll}
          isIndeterminate={chosen.length > 0 && !isAll}
          isDisabled={available.length === 0}
          onChange={toggleAll}
        />
      </span>
      <Avatar name={service.name} src={service.mediaFile?.url} size="s" colorIndex={service.id} />
      <Anchor id={nameId} className={styles.name} href={servicePath(service.slug)}>
        {service.name}
      </Anchor>
      {onClear && (
        <span className={styles.clear}>
          <IconButton label={`Удалить всё: ${service.name}`} icon={<TrashIcon />} onClick={() => onClear(cartId)} />
        </span>
      )}
    </div>
  );
}

/** All items of one shop, with its coupon and discounts. */
export function SubCartBlock(props: SubCartBlockProps) {
  const { subCart, onToggle, onQuantity, onRemove, onCoupon, onCouponRemove, busyItems, busyCoupons, couponErrors } =
    props;
  const { cartId, items, coupon } = subCart;
  const nameId = useId();
  return (
    <section className={styles.block} aria-labelledby={nameId}>
      <Head subCart={subCart} nameId={nameId} onToggle={onToggle} onClear={props.onClear} />
      {!subCart.isAcceptingOrders && (
        <NotAccepting>Снимите выбор с его товаров, чтобы оформить остальное, или вернитесь позже.</NotAccepting>
      )}
      <ul className={styles.rows}>
        {items.map((item) => (
          <CartRow
            key={item.cartProductId}
            item={item}
            onToggle={onToggle}
            onQuantity={onQuantity}
            onRemove={onRemove}
            isLoading={busyItems?.has(item.cartProductId) ?? false}
            error={props.itemErrors?.[item.cartProductId]}
          />
        ))}
      </ul>
      <CouponField
        coupon={coupon}
        onApply={(code) => onCoupon(cartId, code)}
        onRemove={onCouponRemove && (() => onCouponRemove(cartId))}
        isLoading={busyCoupons?.has(cartId) ?? false}
        error={couponErrors?.[cartId]}
        problem={subCart.couponProblem}
      />
      <DiscountSummary subCart={subCart} />
    </section>
  );
}
