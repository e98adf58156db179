import type { MouseEvent, ReactNode, Ref } from 'react';
import { classes } from '../../internal/classes.ts';
import * as styles from './FieldBox.css.ts';

export interface FieldBoxProps {
  /** A single native control. The box reads its state: focus, `aria-invalid`, `disabled`. */
  children: ReactNode;
  /** An icon before the control. */
  leading?: ReactNode;
  /** Icon buttons after the control. */
  trailing?: ReactNode;
  /** For a multi-line control. */
  isArea?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A press on the padding or on the icon focuses the control. */
function focusControl(event: MouseEvent<HTMLElement>) {
  const target = event.target as Element;
  if (target.closest('button, input, textarea, select, a')) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus();
}

/** The border around a native control, 52 px high, with slots for an icon and buttons. */
export function FieldBox({ children, leading, trailing, isArea = false, ref }: FieldBoxProps) {
  return (
    <div
      ref={ref}
      role="presentation"
      data-part="field-box"
      className={classes(styles.box, isArea && styles.area)}
      onMouseDown={focusControl}
    >
      {leading && <span className={styles.leading}>{leading}</span>}
      {children}
      {trailing && <span className={styles.trailing}>{trailing}</span>}
    </div>
  );
}
