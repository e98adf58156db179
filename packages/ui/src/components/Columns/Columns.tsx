import { classes } from '../../internal/classes.ts';
import { gapClass, type Gap } from '../../internal/gap.ts';
import type { ElementAttributes } from '../../internal/tags.ts';
import * as styles from './Columns.css.ts';

export interface ColumnsProps extends ElementAttributes {
  /** @default 'grid' */
  gap?: Gap | undefined;
  /** Width from which the columns stand side by side; below it they are stacked. @default 'md' */
  from?: keyof typeof styles.from | undefined;
  /** @default 'stretch' */
  align?: keyof typeof styles.align | undefined;
}

/** Columns of text or blocks. For a grid of equal cells use Tiles. */
export function Columns({ gap = 'grid', from = 'md', align = 'stretch', ...attributes }: ColumnsProps) {
  const className = classes(styles.columns, styles.from[from], styles.align[align], gapClass(gap));
  return <div className={className} {...attributes} />;
}

export interface ColumnProps extends ElementAttributes {
  /** `fluid` shares the remaining width, `content` is as wide as its content. @default 'fluid' */
  width?: keyof typeof styles.width | undefined;
}

/** A column of Columns. */
export function Column({ width = 'fluid', ...attributes }: ColumnProps) {
  return <div className={classes(styles.column, styles.width[width])} {...attributes} />;
}
