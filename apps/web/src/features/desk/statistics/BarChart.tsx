import { useId, useState, type KeyboardEvent } from 'react';
import { axisText } from './statisticsText.ts';
import { barHeights, barLayout, type PlacedBar } from './barLayout.ts';
import * as styles from './charts.css.ts';

export interface Bar {
  id: string;
  /** Roubles. */
  value: number;
  /** «9 мая». */
  name: string;
  valueText: string;
  /** «6 заказов». */
  note: string;
  /** Weekends. */
  isAccent: boolean;
}

interface BarChartProps {
  title: string;
  /** The whole chart in a sentence, for those who do not see it. */
  summary: string;
  bars: readonly Bar[];
}

const { above, bars: tall, below } = barHeights;
const bottom = above + tall;
const height = bottom + below;

/** Which bar the keys lead to; undefined for other keys. */
function reached(key: string, from: number, count: number): number | undefined {
  const to: Record<string, number> = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: count - 1 };
  return to[key] === undefined ? undefined : Math.min(count - 1, Math.max(0, to[key]));
}

/**
 * Columns with their values: at the pointer, and by keys. The arrows move between columns, Home and End go to the first
 * and the last one.
 */
export function BarChart({ title, summary, bars }: BarChartProps) {
  const id = useId();
  const [reachedAt, setReachedAt] = useState<number | null>(null);
  const layout = barLayout(bars.map(({ value }) => value));
  const active = reachedAt !== null && reachedAt < bars.length ? reachedAt : null;
  const follow = (event: KeyboardEvent) => {
    const next = reached(event.key, active ?? bars.length, bars.length);
    if (next === undefined) return;
    event.preventDefault();
    setReachedAt(next);
  };
  const at = active === null ? undefined : layout.bars[active];
  const shown = active === null ? undefined : bars[active];
  return (
    <div className={styles.chart}>
      <Axis ticks={layout.ticks} />
      <svg
        className={styles.plot}
        width="100%"
        height={height}
        role="listbox"
        aria-label={`${title}. ${summary}`}
        aria-orientation="horizontal"
        aria-activedescendant={active === null ? undefined : `${id}-${active}`}
        tabIndex={0}
        onKeyDown={follow}
        onFocus={() => setReachedAt(active ?? bars.length - 1)}
        onBlur={() => setReachedAt(null)}
        onPointerLeave={() => setReachedAt(null)}
      >
        <g aria-hidden="true" className={styles.lines}>
          {layout.ticks.map(({ value, y }) => (
            <line key={value} x1="0" x2="100%" y1={y} y2={y} />
          ))}
        </g>
        {bars.map((bar, index) => (
          <Column
            key={bar.id}
            id={`${id}-${index}`}
            bar={bar}
            at={layout.bars[index]}
            isActive={index === active}
            onReach={() => setReachedAt(index)}
          />
        ))}
        {at && shown && <Tip bar={shown} at={at} />}
      </svg>
    </div>
  );
}

function Axis({ ticks }: { ticks: readonly { value: number; y: number }[] }) {
  return (
    <svg className={styles.axis} width="48" height={height} aria-hidden="true">
      {ticks.map(({ value, y }) => (
        <text key={value} x="0" y={y + 4}>
          {axisText(value)}
        </text>
      ))}
    </svg>
  );
}

interface ColumnProps {
  id: string;
  bar: Bar;
  at: PlacedBar | undefined;
  isActive: boolean;
  onReach: () => void;
}

function Column({ id, bar, at, isActive, onReach }: ColumnProps) {
  if (!at) return null;
  const { x, width, top, height: barHeight } = at;
  const look = { 'data-accent': bar.isAccent ? '' : undefined, 'data-active': isActive ? '' : undefined };
  return (
    <g
      id={id}
      role="option"
      aria-selected={isActive}
      aria-label={`${bar.name}: ${bar.valueText}, ${bar.note}`}
      onPointerEnter={onReach}
      onPointerDown={onReach}
    >
      <rect className={styles.reach} x={`${x - width / 4}%`} y="0" width={`${width * 1.5}%`} height={bottom} />
      <rect className={styles.bar} x={`${x}%`} y={top} width={`${width}%`} height={barHeight} rx="4" {...look} />
      {at.words !== 'never' && (
        <text
          className={styles.below}
          data-words={at.words}
          data-last={at.isAtEdge ? '' : undefined}
          x={`${at.isAtEdge ? 100 : at.middle}%`}
          y={bottom + 20}
        >
          {bar.name}
        </text>
      )}
    </g>
  );
}

const tipWidth = 168;

/** Kept inside the chart: beside its bar near the edges. */
function tipLeft(middle: number): number {
  if (middle < 25) return -12;
  return middle > 75 ? 12 - tipWidth : -tipWidth / 2;
}

/** The value of the reached column, above the bars. */
function Tip({ bar, at: { middle } }: { bar: Bar; at: PlacedBar }) {
  const left = tipLeft(middle);
  return (
    <svg x={`${middle}%`} y="0" width="1" height="44" overflow="visible" className={styles.tip} aria-hidden="true">
      <rect x={left} y="0" width={tipWidth} height="42" rx="10" />
      <text x={left + 12} y="17">
        {bar.valueText}
      </text>
      <text x={left + 12} y="34" data-quiet="">
        {bar.name}, {bar.note}
      </text>
    </svg>
  );
}
