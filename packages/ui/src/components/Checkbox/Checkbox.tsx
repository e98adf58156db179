import { useEffect, useId, useRef, type ReactNode } from 'react';
import * as choice from '../../internal/choice/choice.css.ts';
import { FieldNote } from '../Field/FieldNote.tsx';
import { CheckIcon } from '../Icon/icons/CheckIcon.ts';
import { MinusIcon } from '../Icon/icons/MinusIcon.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
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
  name?: string | undefined;
  value?: string | undefined;
  /** Ref of the input. */
  id?: string | undefined;
}

/** A yes-or-no choice. Use `Switch` for immediate effects. Space toggles it. */
export function Checkbox(props: CheckboxProps) {
  const { label, description, isLabelHidden = false, size = 'm', error } = props;
  const noteId = useId();
  if (isLabelHidden) {
    return (
      <span className={styles.bare}>
        <Mark {...props} noteId={undefined} />
      </span>
    );
  }
  return (
    <div className={styles.wrap}>
      <label className={choice.option}>
        <Mark {...props} noteId={error ? noteId : undefined} />
        <span className={choice.words}>
          <span className={size === 's' ? styles.small : ''}>{label}</span>
          {description && <span className={styles.description}>{description}</span>}
        </span>
      </label>
      <FieldNote id={noteId} error={error} />
    </div>
  );
}

interface MarkProps extends Omit<CheckboxProps, 'label' | 'description'> {
  noteId: string | undefined;
}

function Mark(props: MarkProps & { label: ReactNode }) {
  const { isChecked, onChange, isIndeterminate = false, isDisabled = false, isRequired = false, error, noteId } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(
    function showIndeterminate() {
      if (input.current) input.current.indeterminate = isIndeterminate;
    },
    [isIndeterminate],
  );
  return (
    <>
      <input
        ref={input}
        className={choice.native}
        type="checkbox"
        id={props.id}
        name={props.name}
        value={props.value}
        aria-label={props.isLabelHidden && typeof props.label === 'string' ? props.label : undefined}
        aria-describedby={noteId}
        aria-invalid={error ? true : undefined}
        aria-required={isRequired || undefined}
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={choice.check}>{isIndeterminate ? <MinusIcon size="s" /> : <CheckIcon size="s" />}</span>
    </>
  );
}
