import type { FastifyInstance } from 'fastify';
import { inlined } from './inlined.ts';

/** The subset of JSON Schema used by the document. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  required?: boolean;
  schema: Schema;
}

type Content = Record<string, { schema: Schema }>;

/** One operation of the OpenAPI document. */
export interface Operation {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{parameters}`. */
  path: string;
  parameters: Parameter[];
  /** The schema of the JSON body. */
  body: Schema | undefined;
  /** The schema of the form. */
  form: Schema | undefined;
}

interface Described {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
}

interface Document {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}

const operationOf = (path: string, method: string, described: Described): Operation => ({
  id: described.operationId,
  method: method.toUpperCase() as Operation['method'],
  path,
  parameters: described.parameters ?? [],
  body: described.requestBody?.content['application/json']?.schema,
  form: described.requestBody?.content['multipart/form-data']?.schema,
});

const documentOf = (app: FastifyInstance): Document => inlined(app.swagger() as unknown as Document);

/** Every operation in the server's OpenAPI document. */
export const operationsOf = (app: FastifyInstance): Operation[] =>
  Object.entries(documentOf(app).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(path, method, described)),
  );
