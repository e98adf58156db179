/**
 * Search parameters as plain text, the way forms and people write them: `?page=2&search=5 пионов`.
 * The router's own way is JSON, which would put quotes around a number somebody searched for.
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
  // Lists are separated by commas, which need no disguise.
  return params.size > 0 ? `?${params.toString().replaceAll('%2C', ',')}` : '';
}
