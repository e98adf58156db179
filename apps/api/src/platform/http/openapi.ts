import { apiBase } from '@vetka/api-client/contract';
import { appName } from '@vetka/domain/page';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { nameSchemas, type Described } from './components.ts';

/** The OpenAPI 3.1 document generated from the actual schemas: `/api/v1/openapi.json`. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: `${appName}: API`, version: '1' } },
    transformObject: (document) =>
      'openapiObject' in document ? nameSchemas(document.openapiObject as Described) : {},
    refResolver: {
      buildLocalReference: ({ $id }, _baseUri, _fragment, index) => (typeof $id === 'string' ? $id : `schema-${index}`),
    },
  });
  app.get(`${apiBase}/openapi.json`, { schema: { hide: true } }, async () => app.swagger());
}
