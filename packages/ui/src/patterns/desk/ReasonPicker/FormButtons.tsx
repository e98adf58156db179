import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/index.ts';
import * as styles from './FormButtons.css.ts';

export interface FormButtonsProps {
  keepLabel: string;
  onKeep: () => void;
  /** The button that submits. */
  children: ReactNode;
}

/** The foot of the desk's forms: leaving things as they are, and the action. */
export function FormButtons({ keepLabel, onKeep, children }: FormButtonsProps) {
  return (
    <div className={styles.buttons}>
      <span className={styles.keep}>
        <Button variant="tonal" onClick={onKeep}>
          {keepLabel}
        </Button>
      </span>
      {children}
    </div>
  );
}
