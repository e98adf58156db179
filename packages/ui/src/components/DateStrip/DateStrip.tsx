import { formatDate } from '@vetka/domain/date';
import { useId, type Ref } from 'react';
import * as tile from '../../internal/tile/tile.css.ts';
import { useValue, type ValueProps } from '../../internal/useValue.ts';
import { useWords } from '../../internal/words/words.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import * as styles from './DateStrip.css.ts';

/** A delivery day, as the API returns it. */
export interface DateStripDay {
  /** `YYYY-MM-DD`. */
  day: string;
  isAvailable: boolean;
  /** Why it is unavailable: «Не успеем собрать». Read out with the day. */
  reason?: string | null | undefined;
}

export interface DateStripProps extends FieldProps, ValueProps<string, null> {
  days: readonly DateStripDay[];
  /** `YYYY-MM-DD`, or `null` while nothing is chosen. */
  value?: string | null | undefined;
  /** Today in the seller's city, `YYYY-MM-DD`; labelled «Сегодня». */
  today?: string | undefined;
  isDisabled?: boolean | undefined;
  name?: string | undefined;
  /** Ref of the group. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The next days in a row. Arrows move and choose (native radio group); an unavailable day gives its reason. */
export function DateStrip(props: DateStripProps) {
  const { days, value: given, defaultValue, onChange, today, isDisabled = false, name, ...frame } = props;
  const [value, choose] = useValue({ value: given, defaultValue, onChange }, null);
  const ownName = useId();
  return (
    <Field {...frame} kind="radiogroup">
      {({ required }) => (
        <div className={styles.strip}>
          {days.map((one) => (
            <Day
              key={one.day}
              {...one}
              name={name ?? ownName}
              isDisabled={isDisabled || !one.isAvailable}
              isToday={one.day === today}
              isChosen={one.day === value}
              isRequired={required}
              onChoose={() => choose(one.day)}
            />
          ))}
        </div>
      )}
    </Field>
  );
}

interface DayProps extends DateStripDay {
  isDisabled: boolean;
  name: string;
  isToday: boolean;
  isChosen: boolean;
  isRequired: boolean;
  onChoose: () => void;
}

function Day({ day, isAvailable, isDisabled, reason, name, isToday, isChosen, isRequired, onChoose }: DayProps) {
  const { today = 'Сегодня' } = useWords();
  return (
    <label className={styles.day} title={isAvailable ? undefined : (reason ?? undefined)}>
      <input
        className={tile.native}
        type="radio"
        name={name}
        value={day}
        checked={isChosen}
        disabled={isDisabled}
        required={isRequired}
        onChange={onChoose}
      />
      <span className={tile.name}>{isToday ? today : formatDate(day, 'EEE')}</span>
      <span>{dayAndMonth(day)}</span>
      {!isAvailable && reason && <VisuallyHidden>{reason}</VisuallyHidden>}
    </label>
  );
}

/** «18 мая», «3 сент.»: the abbreviated month, where one exists. */
function dayAndMonth(day: string): string {
  return formatDate(day, 'd MMM');
}
