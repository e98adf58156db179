import type { Ref } from 'react';
import { useNativeList } from '../../internal/layers/nativeList.ts';
import { useValue, type ValueProps } from '../../internal/useValue.ts';
import { useWords } from '../../internal/words/words.ts';
import { Field, FieldBox, type FieldProps } from '../Field/index.ts';
import { ChevronDownIcon } from '../Icon/icons/ChevronDownIcon.ts';
import * as styles from './Select.css.ts';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  isDisabled?: boolean | undefined;
}

export interface SelectProps<Value extends string = string> extends FieldProps, ValueProps<Value, null> {
  options: readonly SelectOption<Value>[];
  /** `null`, or a value that is not among the options, shows the placeholder. */
  value?: Value | null | undefined;
  /** Shown while nothing is chosen. @default 'Выберите' */
  placeholder?: string | undefined;
  isDisabled?: boolean | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** One of several options in the native list. Use `RadioGroup` for up to five, `Combobox` for a searchable list. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { choose: chooseText = 'Выберите' } = useWords();
  const { options, value: given, defaultValue, onChange, placeholder = chooseText, isDisabled, ...frame } = props;
  const [value, choose] = useValue({ value: given, defaultValue, onChange }, null);
  // Options may arrive after their value.
  const isChosen = options.some((option) => option.value === value);
  const list = useNativeList();
  return (
    <Field {...frame}>
      {(control) => (
        <FieldBox>
          <select
            {...control}
            {...list}
            className={styles.select}
            disabled={isDisabled}
            value={(isChosen && value) || ''}
            onChange={(event) => choose(event.target.value as Value)}
          >
            {!isChosen && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <ChevronDownIcon />
          </span>
        </FieldBox>
      )}
    </Field>
  );
}
