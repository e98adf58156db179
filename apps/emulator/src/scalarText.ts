/** What came in a field as text: a number and a flag are written out, anything else that is not text is empty. */
export function scalarText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
