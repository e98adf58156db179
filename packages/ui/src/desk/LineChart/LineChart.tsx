import { formatNumber } from '@vetka/domain/plural';
import * as chart from '../chart/chart.css.ts';
import { Axis, GridLines, pointLabel, Tip, type ChartPoint } from '../chart/ChartParts.tsx';
import { baseline, chartHeight, verticalScale, wordsAt } from '../chart/scale.ts';
import { useReached } from '../chart/useReached.ts';
import * as styles from './LineChart.css.ts';

export interface LinePoint extends ChartPoint {
  /** The value of the same place in the period before: a dashed line. */
  before?: number | undefined;
}

export interface LineChartProps {
  title: string;
  /** The whole chart in a sentence, for those who do not see it. */
  summary: string;
  points: readonly LinePoint[];
  /** A value on the axis: «10 тыс». @default the number */
  formatValue?: ((value: number) => string) | undefined;
}

/** Percent of the width; a single point is in the middle. */
const middleOf = (index: number, count: number): number => (count === 1 ? 50 : (index / (count - 1)) * 100);

/**
 * A value that changes without gaps, and the period before as a dashed line. Put it into a `ChartFrame`, which has the
 * same figures as a table.
 *
 * Keyboard: Left and Right move between points, Home and End go to the first and the last one.
 */
export function LineChart({ title, summary, points, formatValue = formatNumber }: LineChartProps) {
  const { active, reach, optionId, listProps } = useReached(points.length);
  const { yOf, ticks } = verticalScale(points.flatMap(({ value, before }) => [value, before ?? 0]));
  const shown = active === null ? undefined : points[active];
  const middle = middleOf(active ?? 0, points.length);
  return (
    <div className={chart.chart}>
      <Axis ticks={ticks} format={formatValue} />
      <svg className={chart.plot} width="100%" height={chartHeight} aria-label={`${title}. ${summary}`} {...listProps}>
        <GridLines ticks={ticks} />
        {points.length > 1 && <Lines points={points} yOf={yOf} />}
        {shown && (
          <line className={styles.rule} x1={`${middle}%`} x2={`${middle}%`} y1={yOf(shown.value)} y2={baseline} />
        )}
        {points.map((point, index) => (
          <Point
            key={point.id}
            id={optionId(index)}
            point={point}
            y={yOf(point.value)}
            place={{ index, count: points.length }}
            isActive={index === active}
            onReach={() => reach(index)}
          />
        ))}
        {shown && <Tip point={shown} middle={middle} />}
      </svg>
    </div>
  );
}

interface LinesProps {
  points: readonly LinePoint[];
  yOf: (value: number) => number;
}

/** Stretched to the width: coordinates across are percent. */
function Lines({ points, yOf }: LinesProps) {
  const place = (value: number, index: number) => `${middleOf(index, points.length)},${yOf(value)}`;
  const line = points.map(({ value }, index) => place(value, index)).join(' ');
  const before = points.flatMap((point, index) => (point.before === undefined ? [] : [place(point.before, index)]));
  return (
    <svg
      width="100%"
      height={chartHeight}
      viewBox={`0 0 100 ${chartHeight}`}
      preserveAspectRatio="none"
      overflow="visible"
      aria-hidden="true"
    >
      <polygon className={styles.area} points={`0,${baseline} ${line} 100,${baseline}`} />
      {before.length > 1 && <polyline className={styles.line} data-before="" points={before.join(' ')} />}
      <polyline className={styles.line} points={line} />
    </svg>
  );
}

interface PointProps {
  id: string;
  point: LinePoint;
  y: number;
  place: { index: number; count: number };
  isActive: boolean;
  onReach: () => void;
}

function Point({ id, point, y, place: { index, count }, isActive, onReach }: PointProps) {
  const middle = middleOf(index, count);
  const width = 100 / Math.max(1, count - 1);
  // The last point is at the edge.
  const words = wordsAt(index, count, true);
  const isLast = count > 1 && index === count - 1;
  return (
    <g
      id={id}
      role="option"
      aria-selected={isActive}
      aria-label={pointLabel(point)}
      onPointerMove={onReach}
      onPointerDown={onReach}
    >
      <rect className={chart.reach} x={`${middle - width / 2}%`} y="0" width={`${width}%`} height={baseline} />
      {(isActive || count === 1) && <circle className={styles.dot} cx={`${middle}%`} cy={y} r="6" />}
      {words !== 'never' && (
        <text
          className={chart.below}
          data-words={words}
          data-last={isLast ? '' : undefined}
          x={`${middle}%`}
          y={baseline + 20}
        >
          {point.name}
        </text>
      )}
    </g>
  );
}
