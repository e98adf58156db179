import type { CatalogFilters, CatalogQuery } from '@vetka/domain/catalog';
import { Link } from '@vetka/ui/Link';
import { CatalogToolbar } from '@vetka/ui/patterns/catalog/CatalogToolbar';
import { lazy, Suspense, useState } from 'react';
import { pagePath } from '../../shell/links/pagePath.ts';
import * as styles from './catalog.css.ts';
import { useFilterChoice } from './useFilterChoice.ts';

const loadSheet = () => import('./FilterSheet.tsx');
const FilterSheet = lazy(loadSheet);

interface CatalogToolbarPartProps {
  filters: CatalogFilters | undefined;
  query: CatalogQuery;
  path: string;
}

const noGroups: CatalogFilters['groups'] = [];

/** Filters and order of a list. On a phone the filters are a sheet, loaded on pointer down. */
export default function CatalogToolbarPart({ filters, query, path }: CatalogToolbarPartProps) {
  const { isLoading, ...choice } = useFilterChoice(path, query);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <CatalogToolbar
        groups={filters?.groups ?? noGroups}
        action={path}
        onFiltersClick={open}
        onFiltersIntent={() => void loadSheet().catch(() => undefined)}
        {...choice}
      />
      <p className={styles.orderNote}>
        <Link href={pagePath('/docs/ranking')} tone="muted">
          Почему в этом порядке
        </Link>
      </p>
      {wasOpened && filters && (
        <Suspense fallback={null}>
          <FilterSheet
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            isLoading={isLoading}
            filters={filters}
            path={path}
            {...choice}
          />
        </Suspense>
      )}
    </>
  );
}
