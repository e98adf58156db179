import { Button } from '@vetka/ui/Button';
import { CheckIcon } from '@vetka/ui/Icon';
import { useId, type ReactNode } from 'react';
import * as styles from './opening.css.ts';

interface StepCardProps {
  number: number;
  title: string;
  /** What is asked; when the step is done, what was answered. */
  note: string;
  state: 'done' | 'current' | 'ahead';
  /** Opens a done step again. */
  onChange?: (() => void) | undefined;
  children?: ReactNode;
}

/** One step of opening a shop. */
export function StepCard({ number, title, note, state, onChange, children }: StepCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id} {...(state === 'current' && { 'aria-current': 'step' })}>
      <div className={styles.head}>
        <span className={styles.disc} data-state={state} aria-hidden="true">
          {state === 'done' ? <CheckIcon /> : number}
        </span>
        <div className={styles.words}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          <p className={styles.note}>{note}</p>
        </div>
        {state === 'done' && onChange && (
          <Button variant="tonal" size="s" onClick={onChange} aria-label={`Изменить: ${title}`}>
            Изменить
          </Button>
        )}
      </div>
      {state === 'current' && <div className={styles.body}>{children}</div>}
    </section>
  );
}
