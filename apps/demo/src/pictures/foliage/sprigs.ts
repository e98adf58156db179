/** Sprigs by name: they grow up from 0,0 and are about 200 units long. */
import type { Random } from '../../random.ts';
import type { SprigName } from '../request.ts';
import type { Sheet } from '../sheet.ts';
import { leafTone, type LeafName } from '../tones.ts';
import {
  berries,
  blade,
  broad,
  eucalyptus,
  fern,
  monsteraLeaf,
  olive,
  pampas,
  ruscus,
  type LeafDrawing,
} from './leaves.ts';

const SPRIGS: Record<SprigName, LeafDrawing> = {
  broad,
  blade,
  eucalyptus,
  ruscus,
  olive,
  fern,
  pampas,
  berries,
  monsteraLeaf,
};

const SPRIG_VARIANTS = 2;

/** Eucalyptus is never bright green; otherwise it looks like broccoli. */
const COOL: Record<LeafName, LeafName> = {
  deep: 'silver',
  fresh: 'sage',
  olive: 'sage',
  sage: 'sage',
  silver: 'silver',
};

/** Registers one of a few drawings of this sprig and returns its id. */
export function sprigSymbol(sheet: Sheet, name: SprigName, wished: LeafName, random: Random): string {
  const tone = name === 'eucalyptus' ? COOL[wished] : wished;
  const variant = random.int(1, Math.min(sheet.variants, SPRIG_VARIANTS));
  return sheet.symbol(`${name}-${tone}-${variant}`, () =>
    SPRIGS[name](sheet, leafTone(tone), random.fork(`${name}${variant}`)),
  );
}
