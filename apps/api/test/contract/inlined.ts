/** The part of a document that a local reference names: `#/components/schemas/Cart`. */
const partOf = (document: unknown, reference: string): unknown =>
  reference
    .split('/')
    .slice(1)
    .reduce((part, key) => (part as Record<string, unknown>)[key], document);

function inline(value: unknown, document: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => inline(each, document));
  if ('$ref' in value && typeof value.$ref === 'string') return inline(partOf(document, value.$ref), document);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inline(each, document)]));
}

/** The same document with every schema in full where it is used. */
export const inlined = <T>(document: T): T => inline(document, document) as T;
