import { couponCodeOf, offerLimits } from '@vetka/domain/offer';
import { cutText } from '@vetka/domain/text';
import { MoneyField } from '@vetka/ui/desk/MoneyField';
import { NumberField } from '@vetka/ui/desk/NumberField';
import { SparklesIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Select } from '@vetka/ui/Select';
import { Switch } from '@vetka/ui/Switch';
import { TextField } from '@vetka/ui/TextField';
import { typedMoney, typedNumber } from '../../../shell/forms/typedFigures.ts';
import { DiscountFields, OfferDayFields } from '../../../shell/promotions/DiscountFields.tsx';
import type { CouponDraft, CouponErrors } from './couponDraft.ts';
import * as styles from './offers.css.ts';

const people = [
  { value: 'all' as const, label: 'Всем, кто введёт' },
  { value: 'one' as const, label: 'Одному человеку' },
];

const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

interface CouponFieldsProps {
  draft: CouponDraft;
  errors: CouponErrors;
  onChange: (part: Partial<CouponDraft>) => void;
}

/** All fields of a promo code. */
export function CouponFields(props: CouponFieldsProps) {
  return (
    <>
      <CodeAndDiscount {...props} />
      <OfferDayFields {...props} />
      <Uses {...props} />
      <People {...props} />
    </>
  );
}

function CodeAndDiscount({ draft, errors, onChange }: CouponFieldsProps) {
  return (
    <>
      <TextField
        label="Промокод"
        value={draft.code}
        onChange={(code) => onChange({ code: cutText(code.toUpperCase(), offerLimits.codeTo) })}
        error={errors.code}
        trailing={
          <IconButton
            label="Придумать промокод"
            icon={<SparklesIcon />}
            onClick={() => onChange({ code: couponCodeOf(random) })}
          />
        }
      />
      <DiscountFields draft={draft} errors={errors} onChange={onChange} />
      <MoneyField
        label="Заказ от"
        placeholder="любой"
        {...typedMoney({ value: draft.minTotal, onChange: (minTotal) => onChange({ minTotal }) })}
        error={errors.minTotal}
      />
    </>
  );
}

function Uses({ draft, errors, onChange }: CouponFieldsProps) {
  return (
    <div className={styles.pair}>
      <NumberField
        label="Всего раз"
        placeholder="без предела"
        {...typedNumber({ value: draft.usageLimit, onChange: (usageLimit) => onChange({ usageLimit }) })}
        error={errors.usageLimit}
      />
      <NumberField
        label="Одному человеку"
        {...typedNumber({ value: draft.usagePerUser, onChange: (usagePerUser) => onChange({ usagePerUser }) })}
        error={errors.usagePerUser}
      />
    </div>
  );
}

function People({ draft, errors, onChange }: CouponFieldsProps) {
  return (
    <>
      <Select
        label="Кому"
        options={people}
        value={draft.isPersonal ? 'one' : 'all'}
        onChange={(who) => onChange({ isPersonal: who === 'one' })}
      />
      {draft.isPersonal && (
        <TextField
          label="Никнейм покупателя"
          value={draft.nickname}
          onChange={(nickname) => onChange({ nickname: cutText(nickname, offerLimits.nickname) })}
          error={errors.nickname}
        />
      )}
      <TextField
        label="Название для покупателя"
        hint="Его видно в корзине рядом со скидкой. Без названия там будет сам промокод"
        value={draft.name}
        onChange={(name) => onChange({ name: cutText(name, offerLimits.couponName) })}
        error={errors.name}
      />
      <Switch
        label="Складывается с подпиской"
        isChecked={draft.isCombinable}
        onChange={(isCombinable) => onChange({ isCombinable })}
      />
    </>
  );
}
