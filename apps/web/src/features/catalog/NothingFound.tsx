import { useQuery } from '@tanstack/react-query';
import type { CatalogPage, CatalogQuery } from '@vetka/domain/catalog';
import { Button } from '@vetka/ui/Button';
import { Chip } from '@vetka/ui/Chip';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { CloseIcon } from '@vetka/ui/Icon';
import { Inline } from '@vetka/ui/Inline';
import { Stack } from '@vetka/ui/Stack';
import { CategoryTiles } from '@vetka/ui/patterns/catalog/CategoryTiles';
import { PageSection } from '@vetka/ui/patterns/page/PageSection';
import { pagePath } from '../../shell/links/pagePath.ts';
import type { ListState } from '../../shell/lists/listState.ts';
import { useApi } from '../../shell/useContext.ts';
import { catalogQueries } from './catalog.queries.ts';
import { catalogHref } from './catalogAddress.ts';
import { hasConditions } from './conditions.ts';
import { RecentlySeen } from './lazyRecent.ts';
import { focusListStart } from './listStart.ts';
import { removableFilters } from './removableFilters.ts';

interface NothingFoundProps {
  list: ListState<CatalogPage['data'][number]>;
  categorySlug?: string | undefined;
  query: CatalogQuery;
  path: string;
}

const nearestOf = (list: NothingFoundProps['list']): CatalogPage['nearestCategories'] => {
  const [first] = list.data?.pages ?? [];
  return first && 'nearestCategories' in first ? (first as CatalogPage).nearestCategories : [];
};

/** Says plainly that there is nothing similar, and where to look instead. */
export default function NothingFound({ list, categorySlug, query, path }: NothingFoundProps) {
  const { search } = query;
  const { data: filters } = useQuery({
    ...catalogQueries.filters(useApi(), categorySlug, query),
    enabled: hasConditions(query),
  });
  const removable = filters ? removableFilters(query, filters) : [];
  const nearest = nearestOf(list);
  return (
    <>
      <EmptyMessage
        hasVase
        title={search ? `По запросу «${search}» ничего похожего нет` : 'Ничего не нашлось'}
        text={
          search
            ? 'Назовите цветок, повод или подарок иначе или загляните на полки рядом.'
            : removable.length > 0
              ? 'Найдётся, если убрать условие.'
              : 'Уберите часть условий.'
        }
        action={
          <Stack gap={16} align="center">
            {removable.length > 0 && (
              <Inline justify="center">
                {removable.map(({ label, without }) => (
                  <Chip
                    key={label}
                    variant="soft"
                    href={catalogHref(path, without)}
                    onClick={focusListStart}
                    iconEnd={<CloseIcon size="s" label="Убрать" />}
                  >
                    {label}
                  </Chip>
                ))}
              </Inline>
            )}
            <NextStep query={query} path={path} />
          </Stack>
        }
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
  return (
    <Button href={catalogHref(path, words)} onClick={focusListStart}>
      Сбросить условия
    </Button>
  );
}
