import type { TextPage, WritePageTexts } from '@vetka/domain/page';
import * as styles from './texts.css.ts';
import { cutAt, snippetLengths } from './snippet.ts';

interface SearchPreviewProps {
  page: TextPage;
  typed: WritePageTexts;
}

/** The page among the results of a search engine, as long as Google and Yandex usually show it. */
export function SearchPreview({ page, typed }: SearchPreviewProps) {
  const host = typeof location === 'undefined' ? '' : location.host;
  const steps = page.path.split('/').filter(Boolean);
  return (
    <section aria-label="Как в поиске" className={styles.snippet}>
      <span className={styles.address}>{[host, ...steps].join(' › ')}</span>
      <span className={styles.title}>{cutAt(typed.title || page.title || page.name, snippetLengths.title)}</span>
      <span className={styles.description}>
        {cutAt(typed.description || page.description, snippetLengths.description) ||
          'Описание поисковик соберёт со страницы сам'}
      </span>
    </section>
  );
}
