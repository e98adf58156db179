import * as styles from './prose.css.ts';

/**
 * A text for reading, 680 px wide.
 * @param html safe: sanitised by the API when it was written, or made from our own Markdown by the build
 */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
