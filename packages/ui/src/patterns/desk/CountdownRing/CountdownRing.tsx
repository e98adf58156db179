import { acceptMinutes } from '@vetka/domain/desk';
import { plural, pluralForm } from '@vetka/domain/plural';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { useNow } from '../../../internal/useNow.ts';
import * as styles from './CountdownRing.css.ts';

export interface CountdownRingProps {
  /** ISO 8601 moment. */
  until: string;
  /** Minutes of a full ring. @default 30 */
  fullMinutes?: number | undefined;
  /** @default the current time, renewed */
  now?: number | undefined;
}

const minuteMs = 60_000;
const radius = 24;
const length = 2 * Math.PI * radius;

/** The ring turns to clay below this many minutes, and says so once. */
export const hotMinutes = 3;

/** Whole minutes until a moment, at least 0; undefined while the time is unknown. */
export const minutesLeft = (until: string, now: number | undefined): number | undefined =>
  now === undefined ? undefined : Math.max(0, Math.ceil((Date.parse(until) - now) / minuteMs));

/** «Осталась 1 минута», «Осталось 2 минуты». */
export const leftText = (minutes: number): string =>
  `${pluralForm(minutes, ['Осталась', 'Осталось', 'Осталось'])} ${plural(minutes, ['минута', 'минуты', 'минут'])}`;

/** Hours from an hour and a half on: an order that arrives at night is accepted in the morning. */
const amount = (minutes: number): [figure: number, unit: string] =>
  minutes < 90 ? [minutes, 'мин'] : [Math.round(minutes / 60), 'ч'];

/** Minutes left as a number in a shrinking ring. Read out once, when they run out. */
export function CountdownRing({ until, fullMinutes = acceptMinutes, now }: CountdownRingProps) {
  const minutes = minutesLeft(until, useNow(now));
  const isHot = minutes !== undefined && minutes < hotMinutes;
  const [figure, unit] = amount(minutes ?? fullMinutes);
  const part = Math.min(1, (minutes ?? fullMinutes) / fullMinutes);
  return (
    <span className={styles.ring} data-hot={isHot ? '' : undefined}>
      <svg className={styles.drawing} viewBox="0 0 56 56" aria-hidden="true">
        <circle cx="28" cy="28" r={radius} className={styles.track} />
        {part > 0 && (
          <circle cx="28" cy="28" r={radius} className={styles.left} strokeDasharray={`${part * length} ${length}`} />
        )}
      </svg>
      <span className={styles.figure} aria-hidden="true">
        {minutes !== undefined && (
          <>
            {figure}
            <span className={styles.unit}>{unit}</span>
          </>
        )}
      </span>
      <VisuallyHidden>
        <span role="status">{isHot && (minutes === 0 ? 'Время вышло' : leftText(minutes))}</span>
      </VisuallyHidden>
    </span>
  );
}
