import { use, useId, type ReactNode } from 'react';
import { FieldErrors } from '../../internal/fieldErrors.ts';
import * as styles from './Field.css.ts';
import { FieldNote } from './FieldNote.tsx';

/** Props common to all fields. */
export interface FieldProps {
  /** Label above the field. A placeholder is only an example, never the label. */
  label: string;
  /** Hint below the field; an error replaces it. */
  hint?: ReactNode;
  /** What is wrong and how to fix it, in one sentence. */
  error?: string | undefined;
  /** Marks the label. A form without `noValidate` is not sent while the field is empty. */
  isRequired?: boolean | undefined;
  /** Id of the control or the group. @default generated */
  id?: string | undefined;
  /** Goes to the control or the group: `data-testid`. */
  [data: `data-${string}`]: unknown;
}

/** Attributes that link a control to its label, hint and error, and all others that were given to the frame. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: boolean;
  [data: `data-${string}`]: unknown;
}

interface FieldFrameProps extends FieldProps {
  /** Shown below on the right: «87 / 200». */
  counter?: string | undefined;
  /** `group` or `radiogroup` for several controls under one label. @default 'control' */
  kind?: 'control' | 'group' | 'radiogroup' | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** The frame of a field: label above, hint or error below, linked by ids. */
export function Field({
  label,
  hint,
  error: givenError,
  isRequired = false,
  counter,
  kind = 'control',
  id,
  children,
  ...attributes
}: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const error = givenError ?? use(FieldErrors)[controlId];
  const noteId = error || hint != null ? `${controlId}-note` : undefined;
  const control: FieldControl = {
    ...(kind === 'control' && attributes),
    id: controlId,
    'aria-describedby': noteId,
    'aria-invalid': error ? true : undefined,
    required: isRequired,
  };
  const name = (
    <>
      {label}
      {isRequired && (
        <span className={styles.required} aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  );
  const content = (
    <>
      {children(control)}
      <FieldNotes noteId={noteId} hint={hint} error={error} counter={counter} />
    </>
  );
  if (kind === 'control') {
    return (
      <div data-part="field" className={styles.field}>
        <label data-part="label" className={styles.label} htmlFor={controlId}>
          {name}
        </label>
        {content}
      </div>
    );
  }
  return (
    <div
      id={id}
      data-part="field"
      className={styles.field}
      role={kind}
      aria-labelledby={`${controlId}-label`}
      {...groupState(kind, control)}
      {...attributes}
    >
      <span data-part="label" className={styles.label} id={`${controlId}-label`}>
        {name}
      </span>
      {content}
    </div>
  );
}

/** A radio group can be invalid or required as a whole; other groups can't. */
function groupState(kind: 'group' | 'radiogroup', { id: _id, required, ...state }: FieldControl) {
  if (kind === 'group') return { 'aria-describedby': state['aria-describedby'] };
  return { ...state, 'aria-required': required || undefined };
}

interface FieldNotesProps extends Pick<FieldFrameProps, 'hint' | 'error' | 'counter'> {
  noteId: string | undefined;
}

function FieldNotes({ noteId, hint, error, counter }: FieldNotesProps) {
  if (!noteId && !counter) return null;
  return (
    <div className={styles.notes}>
      {noteId && <FieldNote id={noteId} hint={hint} error={error} />}
      {counter && <span className={styles.counter}>{counter}</span>}
    </div>
  );
}
