import type { ReactNode } from 'react';
import * as styles from './DeskPanes.css.ts';

export interface DeskHeadProps {
  title: string;
  /** «Понедельник, 18 мая. 7 заказов на 46 770 ₽». */
  note?: ReactNode;
  /** Search, a switch of views. */
  children?: ReactNode;
}

/** The head of a section of the desk. */
export function DeskHead({ title, note, children }: DeskHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.titles}>
        <h1 className={styles.title}>{title}</h1>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </header>
  );
}

export interface DeskPanesProps {
  /** The queue. */
  list: ReactNode;
  /** A `DeskSheet`. A phone shows it instead of the list. */
  sheet?: ReactNode;
  /** The sheet's own page: it takes the width, and the list narrows to 276 px. */
  isWide?: boolean;
}

const openAs = (isWide: boolean) => (isWide ? 'wide' : 'beside');

/** The list and the open sheet: side by side from 1200 px, the sheet over the list on a tablet, one of them on a phone. */
export function DeskPanes({ list, sheet, isWide = false }: DeskPanesProps) {
  return (
    <div className={styles.panes} data-open={sheet ? openAs(isWide) : undefined}>
      <div className={styles.list}>{list}</div>
      {sheet}
    </div>
  );
}

export interface DeskSheetProps {
  /** «Заказ № 10531». */
  label: string;
  children: ReactNode;
  /** An `ActionBar`. */
  foot?: ReactNode;
}

/** A sheet with its own scroll and pinned actions. */
export function DeskSheet({ label, children, foot }: DeskSheetProps) {
  return (
    <section className={styles.sheet} aria-label={label}>
      <div className={styles.body}>{children}</div>
      {foot}
    </section>
  );
}
