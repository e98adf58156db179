/** A field's value as text. Numbers and booleans are stringified; anything else becomes an empty string. */
export function scalarText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
