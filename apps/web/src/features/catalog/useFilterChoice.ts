import { replaceEqualDeep } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { CatalogQuery } from '@vetka/domain/catalog';
import { useCallback, useState } from 'react';
import { failureText } from '../../shell/errors/failureText.ts';
import { useStore } from '../../shell/store.ts';
import { catalogHref } from './catalogAddress.ts';
import { filterChoiceOf } from './filterChoice.ts';

/**
 * Filters and order as the visitor has chosen them, before the list shows them: a URL for links, a callback for presses
 * and forms.
 */
export function useFilterChoice(path: string, shown: CatalogQuery) {
  const { latest, choose, retry } = filterChoiceOf(useRouter());
  const current = useStore(latest);
  const choice = current?.path === path ? current : undefined;
  const failure = choice?.error === undefined ? undefined : failureText(choice.error);
  return {
    query: useKept(choice?.query ?? shown),
    isLoading: choice !== undefined && failure === undefined,
    failure,
    onRetry: retry,
    hrefOf: useCallback((query: CatalogQuery) => catalogHref(path, query), [path]),
    onChange: useCallback((query: CatalogQuery) => choose({ path, query }), [choose, path]),
  };
}

/** Returns the former object while the values are equal: a new one would render the filters again. */
function useKept<T>(value: T): T {
  const [former, keep] = useState(value);
  const kept = replaceEqualDeep(former, value);
  if (kept !== former) keep(kept);
  return kept;
}
