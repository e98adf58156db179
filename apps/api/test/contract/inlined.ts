type Schemas = Record<string, unknown>;

interface Described {
  components: { schemas: Schemas };
}

const prefix = '#/components/schemas/';

function inline(value: unknown, schemas: Schemas): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => inline(each, schemas));
  if ('$ref' in value && typeof value.$ref === 'string')
    return inline(schemas[value.$ref.slice(prefix.length)], schemas);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inline(each, schemas)]));
}

/** The same document with every schema in full where it is used. */
export const inlined = <T extends Described>(document: T): T => inline(document, document.components.schemas) as T;
