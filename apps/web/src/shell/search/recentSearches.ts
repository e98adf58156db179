/** Queries of this device, most recent first. They never leave it. */
const storageKey = 'vetka.searches';
const maxKept = 6;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Empty where the storage is blocked, or contains something else. */
export function recentSearches(): string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(known) ? known.filter(isText).slice(0, maxKept) : [];
  } catch {
    return [];
  }
}

function keep(queries: readonly string[]): void {
  try {
    if (queries.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(queries.slice(0, maxKept)));
  } catch {
    // The storage is full or blocked: there are no recent queries then.
  }
}

const isSame = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase();
const without = (query: string) => recentSearches().filter((one) => !isSame(query)(one));

/** Puts a query first. */
export function rememberSearch(text: string): void {
  const query = text.trim();
  if (query !== '') keep([query, ...without(query)]);
}

export const forgetSearch = (query: string): void => keep(without(query));

export const forgetSearches = (): void => keep([]);
