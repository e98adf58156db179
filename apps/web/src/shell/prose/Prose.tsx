import * as styles from './prose.css.ts';

/**
 * Long-form text, 680 px wide.
 * @param html safe: sanitised by the API when stored, or generated from our own Markdown by the build
 */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
