import { useInfiniteQuery } from '@tanstack/react-query';
import { Breadcrumbs } from '@vetka/ui/Breadcrumbs';
import { CatalogHeading } from '@vetka/ui/patterns/catalog/CatalogToolbar';
import { useApi } from '../../shell/useContext.ts';
import { catalogQueries } from './catalog.queries.ts';
import { CatalogResults } from './CatalogResults.tsx';
import * as styles from './catalog.css.ts';

export const popularPath = '/popular';

/** What is bought most, as one long list. */
export function PopularPage({ page }: { page: number }) {
  const list = useInfiniteQuery(catalogQueries.popular(useApi(), page));
  return (
    <>
      <Breadcrumbs items={[{ label: 'Главная', href: '/' }, { label: 'Популярное' }]} />
      <div className={styles.heading}>
        <CatalogHeading title="Популярное" count={list.data?.pages[0]?.meta.total} />
      </div>
      <CatalogResults list={list} query={{}} path={popularPath} columns="page" />
    </>
  );
}
