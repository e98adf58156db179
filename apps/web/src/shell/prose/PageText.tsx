import { markdownToHtml } from './markdown.ts';
import { Prose } from './Prose.tsx';
import * as styles from './prose.css.ts';

/** What the administration wrote about a page, below it. */
export default function PageText({ text }: { text: string }) {
  return (
    <section className={styles.below} aria-label="Об этой странице">
      <Prose html={markdownToHtml(text)} />
    </section>
  );
}
