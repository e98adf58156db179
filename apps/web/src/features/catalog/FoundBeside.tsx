import { useQuery } from '@tanstack/react-query';
import { Chip } from '@vetka/ui/Chip';
import { BookIcon, StoreIcon } from '@vetka/ui/Icon';
import { Inline } from '@vetka/ui/Inline';
import { pagePath } from '../../shell/links/pagePath.ts';
import { searchQueries } from '../../shell/search/search.queries.ts';
import { useApi } from '../../shell/useContext.ts';
import * as styles from './catalog.css.ts';

/** Shops and articles for the words of a search, above its products. */
export default function FoundBeside({ search }: { search: string }) {
  const { data } = useQuery(searchQueries.suggestions(useApi(), search));
  if (!data || data.services.length + data.articles.length === 0) return null;
  return (
    <nav aria-label="Магазины и статьи" className={styles.beside}>
      <Inline gap={8}>
        {data.services.map(({ id, slug, name }) => (
          <Chip key={id} href={pagePath('/$service', { service: slug })} icon={<StoreIcon size="s" />}>
            {name}
          </Chip>
        ))}
        {data.articles.map(({ id, slug, title }) => (
          <Chip key={id} href={pagePath('/articles/$article', { article: slug })} icon={<BookIcon size="s" />}>
            {title}
          </Chip>
        ))}
      </Inline>
    </nav>
  );
}
