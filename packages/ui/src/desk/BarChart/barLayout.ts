import { scaleBand } from 'd3-scale';
import { baseline, verticalScale, wordsAt, type Tick, type Words } from '../chart/scale.ts';

/** The lowest bar of a value above zero. */
const least = 2;

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
  words: Words;
}

export interface BarLayout {
  bars: PlacedBar[];
  ticks: Tick[];
}

/** More bars than this are so narrow that the words below the last one would reach over the edge. */
const barsWithRoom = 14;
/** Fewer bars do not become wider: they stand in the middle. */
const fewBars = 7;

/** Places bars: across in percent, so that they follow the width of the screen, and down in pixels. */
export function barLayout(values: readonly number[]): BarLayout {
  const beside = Math.max(0.17, (fewBars - values.length) / 2);
  const across = scaleBand<number>(values.keys(), [0, 100]).paddingInner(0.34).paddingOuter(beside);
  const { yOf, ticks } = verticalScale(values);
  const isEdge = values.length > barsWithRoom;
  const bars = values.map((value, index): PlacedBar => {
    const x = across(index) ?? 0;
    const width = across.bandwidth();
    const height = value === 0 ? 0 : Math.max(least, baseline - yOf(value));
    return {
      x,
      width,
      middle: x + width / 2,
      isAtEdge: isEdge && index === values.length - 1,
      top: baseline - height,
      height,
      words: wordsAt(index, values.length, isEdge),
    };
  });
  return { bars, ticks };
}
