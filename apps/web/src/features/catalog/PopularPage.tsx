import { useInfiniteQuery } from '@tanstack/react-query';
import { Breadcrumbs } from '@vetka/ui/Breadcrumbs';
import { CatalogHeading } from '@vetka/ui/patterns/catalog/CatalogToolbar';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useApi } from '../../shell/useContext.ts';
import { catalogQueries } from './catalog.queries.ts';
import { PopularList } from './lazyComponents.ts';
import * as styles from './catalog.css.ts';

const popularPath = pagePath('/popular');

/** The best-selling products as one long list. */
export function PopularPage({ page }: { page: number }) {
  const { data: list } = useInfiniteQuery(catalogQueries.popular(useApi(), page));
  return (
    <>
      <Breadcrumbs items={[{ label: 'Главная', href: '/' }, { label: 'Популярное' }]} />
      <div className={styles.heading}>
        <CatalogHeading title="Популярное" count={list?.pages[0]?.meta.total} />
      </div>
      <PopularList path={popularPath} page={page} />
    </>
  );
}
