import type { ReactNode } from 'react';
import * as styles from './prose.css.ts';

/** `html` must be safe: generated from our own Markdown. */
type ProseProps = { html: string; children?: never } | { html?: never; children: ReactNode };

/** Long-form text, 680 px wide. */
export function Prose({ html, children }: ProseProps) {
  if (html === undefined) return <div className={styles.prose}>{children}</div>;
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
