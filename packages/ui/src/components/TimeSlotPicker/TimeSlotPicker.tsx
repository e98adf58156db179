import { formatPrice } from '@vetka/domain/money';
import { useId } from 'react';
import * as tile from '../../internal/tile/tile.css.ts';
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

export interface TimeSlotPickerProps extends FieldProps {
  slots: readonly TimeSlot[];
  /** `from` of the chosen slot, or `null` while nothing is chosen. */
  value: string | null;
  onChange: (from: string) => void;
  name?: string | undefined;
}

/** Intervals of a day. Arrows move and choose (native radio group); an unavailable one gives its reason. */
export function TimeSlotPicker({ slots, value, onChange, name, ...frame }: TimeSlotPickerProps) {
  const ownName = useId();
  return (
    <Field {...frame} kind="radiogroup">
      {() => (
        <div className={styles.slots}>
          {slots.map((slot) => (
            <label key={slot.from} className={styles.slot}>
              <input
                className={tile.native}
                type="radio"
                name={name ?? ownName}
                value={slot.from}
                checked={slot.from === value}
                disabled={!slot.isAvailable}
                onChange={() => onChange(slot.from)}
              />
              <span className={tile.name}>{`${slot.from}–${slot.to}`}</span>
              <span>{sideNote(slot)}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}

function sideNote({ isAvailable, reason, surcharge }: TimeSlot): string {
  if (!isAvailable) return reason ?? 'Недоступно';
  return surcharge > 0 ? `+${formatPrice(surcharge)}` : '';
}
