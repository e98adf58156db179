import { useId, type ReactNode, type Ref } from 'react';
import * as choice from '../../internal/choice/choice.css.ts';
import { useValue, type ValueProps } from '../../internal/useValue.ts';
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

export interface RadioGroupProps<Value extends string = string> extends FieldProps, ValueProps<Value, null> {
  options: readonly RadioOption<Value>[];
  /** `null` while nothing is chosen. */
  value?: Value | null | undefined;
  /** `card` for a few options that need a second line: payment methods. @default 'list' */
  variant?: 'list' | 'card' | undefined;
  isDisabled?: boolean | undefined;
  name?: string | undefined;
  /** Ref of the group. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * One of several visible options.
 *
 * Keyboard (APG radio group, native): arrows move and choose, Tab moves on.
 */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, value: given, defaultValue, onChange, variant = 'list', isDisabled, name, ...frame } = props;
  const [value, choose] = useValue({ value: given, defaultValue, onChange }, null);
  const ownName = useId();
  return (
    <Field {...frame} kind="radiogroup">
      {(control) => (
        <div className={variant === 'card' ? styles.cards : styles.list}>
          {options.map((option) => (
            <Option
              key={option.value}
              {...option}
              isDisabled={isDisabled || option.isDisabled}
              variant={variant}
              name={name ?? ownName}
              isChecked={option.value === value}
              isInvalid={control['aria-invalid']}
              isRequired={control.required}
              onChoose={() => choose(option.value)}
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
  isRequired: boolean;
  onChoose: () => void;
}

function Option({ variant, name, isChecked, isInvalid, isRequired, onChoose, ...option }: OptionProps) {
  return (
    <label data-part="option" className={variant === 'card' ? styles.card : choice.option}>
      <input
        className={choice.native}
        type="radio"
        name={name}
        value={option.value}
        checked={isChecked}
        disabled={option.isDisabled}
        required={isRequired}
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
