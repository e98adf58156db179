import { formatNumber } from '@vetka/domain/plural';
import * as chart from '../chart/chart.css.ts';
import { Axis, GridLines, pointLabel, Tip, type ChartPoint } from '../chart/ChartParts.tsx';
import { baseline, chartHeight } from '../chart/scale.ts';
import { useReached } from '../chart/useReached.ts';
import * as styles from './BarChart.css.ts';
import { barLayout, type PlacedBar } from './barLayout.ts';

export interface Bar extends ChartPoint {
  /** Drawn stronger: weekends, the current day. Name the difference in words beside the chart. */
  isAccent?: boolean | undefined;
}

export interface BarChartProps {
  title: string;
  /** The whole chart in a sentence, for those who do not see it. */
  summary: string;
  bars: readonly Bar[];
  /** A value on the axis: «10 тыс». @default the number */
  formatValue?: ((value: number) => string) | undefined;
}

/**
 * Columns with their values: at the pointer, and by keys. Put it into a `ChartFrame`, which has the same figures as a
 * table.
 *
 * Keyboard: Left and Right move between columns, Home and End go to the first and the last one.
 */
export function BarChart({ title, summary, bars, formatValue = formatNumber }: BarChartProps) {
  const { active, reach, optionId, listProps } = useReached(bars.length);
  const layout = barLayout(bars.map(({ value }) => value));
  const at = active === null ? undefined : layout.bars[active];
  const shown = active === null ? undefined : bars[active];
  return (
    <div className={chart.chart}>
      <Axis ticks={layout.ticks} format={formatValue} />
      <svg className={chart.plot} width="100%" height={chartHeight} aria-label={`${title}. ${summary}`} {...listProps}>
        <GridLines ticks={layout.ticks} />
        {bars.map((bar, index) => (
          <Column
            key={bar.id}
            id={optionId(index)}
            bar={bar}
            at={layout.bars[index]}
            isActive={index === active}
            onReach={() => reach(index)}
          />
        ))}
        {at && shown && <Tip point={shown} middle={at.middle} />}
      </svg>
    </div>
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
  const { x, width, top, height } = at;
  const look = { 'data-accent': bar.isAccent ? '' : undefined, 'data-active': isActive ? '' : undefined };
  return (
    <g
      id={id}
      role="option"
      aria-selected={isActive}
      aria-label={pointLabel(bar)}
      onPointerMove={onReach}
      onPointerDown={onReach}
    >
      <rect className={chart.reach} x={`${x - width / 4}%`} y="0" width={`${width * 1.5}%`} height={baseline} />
      <rect className={styles.bar} x={`${x}%`} y={top} width={`${width}%`} height={height} rx="4" {...look} />
      {at.words !== 'never' && (
        <text
          className={chart.below}
          data-words={at.words}
          data-last={at.isAtEdge ? '' : undefined}
          x={`${at.isAtEdge ? 100 : at.middle}%`}
          y={baseline + 20}
        >
          {bar.name}
        </text>
      )}
    </g>
  );
}
