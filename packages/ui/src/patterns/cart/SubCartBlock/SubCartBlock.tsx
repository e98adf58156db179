import { useId } from 'react';
import { Avatar } from '../../../components/Avatar/index.ts';
import { Checkbox } from '../../../components/Checkbox/index.ts';
import { TrashIcon } from '../../../components/Icon/icons/TrashIcon.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { MaybeAnchor } from '../../MaybeAnchor.tsx';
import { NotAccepting } from '../../NotAccepting.tsx';
import { servicePath } from '../../paths.ts';
import { CartRow } from '../CartRow/index.ts';
import type { CartHandlers } from '../cartHandlers.ts';
import type { CartLineView, SubCartView } from '../cartView.ts';
import { CouponField } from '../CouponField/index.ts';
import { DiscountSummary } from '../DiscountSummary/index.ts';
import * as styles from './SubCartBlock.css.ts';

export interface SubCartBlockProps<Line extends CartLineView = CartLineView> extends CartHandlers<Line> {
  subCart: SubCartView<Line>;
}

type HeadProps<Line extends CartLineView> = Pick<SubCartBlockProps<Line>, 'subCart' | 'onToggle' | 'onClear'>;

function Head<Line extends CartLineView>(props: HeadProps<Line> & { nameId: string }) {
  const { subCart, onToggle, onClear, nameId } = props;
  const { service, items, cartId } = subCart;
  const available = items.filter(({ isAvailable }) => isAvailable !== false);
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
      <MaybeAnchor id={nameId} className={styles.name} href={service.slug && servicePath(service.slug)}>
        {service.name}
      </MaybeAnchor>
      {onClear && (
        <span className={styles.clear}>
          <IconButton label={`Удалить всё: ${service.name}`} icon={<TrashIcon />} onClick={() => onClear(cartId)} />
        </span>
      )}
    </div>
  );
}

/** All items of one shop, with its coupon and discounts. */
export function SubCartBlock<Line extends CartLineView>(props: SubCartBlockProps<Line>) {
  const { subCart, onToggle, onQuantity, onRemove, onCoupon, onCouponRemove, busyItems, busyCoupons, couponErrors } =
    props;
  const { cartId, items, coupon = null } = subCart;
  const nameId = useId();
  return (
    <section className={styles.block} aria-labelledby={nameId}>
      <Head subCart={subCart} nameId={nameId} onToggle={onToggle} onClear={props.onClear} />
      {subCart.isAcceptingOrders === false && (
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
      {onCoupon && (
        <CouponField
          coupon={coupon}
          onApply={(code) => onCoupon(cartId, code)}
          onRemove={onCouponRemove && (() => onCouponRemove(cartId))}
          isLoading={busyCoupons?.has(cartId) ?? false}
          error={couponErrors?.[cartId]}
          problem={subCart.couponProblem}
        />
      )}
      <DiscountSummary subCart={subCart} />
    </section>
  );
}
