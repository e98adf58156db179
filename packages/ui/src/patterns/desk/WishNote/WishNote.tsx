import type { ReactNode } from 'react';
import { ClockIcon } from '../../../components/Icon/icons/ClockIcon.ts';
import { QuoteIcon } from '../../../components/Icon/icons/QuoteIcon.ts';
import * as styles from './WishNote.css.ts';

export interface WishNoteProps {
  children: ReactNode;
  /** Who said it and when. */
  by?: ReactNode;
}

/** Somebody's own words in honey: the customer's wish, the shop's question. */
export function WishNote({ children, by }: WishNoteProps) {
  return (
    <div className={styles.wish}>
      <QuoteIcon />
      <p className={styles.words}>
        {children}
        {by && <span className={styles.by}>{by}</span>}
      </p>
    </div>
  );
}

export interface UntilNoteProps {
  /** «Ответьте до 13:15». */
  title: string;
  /** What silence means. */
  children: ReactNode;
}

/** Until when to answer, and what silence means. */
export function UntilNote({ title, children }: UntilNoteProps) {
  return (
    <div className={styles.wish}>
      <ClockIcon />
      <p className={styles.words}>
        <b>{title}</b>
        <span className={styles.by}>{children}</span>
      </p>
    </div>
  );
}
