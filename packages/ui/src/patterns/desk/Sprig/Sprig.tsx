import * as styles from './Sprig.css.ts';

export interface SprigProps {
  /** Steps that are done. */
  done: number;
  total: number;
}

const stepPx = 14;
/** A leaf above the stem, and one below it. */
const leafPath = (index: number) =>
  index % 2 === 0
    ? `M${8 + index * stepPx} 11c0-5 3-8 9-9 0 5-3 9-9 9Z`
    : `M${8 + index * stepPx} 11c0 5 3 8 9 9 0-5-3-9-9-9Z`;

/** The sign of the desk: a stem with a leaf for each step, filled up to the present one. */
export function Sprig({ done, total }: SprigProps) {
  const width = total * stepPx + 10;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} 22`}
      width={width}
      role="img"
      aria-label={`Шаг ${done} из ${total}`}
    >
      <path d={`M2 11H${width - 6}`} className={styles.stem} />
      {Array.from({ length: total }, (_, index) => (
        <path key={index} d={leafPath(index)} className={styles.leaf} data-done={index < done ? '' : undefined} />
      ))}
    </svg>
  );
}

export interface SprigStepsProps {
  /** Steps that are done. */
  done: number;
  /** One to three words each: «Принят», «Собран». */
  steps: readonly string[];
}

/** A sprig with a word under each leaf, as wide as its parent. */
export function SprigSteps({ done, steps }: SprigStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => {
        const isDone = index < done;
        return (
          <li
            key={step}
            className={styles.step}
            data-done={isDone ? '' : undefined}
            {...(index === done - 1 && { 'aria-current': 'step' as const })}
          >
            <svg className={styles.piece} viewBox="0 0 40 34" aria-hidden="true">
              <path
                d={index % 2 === 0 ? 'M12 17c0-9 5-14 16-16 0 9-5 16-16 16Z' : 'M12 17c0 9 5 14 16 16 0-9-5-16-16-16Z'}
                className={styles.leaf}
                data-done={isDone ? '' : undefined}
              />
            </svg>
            {step}
          </li>
        );
      })}
    </ol>
  );
}
