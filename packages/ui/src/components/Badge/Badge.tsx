import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { toneClasses } from '../../internal/pairs.css.ts';
import { pairClass } from '../../internal/pairs.ts';
import * as styles from './Badge.css.ts';

export type BadgeTone = keyof typeof toneClasses;

export type BadgeProps = { children: ReactNode; icon?: ReactNode } & (
  | { /** Index of a colour pair, cycled; for categories. */ colorIndex: number; tone?: never }
  | { /** Colour by meaning. @default 'leaf' */ tone?: BadgeTone; colorIndex?: never }
);

/** A short label: «Хит», «−13 %», a category. Not interactive; use Chip for that. */
export function Badge({ colorIndex, tone = 'leaf', icon, children }: BadgeProps) {
  return (
    <span
      data-part="badge"
      className={classes(styles.badge, colorIndex === undefined ? toneClasses[tone] : pairClass(colorIndex))}
    >
      {icon}
      <span className={styles.label}>{children}</span>
    </span>
  );
}
