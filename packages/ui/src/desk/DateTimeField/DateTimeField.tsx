import { useState, type Ref } from 'react';
import { DatePicker, type DatePickerProps } from '../../components/DatePicker/index.ts';
import { Field, type FieldProps } from '../../components/Field/index.ts';
import { useValue, type ValueProps } from '../../internal/useValue.ts';
import { useWords } from '../../internal/words/words.ts';
import { TimeField } from '../TimeField/index.ts';
import * as styles from './DateTimeField.css.ts';

export interface DateTimeFieldProps extends FieldProps, ValueProps<string | null> {
  /** `YYYY-MM-DDTHH:mm` by the clock of the place, or `null` while a part is missing. */
  value?: string | null | undefined;
  onChange?: ((moment: string | null) => void) | undefined;
  /** Today in that place, `YYYY-MM-DD`. @default today in Moscow */
  today?: string | undefined;
  /** The first allowed day. */
  min?: string | undefined;
  /** The last allowed day. */
  max?: string | undefined;
  unavailableReason?: DatePickerProps['unavailableReason'] | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  /** Name of the form field; its value is `YYYY-MM-DDTHH:mm`. */
  name?: string | undefined;
  /** Ref of the group. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const split = (moment: string | null): readonly [day: string | null, time: string | null] => {
  const [day = null, time = null] = moment?.split('T') ?? [];
  return [day, time];
};
const join = (day: string | null, time: string | null) => (day !== null && time !== null ? `${day}T${time}` : null);

/** A day and a time of it. Neither part is lost while the other is missing. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { day: dayLabel = 'День', time: timeLabel = 'Время' } = useWords();
  const { value: given, defaultValue, onChange, today, min, max, unavailableReason, ...rest } = props;
  const { isDisabled, isReadOnly, name, ...frame } = rest;
  const [value, change] = useValue<string | null, never>({ value: given, defaultValue, onChange }, null);
  const [parts, setParts] = useState(() => split(value));
  const [day, time] = join(...parts) === value ? parts : split(value);
  const take = (next: readonly [string | null, string | null]) => {
    setParts(next);
    if (join(...next) !== value) change(join(...next));
  };
  const common = { isDisabled, isReadOnly, isRequired: frame.isRequired };
  return (
    <Field {...frame} kind="group">
      {() => (
        <div className={styles.parts}>
          <DatePicker
            {...common}
            {...{ today, min, max, unavailableReason }}
            label={dayLabel}
            value={day}
            onChange={(next) => take([next, time])}
          />
          <TimeField {...common} label={timeLabel} value={time} onChange={(next) => take([day, next])} />
          {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />}
        </div>
      )}
    </Field>
  );
}
