import * as styles from './HeartFlower.css.ts';

/** A flower with a heart for a bloom. Decorative: hidden from screen readers. */
export function HeartFlower() {
  return (
    <svg width="176" height="200" viewBox="0 0 176 200" fill="none" strokeLinecap="round" aria-hidden="true">
      <path className={styles.stem} d="M88 186V92" />
      <path className={styles.openLeaf} d="M88 150c-26 0-40-16-40-40 26 0 40 16 40 40Z" />
      <path className={styles.fullLeaf} d="M88 132c0-24 14-38 40-40 2 26-14 40-40 40Z" />
      <path
        className={styles.bloom}
        d="M88 92C58 72 46 58 46 42c0-14 10-24 22-24 9 0 16 5 20 13 4-8 11-13 20-13 12 0 22 10 22 24 0 16-12 30-42 50Z"
        strokeLinejoin="round"
      />
      <path className={styles.ground} d="M48 188h80" />
    </svg>
  );
}
