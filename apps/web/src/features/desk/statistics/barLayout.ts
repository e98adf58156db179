import { scaleBand, scaleLinear } from 'd3-scale';

/** Heights of the chart in pixels: what is above the bars, the bars, and the words below. */
export const barHeights = { above: 48, bars: 180, below: 28 } as const;
/** The lowest bar of a value above zero. */
const least = 2;
const wantedTicks = 4;
/** Words below that fit on a wide screen; a phone shows every second of them. */
const wordsBelow = 10;

export interface PlacedBar {
  /** Percent of the width. */
  x: number;
  width: number;
  middle: number;
  /** Whether its words would reach over the right edge if they were in the middle. */
  isAtEdge: boolean;
  /** Pixels. */
  top: number;
  height: number;
  /** Which screens have room for the words below it. */
  words: 'always' | 'wide' | 'never';
}

export interface BarLayout {
  bars: PlacedBar[];
  ticks: { value: number; y: number }[];
}

/** More bars than this are so narrow that the words below the last one would reach over the edge. */
const barsWithRoom = 14;
/** Fewer bars do not become wider: they stand in the middle. */
const fewBars = 7;

/** The words are counted from the last bar, which is today. */
function wordsAt(index: number, count: number): PlacedBar['words'] {
  const step = Math.ceil(count / wordsBelow);
  const fromEnd = count - 1 - index;
  if (fromEnd % step !== 0) return 'never';
  return count <= wordsBelow / 2 || fromEnd % (2 * step) === 0 ? 'always' : 'wide';
}

/** Places bars: across in percent, so that they follow the width of the screen, and down in pixels. */
export function barLayout(values: readonly number[]): BarLayout {
  const { above, bars: tall } = barHeights;
  const beside = Math.max(0.17, (fewBars - values.length) / 2);
  const across = scaleBand<number>(values.keys(), [0, 100]).paddingInner(0.34).paddingOuter(beside);
  const down = scaleLinear([0, Math.max(1, ...values)], [above + tall, above]).nice(wantedTicks);
  const bars = values.map((value, index): PlacedBar => {
    const x = across(index) ?? 0;
    const width = across.bandwidth();
    const height = value === 0 ? 0 : Math.max(least, above + tall - down(value));
    return {
      x,
      width,
      middle: x + width / 2,
      isAtEdge: values.length > barsWithRoom && index === values.length - 1,
      top: above + tall - height,
      height,
      words: wordsAt(index, values.length),
    };
  });
  return { bars, ticks: down.ticks(wantedTicks).map((value) => ({ value, y: down(value) })) };
}
