import type { CatalogPage, CatalogQuery } from '@vetka/domain/catalog';
import { Button } from '@vetka/ui/Button';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { CategoryTiles } from '@vetka/ui/patterns/catalog/CategoryTiles';
import { PageSection } from '@vetka/ui/patterns/page/PageSection';
import { pagePath } from '../../shell/links/pagePath.ts';
import type { ListState } from '../../shell/lists/listState.ts';
import { catalogHref } from './catalogAddress.ts';
import { RecentlySeen } from './lazyRecent.ts';

interface NothingFoundProps {
  list: ListState<CatalogPage['data'][number]>;
  query: CatalogQuery;
  path: string;
}

/** Parts of the address that «Сбросить условия» keeps. */
const kept: ReadonlySet<string> = new Set(['search', 'asTyped', 'sort', 'page']);

const hasConditions = (query: CatalogQuery): boolean =>
  Object.entries(query).some(([name, value]) => value !== undefined && !kept.has(name));

const nearestOf = (list: NothingFoundProps['list']): CatalogPage['nearestCategories'] => {
  const [first] = list.data?.pages ?? [];
  return first && 'nearestCategories' in first ? (first as CatalogPage).nearestCategories : [];
};

/** Says honestly that there is nothing similar, and where to look instead. */
export function NothingFound({ list, query, path }: NothingFoundProps) {
  const { search } = query;
  const nearest = nearestOf(list);
  return (
    <>
      <EmptyMessage
        hasVase
        title={search ? `По запросу «${search}» ничего похожего нет` : 'Ничего не нашлось'}
        text={
          search ? 'Назовите цветок, повод или подарок иначе или загляните на полки рядом.' : 'Уберите часть условий.'
        }
        action={<NextStep query={query} path={path} />}
      />
      {nearest.length > 0 && (
        <PageSection title="Полки рядом">
          <CategoryTiles categories={nearest} />
        </PageSection>
      )}
      <RecentlySeen />
    </>
  );
}

function NextStep({ query, path }: Pick<NothingFoundProps, 'query' | 'path'>) {
  const { search, asTyped, sort } = query;
  if (!hasConditions(query)) return <Button href={pagePath('/catalog')}>Весь каталог</Button>;
  const words = { ...(search && { search }), ...(asTyped && { asTyped }), ...(sort && { sort }) };
  return <Button href={catalogHref(path, words)}>Сбросить условия</Button>;
}
