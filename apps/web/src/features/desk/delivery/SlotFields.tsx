import { Button } from '@vetka/ui/Button';
import { PlusIcon, TrashIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { MoneyField } from '@vetka/ui/desk/MoneyField';
import { NumberField } from '@vetka/ui/desk/NumberField';
import { Select } from '@vetka/ui/Select';
import { timesWith } from '../halfHours.ts';
import { typedMoney, typedNumber } from '../../../shell/forms/typedFigures.ts';
import * as styles from './delivery.css.ts';
import { nextSlot, type DraftErrors, type SlotDraft, type SlotField } from './slotDraft.ts';

const weekdays = [
  { value: '', label: 'Каждый день' },
  ...['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье'].map((label, index) => ({
    value: String(index + 1),
    label,
  })),
];

interface SlotFieldsProps {
  slots: readonly SlotDraft[];
  onChange: (slots: SlotDraft[]) => void;
  /** Messages by `{field}.{index}.{name}`. */
  errors: DraftErrors;
  field: string;
  /** The hours are those of a week, so each has its weekday. */
  hasWeekdays?: boolean;
}

/** Hours of delivery with their limits, one under another. */
export function SlotFields({ slots, onChange, errors, field, hasWeekdays = false }: SlotFieldsProps) {
  const change = (key: number, part: Partial<SlotDraft>) =>
    onChange(slots.map((slot) => (slot.key === key ? { ...slot, ...part } : slot)));
  return (
    <div className={styles.slots}>
      {slots.map((slot, index) => (
        <SlotRow
          key={slot.key}
          slot={slot}
          onChange={(part) => change(slot.key, part)}
          onRemove={() => onChange(slots.filter(({ key }) => key !== slot.key))}
          errorOf={(name) => errors[`${field}.${index}.${name}`]}
          hasWeekdays={hasWeekdays}
        />
      ))}
      <div>
        <Button variant="tonal" icon={<PlusIcon />} onClick={() => onChange([...slots, nextSlot(slots)])}>
          Добавить время
        </Button>
      </div>
    </div>
  );
}

interface SlotRowProps {
  slot: SlotDraft;
  onChange: (part: Partial<SlotDraft>) => void;
  onRemove: () => void;
  errorOf: (name: SlotField) => string | undefined;
  hasWeekdays: boolean;
}

function SlotRow({ slot, onChange, onRemove, errorOf, hasWeekdays }: SlotRowProps) {
  const hours = `${slot.from}–${slot.to}`;
  return (
    <fieldset className={styles.slotFields}>
      <legend className={styles.slotLegend}>
        {hours}
        <IconButton label={`Убрать время ${hours}`} icon={<TrashIcon />} onClick={onRemove} />
      </legend>
      {hasWeekdays && (
        <div className={styles.wholeRow}>
          <Select
            label="День недели"
            options={weekdays}
            value={slot.weekday}
            onChange={(weekday) => onChange({ weekday })}
            error={errorOf('weekday')}
          />
        </div>
      )}
      <Select
        label="С"
        options={timesWith(slot.from)}
        value={slot.from}
        onChange={(from) => onChange({ from })}
        error={errorOf('from')}
      />
      <Select
        label="До"
        options={timesWith(slot.to)}
        value={slot.to}
        onChange={(to) => onChange({ to })}
        error={errorOf('to')}
      />
      <Limits slot={slot} onChange={onChange} errorOf={errorOf} />
      <MoneyField
        label="Доплата"
        placeholder="Нет"
        {...typedMoney({ value: slot.surcharge, onChange: (surcharge) => onChange({ surcharge }) })}
        error={errorOf('surcharge')}
      />
      <Select
        label="Заказ до"
        options={[{ value: '', label: 'Пока успеваем' }, ...timesWith(slot.orderUntil)]}
        value={slot.orderUntil}
        onChange={(orderUntil) => onChange({ orderUntil })}
        error={errorOf('orderUntil')}
      />
    </fieldset>
  );
}

function Limits({ slot, onChange, errorOf }: Pick<SlotRowProps, 'slot' | 'onChange' | 'errorOf'>) {
  return (
    <>
      <NumberField
        label="Заказов"
        placeholder="Без предела"
        {...typedNumber({ value: slot.capacity, onChange: (capacity) => onChange({ capacity }) })}
        error={errorOf('capacity')}
      />
      <NumberField
        label="Минут работы"
        placeholder="Без предела"
        {...typedNumber({
          value: slot.capacityMinutes,
          onChange: (capacityMinutes) => onChange({ capacityMinutes }),
        })}
        error={errorOf('capacityMinutes')}
      />
    </>
  );
}
