import { useInfiniteQuery } from '@tanstack/react-query';
import { formatPrice } from '@vetka/domain/money';
import { Checkbox } from '@vetka/ui/Checkbox';
import { Chip } from '@vetka/ui/Chip';
import { Select } from '@vetka/ui/Select';
import { PagedItems } from '../../../shell/lists/PagedItems.tsx';
import { CategoryChoice } from '../../../shell/promotions/CategoryChoice.tsx';
import { useApi } from '../../../shell/useContext.ts';
import type { CouponDraft, CouponErrors } from './couponDraft.ts';
import { weekdayNames } from './couponWords.ts';
import * as styles from './offers.css.ts';
import { offersQueries } from './offers.queries.ts';

const goods = [
  { value: 'ALL' as const, label: 'На все товары' },
  { value: 'CATEGORIES' as const, label: 'На товары категорий' },
  { value: 'PRODUCTS' as const, label: 'На выбранные товары' },
];
const firstOrders = [
  { value: 'ANY' as const, label: 'На любой заказ' },
  { value: 'SHOP' as const, label: 'На первый заказ в магазине' },
  { value: 'MARKETPLACE' as const, label: 'На первый заказ на «Ветке»' },
];

interface CouponConditionsProps {
  service: string;
  draft: CouponDraft;
  errors: CouponErrors;
  onChange: (part: Partial<CouponDraft>) => void;
}

/** The goods, orders and days for which a promo code is valid. */
export function CouponConditions({ service, draft, errors, onChange }: CouponConditionsProps) {
  const { productIds } = draft;
  return (
    <>
      <Select label="На что" options={goods} value={draft.goods} onChange={(chosen) => onChange({ goods: chosen })} />
      {draft.goods === 'CATEGORIES' && (
        <CategoryChoice
          chosen={draft.categoryIds}
          onChange={(categoryIds) => onChange({ categoryIds })}
          none="Выберите категории"
          error={errors.categoryIds}
        />
      )}
      {draft.goods === 'PRODUCTS' && (
        <Products
          service={service}
          chosen={productIds}
          error={errors.productIds}
          onToggle={(id) =>
            onChange({
              productIds: productIds.includes(id) ? productIds.filter((each) => each !== id) : [...productIds, id],
            })
          }
        />
      )}
      <Select
        label="На какой заказ"
        options={firstOrders}
        value={draft.firstOrder}
        onChange={(firstOrder) => onChange({ firstOrder })}
      />
      <Weekdays chosen={draft.weekdays} onChange={(weekdays) => onChange({ weekdays })} />
    </>
  );
}

interface WeekdaysProps {
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

function Weekdays({ chosen, onChange }: WeekdaysProps) {
  const toggle = (day: number) =>
    onChange(chosen.includes(day) ? chosen.filter((each) => each !== day) : [...chosen, day]);
  return (
    <fieldset className={styles.block}>
      <legend className={styles.label}>{chosen.length === 0 ? 'В любой день недели' : 'Только по этим дням'}</legend>
      <div className={styles.buttons}>
        {weekdayNames.map((name, index) => (
          <Chip key={name} isSelected={chosen.includes(index + 1)} onClick={() => toggle(index + 1)}>
            {name}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

interface ProductsProps {
  service: string;
  chosen: readonly number[];
  error: string | undefined;
  onToggle: (id: number) => void;
}

function Products({ service, chosen, error, onToggle }: ProductsProps) {
  const list = useInfiniteQuery(offersQueries.goods(useApi(), service));
  return (
    <fieldset className={styles.block}>
      <legend className={styles.label}>{chosen.length === 0 ? 'Выберите товары' : `Товары: ${chosen.length}`}</legend>
      {error !== undefined && (
        <span className={styles.note} data-loss="">
          {error}
        </span>
      )}
      <PagedItems list={list} empty={<p className={styles.note}>Товаров пока нет.</p>}>
        {(rows) =>
          rows.map(({ id, title, price }) => (
            <Checkbox
              key={id}
              label={title}
              description={formatPrice(price)}
              isChecked={chosen.includes(id)}
              onChange={() => onToggle(id)}
            />
          ))
        }
      </PagedItems>
    </fieldset>
  );
}
