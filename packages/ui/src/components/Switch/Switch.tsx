import type { ReactNode } from 'react';
import * as choice from '../../internal/choice/choice.css.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps {
  isChecked: boolean;
  onChange: (isOn: boolean) => void;
  label: ReactNode;
  /** A secondary line. */
  description?: ReactNode;
  isDisabled?: boolean | undefined;
  name?: string | undefined;
}

/**
 * A setting with immediate effect. Use `Checkbox` for a value that is submitted with a form. Space toggles it (APG
 * switch).
 */
export function Switch({ isChecked, onChange, label, description, isDisabled = false, name }: SwitchProps) {
  return (
    <label className={choice.option}>
      <input
        className={choice.native}
        type="checkbox"
        role="switch"
        name={name}
        checked={isChecked}
        aria-checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.track} />
      <span className={choice.words}>
        {label}
        {description && <span className={styles.description}>{description}</span>}
      </span>
    </label>
  );
}
