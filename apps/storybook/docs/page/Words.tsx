import * as styles from './page.css.ts';

/** A sentence that renders words in backticks as code. */
export function Words({ children }: { children: string }) {
  return children.split('`').map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // The sentences are static, so the index is a stable key.
      <code key={place} className={styles.code}>
        {part}
      </code>
    ),
  );
}
