import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { toneClasses } from '../../internal/pairs.css.ts';
import { pairClass } from '../../internal/pairs.ts';
import * as styles from './Badge.css.ts';

export type BadgeTone = keyof typeof toneClasses;

export type BadgeProps = { children: ReactNode; icon?: ReactNode } & (
  | { /** Colour pair by index, cycled; for categories. */ pair: number; tone?: never }
  | { /** Colour by meaning. @default 'leaf' */ tone?: BadgeTone; pair?: never }
);

/** A short mark: «Хит», «−13 %», a category. It does nothing when pressed; for that use Chip. */
export function Badge({ pair, tone = 'leaf', icon, children }: BadgeProps) {
  return (
    <span className={classes(styles.badge, pair === undefined ? toneClasses[tone] : pairClass(pair))}>
      {icon}
      <span className={styles.label}>{children}</span>
    </span>
  );
}
