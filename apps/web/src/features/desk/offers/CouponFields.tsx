import type { CouponKind } from '@vetka/domain/coupon';
import { couponCodeOf, offerLimits } from '@vetka/domain/offer';
import { DatePicker } from '@vetka/ui/DatePicker';
import { SparklesIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Segmented } from '@vetka/ui/Segmented';
import { Select } from '@vetka/ui/Select';
import { Switch } from '@vetka/ui/Switch';
import { TextField } from '@vetka/ui/TextField';
import type { CouponDraft, CouponErrors } from './couponDraft.ts';
import * as styles from './offers.css.ts';

const kinds: readonly { value: CouponKind; label: string }[] = [
  { value: 'PERCENT', label: 'Процент' },
  { value: 'AMOUNT', label: 'Сумма' },
];
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

/** Everything that the rule of a promo code says. */
export function CouponFields(props: CouponFieldsProps) {
  return (
    <>
      <Discount {...props} />
      <Days {...props} />
      <Uses {...props} />
      <People {...props} />
    </>
  );
}

function Discount({ draft, errors, onChange }: CouponFieldsProps) {
  const isPercent = draft.kind === 'PERCENT';
  return (
    <>
      <TextField
        label="Промокод"
        value={draft.code}
        onChange={(code) => onChange({ code: code.toUpperCase().slice(0, offerLimits.codeTo) })}
        error={errors.code}
        trailing={
          <IconButton
            label="Придумать промокод"
            icon={<SparklesIcon />}
            onClick={() => onChange({ code: couponCodeOf(random) })}
          />
        }
      />
      <Segmented label="Вид скидки" options={kinds} value={draft.kind} onChange={(kind) => onChange({ kind })} />
      <div className={styles.pair}>
        <TextField
          label={isPercent ? 'Скидка, %' : 'Скидка, ₽'}
          inputMode="decimal"
          value={draft.value}
          onChange={(value) => onChange({ value })}
          error={errors.value}
        />
        {isPercent && (
          <TextField
            label="Не больше, ₽"
            placeholder="без потолка"
            inputMode="decimal"
            value={draft.maxDiscount}
            onChange={(maxDiscount) => onChange({ maxDiscount })}
            error={errors.maxDiscount}
          />
        )}
      </div>
      <TextField
        label="Заказ от, ₽"
        placeholder="любой"
        inputMode="decimal"
        value={draft.minTotal}
        onChange={(minTotal) => onChange({ minTotal })}
        error={errors.minTotal}
      />
    </>
  );
}

function Days({ draft, errors, onChange }: CouponFieldsProps) {
  return (
    <div className={styles.pair}>
      <DatePicker
        label="Первый день"
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

function Uses({ draft, errors, onChange }: CouponFieldsProps) {
  return (
    <div className={styles.pair}>
      <TextField
        label="Всего раз"
        placeholder="без предела"
        inputMode="numeric"
        value={draft.usageLimit}
        onChange={(usageLimit) => onChange({ usageLimit })}
        error={errors.usageLimit}
      />
      <TextField
        label="Одному человеку"
        inputMode="numeric"
        value={draft.usagePerUser}
        onChange={(usagePerUser) => onChange({ usagePerUser })}
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
          onChange={(nickname) => onChange({ nickname: nickname.slice(0, offerLimits.nickname) })}
          error={errors.nickname}
        />
      )}
      <TextField
        label="Название для покупателя"
        hint="Его видно в корзине рядом со скидкой. Без названия там будет сам промокод"
        value={draft.name}
        onChange={(name) => onChange({ name: name.slice(0, offerLimits.couponName) })}
        error={errors.name}
      />
      <Switch
        label="Складывается с подпиской"
        isOn={draft.isCombinable}
        onChange={(isCombinable) => onChange({ isCombinable })}
      />
    </>
  );
}
