import { useState, type KeyboardEvent } from 'react';
import { Field, FieldBox } from '../../components/Field/index.ts';
import { useTextControl, type TextControlProps } from '../../components/Field/textControl.ts';
import { ClockIcon } from '../../components/Icon/icons/ClockIcon.ts';
import { useRefusal } from '../../internal/useRefusal.ts';
import { useValue, type ValueProps } from '../../internal/useValue.ts';
import { useWords, type Words } from '../../internal/words/words.ts';
import { isAllowed, minutesOf, timeText, wholeTime, type TimeRules } from './timeText.ts';
import * as styles from './TimeField.css.ts';

export interface TimeFieldProps
  extends
    Omit<TextControlProps, 'value' | 'defaultValue' | 'onChange' | 'inputMode' | 'autoComplete' | 'onBlur'>,
    TimeRules,
    ValueProps<string | null> {
  /** `HH:mm`, or `null` without a valid time. */
  value?: string | null | undefined;
  /** A complete, allowed time was typed, or the text is no longer a time (`null`). */
  onChange?: ((time: string | null) => void) | undefined;
  /** How far an arrow key goes, in minutes. @default 15 */
  step?: number | undefined;
  onBlur?: (() => void) | undefined;
}

const clock = (
  <span className={styles.clock}>
    <ClockIcon />
  </span>
);

const early = (time: string) => `Не раньше ${time}`;
const late = (time: string) => `Не позже ${time}`;

function errorOf(text: string, { min, max }: TimeRules, words: Words): string | undefined {
  const { noSuchTime = 'Напишите время как 09:30', timeTooEarly = early, timeTooLate = late } = words;
  if (text === '') return undefined;
  if (minutesOf(text) === null) return noSuchTime;
  if (min !== undefined && text < min) return timeTooEarly(min);
  return max !== undefined && text > max ? timeTooLate(max) : undefined;
}

/**
 * A time of day. «9», «930» and «9:30» are completed when the field is left. For intervals of a delivery use
 * `TimeSlotPicker`.
 *
 * Keyboard (APG spinbutton): Up and Down by a step, Page Up and Page Down by an hour.
 */
export function TimeField(props: TimeFieldProps) {
  const words = useWords();
  const { timeExample = 'чч:мм' } = words;
  const { value: given, defaultValue, onChange, min, max, step = 15, onBlur, name, error, ...others } = props;
  const { ref, ...rest } = others;
  const [value, change] = useValue<string | null, never>({ value: given, defaultValue, onChange }, null);
  const [typed, setTyped] = useState(value ?? '');
  const [isLeft, setIsLeft] = useState(false);
  const allowed = (text: string) => (isAllowed(text, { min, max }) ? text : null);
  // The owner has set another time.
  const text = allowed(typed) === value ? typed : (value ?? '');
  function take(next: string): void {
    const kept = next.replace(/[^\d:]/g, '').slice(0, 5);
    setTyped(kept);
    setIsLeft(false);
    if (allowed(kept) !== value) change(allowed(kept));
  }
  function leave(): void {
    if (wholeTime(text) !== text) take(wholeTime(text));
    setIsLeft(true);
  }
  function handleKey(event: KeyboardEvent): void {
    // Enter submits a form without leaving the field.
    if (event.key === 'Enter') leave();
    const by = { ArrowUp: step, ArrowDown: -step, PageUp: 60, PageDown: -60 }[event.key];
    if (by === undefined || rest.isReadOnly) return;
    event.preventDefault();
    const from = minutesOf(text);
    const next = from === null ? (min ?? '09:00') : timeText(from + by);
    if (allowed(next) !== null) take(next);
  }
  const { frame, state, native } = useTextControl({ ...rest, value: text, onChange: take });
  const problem = errorOf(text, { min, max }, words);
  const input = useRefusal(problem, ref);
  return (
    <Field {...frame} error={error ?? (isLeft ? problem : undefined)}>
      {(control) => (
        <FieldBox trailing={clock}>
          <input
            {...native}
            {...state}
            {...control}
            ref={input}
            type="text"
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            placeholder={timeExample}
            aria-valuenow={minutesOf(text) ?? undefined}
            aria-valuetext={text === '' ? undefined : text}
            aria-valuemin={minutesOf(min ?? '00:00') ?? undefined}
            aria-valuemax={minutesOf(max ?? '23:59') ?? undefined}
            onChange={(event) => take(event.target.value)}
            onKeyDown={handleKey}
            onBlur={() => {
              leave();
              onBlur?.();
            }}
          />
          {name && <input type="hidden" name={name} value={value ?? ''} disabled={state.disabled} />}
        </FieldBox>
      )}
    </Field>
  );
}
