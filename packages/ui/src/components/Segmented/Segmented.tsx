import { useId, type ReactNode } from 'react';
import { useValue, type ValueProps } from '../../internal/useValue.ts';
import type { ElementAttributes } from '../../internal/tags.ts';
import * as styles from './Segmented.css.ts';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
}

export interface SegmentedProps<Value extends string>
  extends ValueProps<Value>, Omit<ElementAttributes<'fieldset'>, 'onChange' | 'defaultValue' | 'disabled'> {
  /** What is being chosen. Accessible name, not shown. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  isDisabled?: boolean | undefined;
  /** Icons above the text, so that four options fit in one row on a narrow phone. @default false */
  isStacked?: boolean | undefined;
  /** Name of the field in a form. */
  name?: string | undefined;
}

/**
 * One of two to four visible options: the kit's toggle group. Arrow keys move between them, as in any radio group. For
 * independent toggles use `Chip`s with `isSelected`.
 */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value: given, defaultValue, onChange, isDisabled, isStacked, name, ...attributes } = props;
  const [value, choose] = useValue({ value: given, defaultValue, onChange }, options[0]?.value);
  const ownName = useId();
  return (
    <fieldset
      {...attributes}
      data-part="segmented"
      className={styles.group}
      disabled={isDisabled}
      data-stacked={isStacked ? '' : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} data-part="segment" className={styles.option}>
          <input
            className={styles.radio}
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            onChange={() => choose(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
