import { useRouter } from '@tanstack/react-router';
import type { CatalogQuery } from '@vetka/domain/catalog';
import { useCallback } from 'react';
import { useStore } from '../../shell/store.ts';
import { catalogHref } from './catalogAddress.ts';
import { filterChoiceOf } from './filterChoice.ts';

/**
 * Filters and order as the visitor has chosen them, before the list shows them: a URL for links, a callback for presses
 * and forms.
 */
export function useFilterChoice(path: string, shown: CatalogQuery) {
  const { latest, choose } = filterChoiceOf(useRouter());
  const choice = useStore(latest);
  const isLoading = choice?.path === path;
  return {
    query: isLoading ? choice.query : shown,
    isLoading,
    hrefOf: useCallback((query: CatalogQuery) => catalogHref(path, query), [path]),
    onChange: useCallback((query: CatalogQuery) => choose({ path, query }), [choose, path]),
  };
}
