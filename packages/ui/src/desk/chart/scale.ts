import { scaleLinear } from 'd3-scale';

/** Heights of a chart in pixels: what is above the plot, the plot, and the words below. */
export const plotHeights = { above: 48, plot: 180, below: 28 } as const;
/** Where the value zero is. */
export const baseline = plotHeights.above + plotHeights.plot;
export const chartHeight = baseline + plotHeights.below;

export interface Tick {
  value: number;
  /** Pixels from the top. */
  y: number;
}

const wantedTicks = 4;

/** Places values from zero to the largest between round ticks. */
export function verticalScale(values: readonly number[]): { yOf: (value: number) => number; ticks: Tick[] } {
  const scale = scaleLinear([0, Math.max(1, ...values)], [baseline, plotHeights.above]).nice(wantedTicks);
  return {
    yOf: (value) => scale(value),
    ticks: scale.ticks(wantedTicks).map((value) => ({ value, y: scale(value) })),
  };
}

/** Words below that fit on a wide screen; a phone shows every second of them. */
const wordsBelow = 10;

export type Words = 'always' | 'wide' | 'never';

/** As many fit where the last words end at the edge of the chart, and so are closer to those before them. */
const wordsBeforeEdge = 7;

/**
 * Which screens have room for the words below a point. Counted from the last one, which is the most recent.
 * @param isEdge whether the last words end at the edge instead of standing in the middle below their point
 */
export function wordsAt(index: number, count: number, isEdge = false): Words {
  const step = Math.ceil(count / (isEdge ? wordsBeforeEdge : wordsBelow));
  const fromEnd = count - 1 - index;
  if (fromEnd % step !== 0) return 'never';
  return count <= wordsBelow / 2 || fromEnd % (2 * step) === 0 ? 'always' : 'wide';
}
