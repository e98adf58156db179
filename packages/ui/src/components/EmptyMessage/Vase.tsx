import * as styles from './EmptyMessage.css.ts';

/** An empty vase with one branch. Decorative: hidden from screen readers. */
export function Vase() {
  return (
    <svg className={styles.vase} viewBox="0 0 176 200" fill="none" aria-hidden="true">
      <ellipse className={styles.shade} cx="88" cy="186" rx="58" ry="8" />
      <path className={styles.stem} d="M92 96C92 66 96 40 112 14" />
      <path
        className={styles.leaves}
        d="M97 62C84 60 74 50 72 36c14 0 25 9 25 26ZM102 44c2-16 14-25 28-24 0 14-11 24-28 24ZM94 82c4-14 16-21 30-18-2 13-14 21-30 18ZM112 15c-6-3-8-9-7-15 7 2 11 8 7 15Z"
      />
      <path className={styles.body} d="M66 94h52c-2 14 26 26 24 54-1 24-18 38-50 38s-49-14-50-38c-2-28 26-40 24-54Z" />
      <path className={styles.rim} d="M62 94h60" />
      <path className={styles.gleam} d="M56 132c-5 10-4 24 4 33" />
      <ellipse className={styles.petal} cx="42" cy="180" rx="7" ry="4" transform="rotate(-18 42 180)" />
      <ellipse className={styles.petal} cx="140" cy="183" rx="6" ry="3.4" transform="rotate(14 140 183)" />
    </svg>
  );
}
