import type { CouponKind } from '@vetka/domain/coupon';
import { DatePicker } from '@vetka/ui/DatePicker';
import { MoneyField } from '@vetka/ui/desk/MoneyField';
import { NumberField } from '@vetka/ui/desk/NumberField';
import { Segmented } from '@vetka/ui/Segmented';
import { typedMoney, typedNumber } from '../forms/typedFigures.ts';
import type { DiscountDraft } from './discountDraft.ts';
import * as styles from './promotions.css.ts';

const kinds: readonly { value: CouponKind; label: string }[] = [
  { value: 'PERCENT', label: 'Процент' },
  { value: 'AMOUNT', label: 'Сумма' },
];

interface DiscountFieldsProps {
  draft: DiscountDraft;
  errors: Partial<Record<'value' | 'maxDiscount', string>>;
  onChange: (part: Partial<DiscountDraft>) => void;
}

/** The discount: in percent with an optional limit, or an amount. */
export function DiscountFields({ draft, errors, onChange }: DiscountFieldsProps) {
  const value = { value: draft.value, onChange: (typed: string) => onChange({ value: typed }), error: errors.value };
  return (
    <>
      <Segmented label="Вид скидки" options={kinds} value={draft.kind} onChange={(kind) => onChange({ kind })} />
      {draft.kind === 'AMOUNT' ? (
        <MoneyField label="Скидка" {...typedMoney(value)} />
      ) : (
        <div className={styles.pair}>
          <NumberField label="Скидка" unit="%" {...typedNumber(value)} />
          <MoneyField
            label="Не больше"
            placeholder="без потолка"
            {...typedMoney({ value: draft.maxDiscount, onChange: (maxDiscount) => onChange({ maxDiscount }) })}
            error={errors.maxDiscount}
          />
        </div>
      )}
    </>
  );
}

interface OfferDays {
  startsOn: string | null;
  endsOn: string | null;
}

interface OfferDayFieldsProps {
  draft: OfferDays;
  errors: Partial<Record<keyof OfferDays, string>>;
  /** The time zone of the days. */
  hint?: string;
  onChange: (part: Partial<OfferDays>) => void;
}

/** The first and the last day of an offer. */
export function OfferDayFields({ draft, errors, hint, onChange }: OfferDayFieldsProps) {
  return (
    <div className={styles.pair}>
      <DatePicker
        label="Первый день"
        {...(hint !== undefined && { hint })}
        value={draft.startsOn}
        onChange={(startsOn) => onChange({ startsOn })}
        error={errors.startsOn}
      />
      <DatePicker
        label="Последний день"
        value={draft.endsOn}
        onChange={(endsOn) => onChange({ endsOn })}
        error={errors.endsOn}
      />
    </div>
  );
}
