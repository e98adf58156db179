import type { CatalogQuery } from '@vetka/domain/catalog';

/** The URL parameters that «Сбросить условия» keeps. */
const kept: ReadonlySet<string> = new Set(['search', 'asTyped', 'sort', 'page']);

/** Whether products are left out of the list. */
export const hasConditions = (query: CatalogQuery): boolean =>
  Object.entries(query).some(([name, value]) => value !== undefined && !kept.has(name));
