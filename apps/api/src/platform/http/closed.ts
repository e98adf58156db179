import type { FastifyInstance, FastifySchema } from 'fastify';

interface SchemaNode {
  type?: unknown;
  properties?: Record<string, SchemaNode>;
  additionalProperties?: unknown;
  patternProperties?: Record<string, SchemaNode>;
  items?: SchemaNode | SchemaNode[];
  prefixItems?: SchemaNode[];
  anyOf?: SchemaNode[];
  oneOf?: SchemaNode[];
}

/**
 * Keywords under which `additionalProperties` would not see all fields of the object, or that may contain an object.
 */
const unsupported = ['allOf', '$ref', 'if', 'then', 'else', 'not', 'dependentSchemas', 'dependencies'] as const;

const mapValues = (nodes: Record<string, SchemaNode>): Record<string, SchemaNode> =>
  Object.fromEntries(Object.entries(nodes).map(([name, node]) => [name, closed(node)]));

const isObject = ({ type, properties }: SchemaNode): boolean =>
  properties !== undefined || type === 'object' || (Array.isArray(type) && type.includes('object'));

const childrenOf = ({ properties, patternProperties, items, prefixItems, anyOf, oneOf }: SchemaNode): SchemaNode => ({
  ...(properties && { properties: mapValues(properties) }),
  ...(patternProperties && { patternProperties: mapValues(patternProperties) }),
  ...(items && { items: Array.isArray(items) ? items.map(closed) : closed(items) }),
  ...(prefixItems && { prefixItems: prefixItems.map(closed) }),
  ...(anyOf && { anyOf: anyOf.map(closed) }),
  ...(oneOf && { oneOf: oneOf.map(closed) }),
});

/**
 * The same schema with all its objects closed: an undeclared field is an error.
 * @throws TypeError for a schema that cannot be closed this way, such as an intersection
 */
export function closed<T extends object>(schema: T): T {
  const keyword = unsupported.find((name) => name in schema);
  if (keyword) throw new TypeError(`A request schema cannot use "${keyword}": declare one object with all its fields.`);
  const node = schema as SchemaNode;
  return { ...schema, ...childrenOf(node), ...(isObject(node) && { additionalProperties: false }) };
}

const closedRequest = (schema: FastifySchema): FastifySchema => ({
  ...schema,
  ...(schema.body !== undefined && { body: closed(schema.body as object) }),
  ...(schema.querystring !== undefined && { querystring: closed(schema.querystring as object) }),
  ...(schema.params !== undefined && { params: closed(schema.params as object) }),
});

/**
 * Closes the request schemas of every route registered after this call. Headers stay open: browsers and proxies add
 * their own.
 */
export function closeRequests(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.schema) route.schema = closedRequest(route.schema);
  });
}
