import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { buildLazySerializer, lazyValidator } from './lazy-schemas.ts';

describe('a lazy validator', () => {
  it('compiles on its first value, once, and passes on the errors of the last value', () => {
    const isShort = Object.assign((value: unknown) => String(value).length < 3, { errors: ['too long'] });
    const compile = vi.fn(() => isShort);
    const validate = lazyValidator(compile);
    expect(compile).not.toHaveBeenCalled();
    expect([validate('ab'), validate('abcd')]).toEqual([true, false]);
    expect(validate.errors).toEqual(['too long']);
    expect(compile).toHaveBeenCalledTimes(1);
  });
});

describe('a lazy serializer', async () => {
  const app = Fastify({ schemaController: { compilersFactory: { buildSerializer: buildLazySerializer } } });
  app.addSchema({ $id: 'Word', type: 'object', properties: { word: { type: 'string' } } });
  const schema = { response: { 200: { type: 'array', items: { $ref: 'Word#' } } } };
  app.get('/words', { schema }, async () => [{ word: 'роза', secret: 'no' }]);
  app.get('/broken', { schema: { response: { 200: { $ref: 'Missing#' } } } }, async () => ({}));

  it('writes only the declared fields, with schemas that other schemas refer to', async () => {
    const answers = [await app.inject('/words'), await app.inject('/words')];
    expect(answers.map((answer) => answer.body)).toEqual(Array(2).fill('[{"word":"роза"}]'));
  });

  it('reports a schema that cannot be compiled in the response of its route', async () => {
    expect((await app.inject('/broken')).statusCode).toBe(500);
  });
});
