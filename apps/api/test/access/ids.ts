import { apiBase, type Call } from '@vetka/api-client/contract';
import type { Ask } from './probe.ts';

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}
interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
export interface Described {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

/** Ids that the sender gives an attempt, to tell its repetition. */
const ofAttempts = ['clientId', 'requestId'];

/** Names of fields that identify an object. */
const isId = (name: string): boolean =>
  !ofAttempts.includes(name) && /^(?:id|slug|nickname|mediaFiles)$|Ids?$/.test(name);

const idsOfSchema = (schema: Schema, at: string): string[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
    isId(name) ? [`${at}.${name}`] : idsOfSchema(inner, `${at}.${name}`),
  ),
  ...(schema.items ? idsOfSchema(schema.items, at) : []),
  ...(schema.anyOf ?? []).flatMap((inner) => idsOfSchema(inner, at)),
];

/** Every id that an endpoint takes, by its place: `params.id`, `query.cityId`, `body.orders.cartId`. */
export function idsOf({ paths }: Described, { path, method }: Call): string[] {
  const operation = paths[apiBase + path]?.[method.toLowerCase()];
  const bodies = Object.values(operation?.requestBody?.content ?? {});
  return [
    ...(path.match(/\{\w+\}/g) ?? []).map((name) => `params.${name.slice(1, -1)}`),
    ...(operation?.parameters ?? [])
      .filter((parameter) => parameter.in === 'query' && isId(parameter.name))
      .map(({ name }) => `query.${name}`),
    ...bodies.flatMap(({ schema }) => idsOfSchema(schema, 'body')),
  ];
}

const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

const namesIn = (value: unknown, at: string): string[] => {
  if (Array.isArray(value)) return value.flatMap((inner) => namesIn(inner, at));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    isFilled(inner) ? [`${at}.${name}`, ...namesIn(inner, `${at}.${name}`)] : [],
  );
};

/** The places of an `Ask` that are set. */
export const idsNamedBy = ({ params, query, body }: Ask): string[] => [
  ...namesIn(params, 'params'),
  ...namesIn(query, 'query'),
  ...namesIn(body, 'body'),
];
