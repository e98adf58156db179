import { formatPrice } from '@vetka/domain/money';
import { useId, type Ref } from 'react';
import * as tile from '../../internal/tile/tile.css.ts';
import { useValue, type ValueProps } from '../../internal/useValue.ts';
import { useWords } from '../../internal/words/words.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import * as styles from './TimeSlotPicker.css.ts';

/** A delivery interval, as the API returns it. */
export interface TimeSlot {
  /** `HH:mm`; also the slot's id within its day. */
  from: string;
  /** `HH:mm`. */
  to: string;
  /** Kopecks on top of the delivery price. */
  surcharge: number;
  isAvailable: boolean;
  /** Why it is unavailable, shown instead of the surcharge: «Не успеем собрать». */
  reason?: string | null | undefined;
}

export interface TimeSlotPickerProps extends FieldProps, ValueProps<string, null> {
  slots: readonly TimeSlot[];
  /** `from` of the chosen slot, or `null` while nothing is chosen. */
  value?: string | null | undefined;
  isDisabled?: boolean | undefined;
  name?: string | undefined;
  /** Ref of the group. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Intervals of a day. Arrows move and choose (native radio group); an unavailable one gives its reason. */
export function TimeSlotPicker(props: TimeSlotPickerProps) {
  const { unavailable = 'Недоступно' } = useWords();
  const { slots, value: given, defaultValue, onChange, isDisabled = false, name, ...frame } = props;
  const [value, choose] = useValue({ value: given, defaultValue, onChange }, null);
  const ownName = useId();
  return (
    <Field {...frame} kind="radiogroup">
      {({ required }) => (
        <div className={styles.slots}>
          {slots.map((slot) => (
            <label key={slot.from} className={styles.slot}>
              <input
                className={tile.native}
                type="radio"
                name={name ?? ownName}
                value={slot.from}
                checked={slot.from === value}
                disabled={isDisabled || !slot.isAvailable}
                required={required}
                onChange={() => choose(slot.from)}
              />
              <span className={tile.name}>{`${slot.from}–${slot.to}`}</span>
              <span>{sideNote(slot, unavailable)}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}

function sideNote({ isAvailable, reason, surcharge }: TimeSlot, unavailable: string): string {
  if (!isAvailable) return reason ?? unavailable;
  return surcharge > 0 ? `+${formatPrice(surcharge)}` : '';
}
