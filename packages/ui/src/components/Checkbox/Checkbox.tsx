import { use, useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { FieldErrors } from '../../internal/fieldErrors.ts';
import * as choice from '../../internal/choice/choice.css.ts';
import { useMergedRef } from '../../internal/useMergedRef.ts';
import { useValue } from '../../internal/useValue.ts';
import { FieldNote } from '../Field/FieldNote.tsx';
import { CheckIcon } from '../Icon/icons/CheckIcon.ts';
import { MinusIcon } from '../Icon/icons/MinusIcon.ts';
import * as styles from './Checkbox.css.ts';

type OwnAttributes = 'className' | 'style' | 'checked' | 'disabled' | 'required' | 'onChange' | 'type' | 'size';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, OwnAttributes> {
  /** Without it the checkbox keeps its state itself. */
  isChecked?: boolean | undefined;
  /** The first state of a checkbox that keeps it itself. @default false */
  defaultChecked?: boolean | undefined;
  onChange?: ((isChecked: boolean) => void) | undefined;
  /** Next to the checkbox; may contain a link. With `isLabelHidden` it must be a string. */
  label: ReactNode;
  /** A secondary line. */
  description?: ReactNode;
  /** Hides the label visually: a checkbox at the start of a list row. */
  isLabelHidden?: boolean | undefined;
  /** Some of the items it stands for are selected. */
  isIndeterminate?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
  error?: string | undefined;
  /** `s` has small text, for consents. @default 'm' */
  size?: 's' | 'm' | undefined;
}

/** A yes-or-no choice. Use `Switch` for immediate effects. Space toggles it. */
export function Checkbox({ label, description, isLabelHidden = false, size = 'm', ...mark }: CheckboxProps) {
  const ownId = useId();
  const { id = ownId } = mark;
  const error = mark.error ?? use(FieldErrors)[id];
  const noteId = `${id}-note`;
  if (isLabelHidden) {
    return (
      <span className={styles.bare}>
        <Mark {...mark} aria-label={typeof label === 'string' ? label : undefined} />
      </span>
    );
  }
  return (
    <div className={styles.wrap}>
      <label data-part="option" className={choice.option}>
        <Mark {...mark} id={id} error={error} aria-describedby={error ? noteId : undefined} />
        <span className={choice.words}>
          <span className={size === 's' ? styles.small : ''}>{label}</span>
          {description && <span className={styles.description}>{description}</span>}
        </span>
      </label>
      <FieldNote id={noteId} error={error} />
    </div>
  );
}

function Mark(props: Omit<CheckboxProps, 'label' | 'description' | 'isLabelHidden' | 'size'>) {
  const { isChecked, defaultChecked, onChange, isIndeterminate = false, isDisabled = false, ...rest } = props;
  const { isRequired = false, error, ref, ...attributes } = rest;
  const [isOn, toggle] = useValue({ value: isChecked, defaultValue: defaultChecked, onChange }, false);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  useEffect(
    function showIndeterminate() {
      if (input.current) input.current.indeterminate = isIndeterminate;
    },
    [isIndeterminate],
  );
  return (
    <>
      <input
        {...attributes}
        ref={merged}
        className={choice.native}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        required={isRequired}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => toggle(event.target.checked)}
      />
      <span className={choice.check}>{isIndeterminate ? <MinusIcon size="s" /> : <CheckIcon size="s" />}</span>
    </>
  );
}
