import { Skeleton } from '@vetka/ui/Skeleton';
import { VisuallyHidden } from '@vetka/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import * as styles from './skeletons.css.ts';

interface RoomSkeletonProps {
  /** What loads: «Загрузка статистики». */
  label: string;
  /** The layout of the loaded room. */
  className?: string | undefined;
  children: ReactNode;
}

/** A room while it loads. Its parts stand where they will be, so that nothing moves when they arrive. */
export function RoomSkeleton({ label, className, children }: RoomSkeletonProps) {
  return (
    <div className={className} aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const widths = [100, 80, 66] as const;

/** Lines of text in a card that is there already. */
export function LinesSkeleton({ count }: { count: number }) {
  return (
    <span className={styles.lines}>
      {times(count).map((line) => (
        <Skeleton key={line} width={widths[line % widths.length]} />
      ))}
    </span>
  );
}

/** A card with a title. */
export function CardSkeleton({ lines }: { lines: number }) {
  return (
    <span className={styles.card}>
      <Skeleton shape="title" width={50} />
      <LinesSkeleton count={lines} />
    </span>
  );
}

/** The four figures at the top of a room. */
export function TilesSkeleton() {
  return (
    <span className={styles.tiles}>
      {times(4).map((tile) => (
        <span key={tile} className={styles.tile}>
          <Skeleton shape="small" width={50} />
          <Skeleton shape="title" width={66} />
          <Skeleton shape="small" width={33} />
        </span>
      ))}
    </span>
  );
}

/** Rows of a list: a picture, a name with a note, and a figure. */
export function RowsSkeleton({ count = 6 }: { /** @default 6 */ count?: number }) {
  return (
    <span className={styles.rows}>
      {times(count).map((row) => (
        <span key={row} className={styles.row}>
          <span className={styles.picture}>
            <Skeleton shape="fill" />
          </span>
          <span className={styles.words}>
            <Skeleton width={66} />
            <Skeleton shape="micro" width={33} />
          </span>
          <span className={styles.figure}>
            <Skeleton />
          </span>
        </span>
      ))}
    </span>
  );
}

/** The week of the calendar: seven days on a phone, and their hours below each other elsewhere. */
export function WeekSkeleton() {
  return (
    <span className={styles.week}>
      {times(7 * 5).map((cell) => (
        <span key={cell} className={cell < 7 ? styles.day : styles.later}>
          <Skeleton shape="fill" />
        </span>
      ))}
    </span>
  );
}
