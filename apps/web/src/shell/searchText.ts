/**
 * Parses search parameters as plain text, the way forms and people write them: `?page=2&search=5 пионов`. The router's
 * default is JSON, which would quote a number in a search.
 */
export function parseSearchText(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

export function searchText(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' && value !== '') params.set(name, value);
    if (typeof value === 'number' || value === true) params.set(name, value.toString());
  }
  // Commas separate list values and need no encoding.
  return params.size > 0 ? `?${params.toString().replaceAll('%2C', ',')}` : '';
}
