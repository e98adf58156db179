import { useNativeList } from '../../internal/layers/nativeList.ts';
import { Field, FieldBox, type FieldProps } from '../Field/index.ts';
import { ChevronDownIcon } from '../Icon/icons/ChevronDownIcon.ts';
import * as styles from './Select.css.ts';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  isDisabled?: boolean | undefined;
}

export interface SelectProps<Value extends string = string> extends FieldProps {
  options: readonly SelectOption<Value>[];
  /** `null` shows the placeholder. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Shown while nothing is chosen. @default 'Выберите' */
  placeholder?: string | undefined;
  isDisabled?: boolean | undefined;
  name?: string | undefined;
}

/** One of several options in the native list. Use `RadioGroup` for up to five, `Combobox` for a searchable list. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onChange, placeholder = 'Выберите', isDisabled = false, name, ...frame } = props;
  const list = useNativeList();
  return (
    <Field {...frame}>
      {(control) => (
        <FieldBox>
          <select
            {...control}
            {...list}
            className={styles.select}
            name={name}
            disabled={isDisabled}
            value={value ?? ''}
            onChange={(event) => onChange(event.target.value as Value)}
          >
            {value === null && (
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
