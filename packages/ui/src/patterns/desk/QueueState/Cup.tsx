import * as styles from './QueueState.css.ts';

/** A cup with a sprout: a quiet hour. */
export function Cup() {
  return (
    <svg className={styles.cup} viewBox="0 0 144 140" width="144" height="140" aria-hidden="true">
      <ellipse cx="68" cy="130" rx="62" ry="9" className={styles.shade} />
      <path
        d="M64 58V24M64 26C70 18 74 12 80 6"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className={styles.stem}
      />
      <path
        d="M64 30c-14 2-22-4-24-15 14-2 24 4 24 15ZM71 22C70 9 78 1 92 0c1 14-7 23-21 22Z"
        className={styles.leaf}
      />
      <path d="M104 70c24-8 34 8 28 22-5 12-18 18-34 14" strokeWidth="4" className={styles.handle} />
      <path
        d="M16 58h92l-9 52c-1 9-7 14-15 14H40c-8 0-14-5-15-14Z"
        strokeWidth="4"
        strokeLinejoin="round"
        className={styles.body}
      />
    </svg>
  );
}
