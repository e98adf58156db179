import { useId, type ReactNode } from 'react';
import * as choice from '../../internal/choice/choice.css.ts';
import { Field, type FieldControl, type FieldProps } from '../Field/index.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** A secondary line: «Мир, Visa, Mastercard». */
  description?: ReactNode;
  /** Content on the right: a price. */
  aside?: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps<Value extends string = string> extends FieldProps {
  options: readonly RadioOption<Value>[];
  /** `null` while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** `card` for a few options that need a second line: payment methods. @default 'list' */
  variant?: 'list' | 'card' | undefined;
  name?: string | undefined;
}

/**
 * One of several visible options.
 *
 * Keyboard (APG radio group, native): arrows move and choose, Tab moves on.
 */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, value, onChange, variant = 'list', name, ...frame } = props;
  const ownName = useId();
  return (
    <Field {...frame} kind="radiogroup">
      {(control) => (
        <div className={variant === 'card' ? styles.cards : styles.list}>
          {options.map((option) => (
            <Option
              key={option.value}
              {...option}
              variant={variant}
              name={name ?? ownName}
              isChecked={option.value === value}
              isInvalid={control['aria-invalid']}
              onChoose={() => onChange(option.value)}
            />
          ))}
        </div>
      )}
    </Field>
  );
}

interface OptionProps extends RadioOption {
  variant: 'list' | 'card';
  name: string;
  isChecked: boolean;
  isInvalid: FieldControl['aria-invalid'];
  onChoose: () => void;
}

function Option({ variant, name, isChecked, isInvalid, onChoose, ...option }: OptionProps) {
  return (
    <label className={variant === 'card' ? styles.card : choice.option}>
      <input
        className={choice.native}
        type="radio"
        name={name}
        value={option.value}
        checked={isChecked}
        disabled={option.isDisabled}
        data-invalid={isInvalid ? '' : undefined}
        onChange={onChoose}
      />
      <span className={choice.round} />
      <span className={choice.words}>
        <span className={variant === 'card' ? styles.cardLabel : ''}>{option.label}</span>
        {option.description && <span className={styles.description}>{option.description}</span>}
      </span>
      {option.aside && <span className={styles.aside}>{option.aside}</span>}
    </label>
  );
}
