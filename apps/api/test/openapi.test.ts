import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect, it } from 'vitest';
import { startTestApp } from './app.ts';

const api = await startTestApp();
const { body: document } = await api.visitor().get<object>('openapi.json');

/** The objects with fields in a part of the document, as text. */
function objectsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'type' in part && part.type === 'object' && 'properties' in part ? [JSON.stringify(part)] : [];
  return [...own, ...Object.values(part).flatMap(objectsIn)];
}

it('the description of the API is the committed one; update it after an intended change with `vitest run test/openapi -u`', async () => {
  await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot('../openapi.json');
});

it('describes each object once', () => {
  const objects = objectsIn(document);
  expect(objects.length).toBeGreaterThan(100);
  expect(objects.filter((each, index) => objects.indexOf(each) !== index)).toEqual([]);
});

it('describes the response of a failed call once', () => {
  const { paths } = document as { paths: Record<string, Record<string, { responses: Record<string, object> }>> };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const failures = operations.flatMap(({ responses }) => [responses['4XX'], responses['5XX']]);
  expect(failures.length).toBeGreaterThan(200);
  expect(failures).toEqual(failures.map(() => ({ $ref: '#/components/responses/Failure' })));
});

/** JSON pointers to all schemas of requests and responses. */
function schemasIn(part: unknown, pointer = ''): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    const inner = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return key === 'schema' ? [inner] : schemasIn(value, inner);
  });
}

// The server compiles a schema on its first use only, so a start does not show that it is valid.
it('has only schemas that compile', { timeout: 60_000 }, () => {
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  ajv.addFormat('binary', true);
  ajv.addSchema({ $id: 'api', ...document });
  const pointers = schemasIn((document as { paths: object }).paths, '/paths');
  expect(pointers.length).toBeGreaterThan(400);
  const broken = pointers.flatMap((pointer) => {
    try {
      ajv.compile({ $ref: `api#${encodeURI(pointer)}` });
      return [];
    } catch (error) {
      return [`${pointer}: ${String(error)}`];
    }
  });
  expect(broken).toEqual([]);
});
