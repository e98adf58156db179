import type { ColorName } from './tokens.ts';

/** What the colours of the palette are for: names that do not change with the brand. */
export const purposes = {
  action: 'leaf',
  actionHover: 'leafHover',
  actionPress: 'leafPress',
  onAction: 'onLeaf',
  actionSoft: 'leafSoft',
  actionSoftHover: 'leafSoftHover',
  onActionSoft: 'leafInk',
  second: 'lilac',
  secondSoft: 'lilacSoft',
  sale: 'peony',
  saleSoft: 'peonySoft',
  onSale: 'onPeony',
  rating: 'honey',
  ratingSoft: 'honeySoft',
  onRatingSoft: 'honeyInk',
  info: 'sky',
  infoSoft: 'skySoft',
  warning: 'clay',
  warningSoft: 'claySoft',
  banner: 'forest',
  onBanner: 'onForest',
} as const satisfies Record<string, ColorName>;

/** A colour by its purpose. Colours such as `ink`, `surface` and `danger` are named by it already. */
export type Purpose = keyof typeof purposes;
