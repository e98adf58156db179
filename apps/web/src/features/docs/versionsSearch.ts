/** The two versions to compare, by their first days. */
export interface VersionsSearch {
  from?: string;
  to?: string;
}

const dayOf = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(raw) ? raw : undefined;

/** Parses the search parameters. Unknown values are dropped. */
export function parseVersionsSearch(raw: Record<string, unknown>): VersionsSearch {
  const [from, to] = [dayOf(raw.from), dayOf(raw.to)];
  return { ...(from && { from }), ...(to && { to }) };
}
