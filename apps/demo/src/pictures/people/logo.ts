import { createRandom } from '../../random.ts';
import { cycle } from '../../cycle.ts';
import { bloomSymbol } from '../flowers/blooms.ts';
import { sprigSymbol } from '../foliage/sprigs.ts';
import type { BloomName, SprigName } from '../request.ts';
import { Sheet } from '../sheet.ts';
import { place, use } from '../svg.ts';
import type { LeafName, ToneName } from '../tones.ts';
import { SIZE } from './portrait.ts';

/** A shop's logo: a bloom between two branches in one of the six colour pairs. Without letters, so it needs no font. */
export interface LogoRequest {
  seed: number;
  /** Index of the colour pair. */
  pair: number;
  bloom: BloomName;
  tone: ToneName;
  sprig: SprigName;
}

interface Pair {
  field: string;
  ink: string;
  leaf: LeafName;
}

/** The interface's pairs in order: leaf, lilac, peony, honey, sky, clay; the first two are shown inverted. */
const PAIRS: Pair[] = [
  { field: '#1b3828', ink: '#e9e0cd', leaf: 'sage' },
  { field: '#5b4380', ink: '#ece4f5', leaf: 'silver' },
  { field: '#fbe5e9', ink: '#8c2549', leaf: 'deep' },
  { field: '#faebcb', ink: '#7a4d05', leaf: 'olive' },
  { field: '#e0ecf3', ink: '#2d5f84', leaf: 'silver' },
  { field: '#f7e4d8', ink: '#93492a', leaf: 'sage' },
];

const EMBLEMS = [
  '<circle cx="200" cy="200" r="152" stroke-width="5"/><circle cx="200" cy="200" r="139" stroke-width="1.6"/>',
  '<path d="M86 340V196A114 114 0 0 1 314 196V340Z" stroke-width="5"/>',
  '<path d="M200 40L360 200L200 360L40 200Z" stroke-width="5"/>',
  '<circle cx="200" cy="200" r="152" stroke-width="5" stroke-dasharray="2 13" stroke-linecap="round"/>',
];

/** The drawing of a logo. */
export function logo({ seed, pair, bloom, tone, sprig }: LogoRequest): string {
  const random = createRandom(`logo/${seed}`);
  const sheet = new Sheet();
  const { field, ink, leaf } = cycle(PAIRS, pair);
  const branch = (turn: number, scale: number) =>
    use(sprigSymbol(sheet, sprig, leaf, random), place(200, 300, { turn, scale, flip: turn > 0 }));
  const branches = branch(-62, 0.74) + branch(62, 0.74) + branch(-26, 0.86) + branch(26, 0.86);
  const flower = use(bloomSymbol(sheet, bloom, tone, random), place(200, 208, { scale: 0.74 }));
  const emblem = `<g fill="none" stroke="${ink}">${cycle(EMBLEMS, seed)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${sheet.markup()}<path d="M0 0H${SIZE}V${SIZE}H0Z" fill="${field}"/>${emblem}${branches}${flower}</svg>`;
}
