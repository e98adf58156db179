import type { ComponentProps, ReactNode } from 'react';
import * as choice from '../../internal/choice/choice.css.ts';
import { useValue } from '../../internal/useValue.ts';
import * as styles from './Switch.css.ts';

type OwnAttributes =
  | 'className'
  | 'style'
  | 'checked'
  | 'disabled'
  | 'required'
  | 'onChange'
  | 'type'
  | 'role'
  | 'size';

export interface SwitchProps extends Omit<ComponentProps<'input'>, OwnAttributes> {
  /** Without it the switch keeps its state itself. */
  isChecked?: boolean | undefined;
  /** The first state of a switch that keeps it itself. @default false */
  defaultChecked?: boolean | undefined;
  onChange?: ((isChecked: boolean) => void) | undefined;
  label: ReactNode;
  /** A secondary line. */
  description?: ReactNode;
  isDisabled?: boolean | undefined;
}

/**
 * A setting with immediate effect. Use `Checkbox` for a value that is submitted with a form. Space toggles it (APG
 * switch).
 */
export function Switch(props: SwitchProps) {
  const { isChecked, defaultChecked, onChange, label, description, isDisabled = false, ...attributes } = props;
  const [isOn, toggle] = useValue({ value: isChecked, defaultValue: defaultChecked, onChange }, false);
  return (
    <label data-part="option" className={choice.option}>
      <input
        {...attributes}
        className={choice.native}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        onChange={(event) => toggle(event.target.checked)}
      />
      <span className={styles.track} />
      <span className={choice.words}>
        {label}
        {description && <span className={styles.description}>{description}</span>}
      </span>
    </label>
  );
}
