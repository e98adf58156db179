import { Field, FieldBox } from '../../components/Field/index.ts';
import { useTextControl, type TextControlProps } from '../../components/Field/textControl.ts';
import { useValue, type ValueProps } from '../../internal/useValue.ts';
import { useMergedRef } from '../../internal/useMergedRef.ts';
import { useWords } from '../../internal/words/words.ts';
import * as styles from './NumberField.css.ts';
import { useTypedNumber } from './useTypedNumber.ts';

export interface NumberFieldProps
  extends
    Omit<TextControlProps, 'value' | 'defaultValue' | 'onChange' | 'inputMode' | 'autoComplete'>,
    ValueProps<number | null> {
  /** Null when the field is empty. */
  value?: number | null | undefined;
  /** Each time another number is typed. Limits are not enforced here: validation reports them. */
  onChange?: ((value: number | null) => void) | undefined;
  /** Where stepping by keys ends; a minus can be typed only if this is below zero. @default 0 */
  min?: number | undefined;
  /** Where stepping by keys ends. @default unlimited */
  max?: number | undefined;
  /** How far an arrow key goes. @default 1 */
  step?: number | undefined;
  /** Digits that can be typed after the comma. @default 0 */
  fractionDigits?: number | undefined;
  /** Shown after the number and read with it: «мин», «₽», «шт». */
  unit?: string | undefined;
}

/**
 * A number in a form. Thousands are grouped while it is typed, other characters are ignored. Use `MoneyField` for an
 * amount in roubles, `QuantityStepper` to add and remove single pieces.
 *
 * Keyboard (APG spinbutton): Up and Down by a step, Page Up and Page Down by ten. Home and End move the caret.
 */
export function NumberField(props: NumberFieldProps) {
  const { empty = 'Пусто' } = useWords();
  const { value: given, defaultValue, onChange: onGiven, min = 0, max = Infinity, step = 1, ...others } = props;
  const { fractionDigits = 0, unit, ref, name, ...rest } = others;
  const [value, onChange] = useValue<number | null, never>({ value: given, defaultValue, onChange: onGiven }, null);
  const { maskRef, text, change, handleKey } = useTypedNumber({ value, onChange, min, max, step, fractionDigits });
  const { frame, state, native } = useTextControl({ ...rest, value: text, onChange: change });
  const input = useMergedRef(maskRef, ref);
  return (
    <Field {...frame}>
      {(control) => (
        <FieldBox trailing={unit && <Unit text={unit} />}>
          <input
            {...native}
            {...state}
            {...control}
            ref={input}
            type="text"
            role="spinbutton"
            inputMode={fractionDigits > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            aria-valuenow={value ?? undefined}
            aria-valuetext={value === null ? empty : [text, unit].filter(Boolean).join(' ')}
            aria-valuemin={min}
            aria-valuemax={max === Infinity ? undefined : max}
            // Maskito changes the text before the event reaches React, so its handler must be onInput.
            onInput={(event) => change(event.currentTarget.value)}
            onKeyDown={state.readOnly ? undefined : handleKey}
          />
          {name && <input type="hidden" name={name} value={value ?? ''} disabled={state.disabled} />}
        </FieldBox>
      )}
    </Field>
  );
}

function Unit({ text }: { text: string }) {
  return (
    <span className={styles.unit} aria-hidden="true">
      {text}
    </span>
  );
}
