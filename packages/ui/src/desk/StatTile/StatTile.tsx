import type { ReactNode } from 'react';
import { ArrowDownIcon } from '../../components/Icon/icons/ArrowDownIcon.ts';
import { ArrowUpIcon } from '../../components/Icon/icons/ArrowUpIcon.ts';
import type { ElementAttributes } from '../../internal/tags.ts';
import { useWords } from '../../internal/words/words.ts';
import * as styles from './StatTile.css.ts';

/** How a figure differs from the period before. */
export interface StatChange {
  direction: 'up' | 'down' | 'same';
  /** «на 12 % больше». */
  text: string;
}

export interface StatTileProps extends ElementAttributes {
  label: string;
  /** With its unit: «84 200 ₽»; «–» for none. */
  value: ReactNode;
  /** Null: there is nothing to compare with. */
  change?: StatChange | null | undefined;
  /** A rise is bad: cancellations, delays. @default false */
  isLessBetter?: boolean | undefined;
}

const icons = { up: <ArrowUpIcon size="s" />, down: <ArrowDownIcon size="s" />, same: null };

function toneOf(direction: StatChange['direction'], isLessBetter: boolean): 'good' | 'bad' | undefined {
  if (direction === 'same') return undefined;
  return (direction === 'up') === isLessBetter ? 'bad' : 'good';
}

/** One figure of a period with its change. Use it inside `StatTiles`. */
export function StatTile({ label, value, change, isLessBetter = false, children, ...attributes }: StatTileProps) {
  const { noneBefore = 'раньше не было' } = useWords();
  return (
    <div {...attributes} className={styles.tile}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {change !== undefined && (
        <dd className={styles.change} data-tone={change ? toneOf(change.direction, isLessBetter) : undefined}>
          {change && icons[change.direction]}
          {change?.text ?? noneBefore}
        </dd>
      )}
      {children && <dd>{children}</dd>}
    </div>
  );
}

export interface StatTilesProps extends ElementAttributes<'dl'> {
  children: ReactNode;
}

/** Figures side by side: two in a row on a phone, four on a wide screen. */
export function StatTiles({ children, ...attributes }: StatTilesProps) {
  return (
    <dl {...attributes} className={styles.tiles}>
      {children}
    </dl>
  );
}
