import * as styles from './page.css.ts';

/** A sentence in which words in backticks are code. */
export function Words({ children }: { children: string }) {
  return children.split('`').map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // Sentences never change, so a place is a key.
      <code key={place} className={styles.code}>
        {part}
      </code>
    ),
  );
}
