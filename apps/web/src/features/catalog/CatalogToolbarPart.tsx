import { useQuery } from '@tanstack/react-query';
import type { CatalogFilters, CatalogQuery } from '@vetka/domain/catalog';
import { Button } from '@vetka/ui/Button';
import { Link } from '@vetka/ui/Link';
import { Notice } from '@vetka/ui/Notice';
import { CatalogToolbar } from '@vetka/ui/patterns/catalog/CatalogToolbar';
import { startTransition, useRef, useState } from 'react';
import { categoryQueries } from '../../shell/catalog/category.queries.ts';
import { lazyComponent } from '../../shell/lazyComponent.tsx';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useApi } from '../../shell/useContext.ts';
import * as styles from './catalog.css.ts';
import { focusListStart, listStartId } from './listStart.ts';
import { useFilterChoice } from './useFilterChoice.ts';

const loadSheet = () => import('./FilterSheet.tsx');
const FilterSheet = lazyComponent(loadSheet);

interface CatalogToolbarPartProps {
  filters: CatalogFilters | undefined;
  query: CatalogQuery;
  path: string;
}

const noGroups: CatalogFilters['groups'] = [];

/** The names of the chosen values. The filters have no group of categories, but their URL may name some. */
function useNamedGroups(groups: CatalogFilters['groups'], { category }: CatalogQuery): CatalogFilters['groups'] {
  const { data: categories = [] } = useQuery({ ...categoryQueries.all(useApi()), enabled: category !== undefined });
  if (category === undefined) return groups;
  const options = categories.map(({ slug, name }) => ({ value: slug, label: name, count: 0 }));
  return [...groups, { name: 'category', label: 'Категория', options }];
}

/** Filters and order of a list. On a phone the filters are a sheet, loaded on pointer down. */
export default function CatalogToolbarPart({ filters, query, path }: CatalogToolbarPartProps) {
  const { isLoading, failure, onRetry, ...choice } = useFilterChoice(path, query);
  const groups = useNamedGroups(filters?.groups ?? noGroups, choice.query);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    startTransition(() => {
      setWasOpened(true);
      setIsOpen(true);
    });
  };
  return (
    <>
      <div id={listStartId} tabIndex={-1} className={styles.focusStart}>
        <CatalogToolbar
          groups={groups}
          action={path}
          onFiltersClick={open}
          onFiltersIntent={() => void FilterSheet.preload()}
          {...choice}
          onChange={(next) => {
            // The order is changed in a select, which stays.
            if (document.activeElement?.matches('a')) focusListStart();
            choice.onChange(next);
          }}
        />
      </div>
      <ChoiceFailure text={failure} onRetry={onRetry} />
      {filters?.total !== 0 && (
        <p className={styles.orderNote}>
          <Link href={pagePath('/docs/ranking')} tone="muted">
            Почему в этом порядке
          </Link>
        </p>
      )}
      {wasOpened && filters && (
        <FilterSheet
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          isLoading={isLoading}
          failure={failure}
          onRetry={onRetry}
          filters={filters}
          path={path}
          {...choice}
        />
      )}
    </>
  );
}

/** Above the list, which stays, when the list of a choice could not be loaded. */
function ChoiceFailure({ text, onRetry }: { text: string | undefined; onRetry: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The pressed button disappears.
    place.current?.focus();
    onRetry();
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.failurePlace}>
      {text !== undefined && (
        <Notice
          tone="critical"
          isAnnounced
          action={
            <Button variant="tonal" size="s" onClick={retry}>
              Повторить
            </Button>
          }
        >
          {text}
        </Notice>
      )}
    </div>
  );
}
