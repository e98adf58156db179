/** A demo picture as data: small, serializable to JSON, and sufficient to draw it. */
import { createHash } from 'node:crypto';
import type { LogoRequest } from './people/logo.ts';
import type { Sex } from './people/haircuts.ts';
import type { ProductRequest } from './request.ts';
import type { HeapRequest, Placed } from './scenes/covers.ts';
import type { View } from './scenes/product-scene.ts';

/** Index of one of the six studio grounds, or the green of banners. */
export type GroundChoice = number | 'forest';

/** `card` 4:5 for products, `feed` 3:4 for posts. */
export type UprightFormat = 'card' | 'feed';

/** `cover` 16:10, `feed` 3:4, `banner` 5:2, `hero` about 8:7. */
export type WideFormat = 'cover' | 'feed' | 'banner' | 'hero';

export type PictureSpec =
  | { scene: 'product'; request: ProductRequest; view: View; ground: GroundChoice; format: UprightFormat }
  | { scene: 'cutout'; request: ProductRequest }
  | { scene: 'heap'; request: HeapRequest; ground: GroundChoice; format: WideFormat }
  | { scene: 'meadow'; request: HeapRequest; ground: GroundChoice; format: WideFormat }
  | { scene: 'table'; things: Placed[]; ground: GroundChoice; format: WideFormat }
  | { scene: 'portrait'; seed: number; who: Sex }
  | { scene: 'logo'; request: LogoRequest };

export interface PictureSize {
  width: number;
  height: number;
}

const FORMATS: Record<UprightFormat | WideFormat, PictureSize> = {
  card: { width: 960, height: 1200 },
  feed: { width: 1200, height: 1600 },
  cover: { width: 1600, height: 1000 },
  banner: { width: 1600, height: 640 },
  hero: { width: 1200, height: 1040 },
};

const SQUARE: PictureSize = { width: 400, height: 400 };
const CUTOUT: PictureSize = { width: 800, height: 920 };

/** Size in pixels of the finished picture. */
export function pictureSize(spec: PictureSpec): PictureSize {
  if (spec.scene === 'cutout') return CUTOUT;
  return spec.scene === 'portrait' || spec.scene === 'logo' ? SQUARE : FORMATS[spec.format];
}

/** JSON with sorted keys: a database may return the spec with its keys in another order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`;
}

const subject = (spec: PictureSpec) => ('request' in spec && 'kind' in spec.request ? spec.request.kind : spec.scene);

/** File name of a picture in the media store: the same spec always has the same one, e.g. `demo/bouquet-3f9a….webp`. */
export function pictureKey(spec: PictureSpec): string {
  const hash = createHash('sha256').update(canonical(spec)).digest('hex').slice(0, 16);
  return `demo/${subject(spec)}-${hash}.webp`;
}
