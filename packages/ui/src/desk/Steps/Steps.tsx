import { useId, type ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { CheckIcon } from '../../components/Icon/icons/CheckIcon.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import type { ElementAttributes } from '../../internal/tags.ts';
import { useWords } from '../../internal/words/words.ts';
import * as styles from './Steps.css.ts';

export interface StepsProps extends ElementAttributes<'ol'> {
  /** `Step`s. */
  children: ReactNode;
}

/** The steps of something done once: opening a shop, importing a file. */
export function Steps({ children, ...attributes }: StepsProps) {
  return (
    <ol {...attributes} className={styles.steps}>
      {children}
    </ol>
  );
}

export type StepState = 'done' | 'current' | 'ahead';

export interface StepProps extends Omit<ElementAttributes<'li'>, 'title' | 'onChange'> {
  /** From 1. */
  number: number;
  title: string;
  /** What is asked; when the step is done, what was answered. */
  note?: ReactNode;
  state: StepState;
  /** Opens a done step again. */
  onReopen?: (() => void) | undefined;
  /** Level of the heading. @default 2 */
  level?: 2 | 3 | undefined;
  /** Shown while the step is current. */
  children?: ReactNode;
}

const changeText = (title: string) => `Изменить: ${title}`;
const stateWords: Record<StepState, string> = { done: ', готово', current: '', ahead: ', впереди' };

/** One of `Steps`: its number, its question, and the form while it is current. */
export function Step({ number, title, note, state, onReopen, level = 2, children, ...attributes }: StepProps) {
  const { stepStates = stateWords, change = 'Изменить', changeOf = changeText } = useWords();
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <li
      {...attributes}
      className={styles.step}
      data-state={state}
      aria-labelledby={id}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <div className={styles.head}>
        <span className={styles.disc} aria-hidden="true">
          {state === 'done' ? <CheckIcon /> : number}
        </span>
        <div className={styles.words}>
          <Heading className={styles.title} id={id}>
            {title}
            <VisuallyHidden>{stepStates[state]}</VisuallyHidden>
          </Heading>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {state === 'done' && onReopen && (
          <Button variant="tonal" size="s" onClick={onReopen} aria-label={changeOf(title)}>
            {change}
          </Button>
        )}
      </div>
      {state === 'current' && children && <div className={styles.body}>{children}</div>}
    </li>
  );
}
