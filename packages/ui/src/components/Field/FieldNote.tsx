import type { ReactNode } from 'react';
import { AlertIcon } from '../Icon/icons/AlertIcon.ts';
import * as styles from './Field.css.ts';

export interface FieldNoteProps {
  /** Referenced by the control's `aria-describedby`. */
  id?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
}

/** The line below a control: its error, otherwise its hint, otherwise nothing. */
export function FieldNote({ id, hint, error }: FieldNoteProps) {
  if (error) {
    return (
      <p id={id} data-part="error" className={styles.error}>
        <span className={styles.errorIcon}>
          <AlertIcon size="s" />
        </span>
        {error}
      </p>
    );
  }
  if (hint == null) return null;
  return (
    <p id={id} data-part="hint" className={styles.hint}>
      {hint}
    </p>
  );
}
