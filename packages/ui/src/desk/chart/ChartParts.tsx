import * as styles from './chart.css.ts';
import { chartHeight, type Tick } from './scale.ts';

/** A point of a chart: what it is worth and how it is said. */
export interface ChartPoint {
  id: string;
  value: number;
  /** «9 мая». */
  name: string;
  /** The value with its unit: «12 400 ₽». */
  valueText: string;
  /** A second fact: «6 заказов». */
  note?: string | undefined;
}

/** How a screen reader says a point. */
export const pointLabel = ({ name, valueText, note }: ChartPoint): string =>
  `${name}: ${note === undefined ? valueText : `${valueText}, ${note}`}`;

export function Axis({ ticks, format }: { ticks: readonly Tick[]; format: (value: number) => string }) {
  return (
    <svg className={styles.axis} width="48" height={chartHeight} aria-hidden="true">
      {ticks.map(({ value, y }) => (
        <text key={value} x="0" y={y + 4}>
          {format(value)}
        </text>
      ))}
    </svg>
  );
}

export function GridLines({ ticks }: { ticks: readonly Tick[] }) {
  return (
    <g aria-hidden="true" className={styles.lines}>
      {ticks.map(({ value, y }) => (
        <line key={value} x1="0" x2="100%" y1={y} y2={y} />
      ))}
    </g>
  );
}

const tipWidth = 168;

/** Kept inside the chart: beside its point near the edges. */
function tipLeft(middle: number): number {
  if (middle < 25) return -12;
  return middle > 75 ? 12 - tipWidth : -tipWidth / 2;
}

/** The figures of the reached point. @param middle percent of the width */
export function Tip({ point: { name, valueText, note }, middle }: { point: ChartPoint; middle: number }) {
  const left = tipLeft(middle);
  return (
    <svg x={`${middle}%`} y="0" width="1" height="44" overflow="visible" className={styles.tip} aria-hidden="true">
      <rect x={left} y="0" width={tipWidth} height="42" rx="10" />
      <text x={left + 12} y="17">
        {valueText}
      </text>
      <text x={left + 12} y="34" data-quiet="">
        {note === undefined ? name : `${name}, ${note}`}
      </text>
    </svg>
  );
}
