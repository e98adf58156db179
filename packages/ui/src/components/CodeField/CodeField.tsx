import type { Ref } from 'react';
import { useValue, type ValueProps } from '../../internal/useValue.ts';
import { Field, type FieldProps } from '../Field/index.ts';
import * as styles from './CodeField.css.ts';

export interface CodeFieldProps extends FieldProps, ValueProps<string> {
  /** Digits typed so far. */
  value?: string | undefined;
  /** The last digit has been entered. */
  onComplete?: ((digits: string) => void) | undefined;
  /** Number of digits. @default 4 */
  length?: number | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  /** Ref of the input. */
  ref?: Ref<HTMLInputElement> | undefined;
  name?: string | undefined;
}

/** A code from an SMS: one input that looks like boxes; supports autofill on phones. */
export function CodeField({
  value: given,
  defaultValue,
  onChange,
  onComplete,
  length = 4,
  isDisabled = false,
  isReadOnly = false,
  name = 'code',
  ...frame
}: CodeFieldProps) {
  const [value, take] = useValue({ value: given, defaultValue, onChange }, '');
  function change(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, length);
    take(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  }
  return (
    <Field {...frame}>
      {(control) => (
        <div className={styles.code}>
          <input
            {...control}
            className={styles.input}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            disabled={isDisabled}
            readOnly={isReadOnly}
            value={value}
            onChange={(event) => change(event.target.value)}
          />
          <Boxes value={value} length={length} />
        </div>
      )}
    </Field>
  );
}

function Boxes({ value, length }: { value: string; length: number }) {
  const current = Math.min(value.length, length - 1);
  return Array.from({ length }, (_, place) => (
    <span key={place} className={styles.cell} data-current={place === current ? '' : undefined} aria-hidden="true">
      {value[place]}
    </span>
  ));
}
