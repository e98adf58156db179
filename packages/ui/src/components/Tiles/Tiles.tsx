import { classes } from '../../internal/classes.ts';
import { gapClass, type Gap } from '../../internal/gap.ts';
import type { ElementAttributes, LayoutTag } from '../../internal/tags.ts';
import * as styles from './Tiles.css.ts';

export type TileCount = keyof typeof styles.columns.xs;

export interface TilesProps extends ElementAttributes {
  /** @default 'div' */
  as?: LayoutTag | undefined;
  /** Tiles per row: below 768 px, from 768 px, and from 1280 px. */
  columns: TileCount | { xs: TileCount; md?: TileCount; xl?: TileCount };
  /** @default 'grid' */
  gap?: Gap | undefined;
}

function columnClasses(columns: TilesProps['columns']): string {
  const { xs, md, xl } = typeof columns === 'number' ? { xs: columns, md: undefined, xl: undefined } : columns;
  return classes(styles.columns.xs[xs], md && styles.columns.md[md], xl && styles.columns.xl[xl]);
}

/** A grid of equal cells. */
export function Tiles({ as = 'div', columns, gap = 'grid', ...attributes }: TilesProps) {
  const Tag = as as 'div';
  return <Tag className={classes(styles.tiles, columnClasses(columns), gapClass(gap))} {...attributes} />;
}
