import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalid } from './refusal.ts';

const options = { allErrors: true, useDefaults: true, removeAdditional: true, strict: false } as const;

const createAjv = (coerceTypes: boolean): Ajv => {
  const ajv = new Ajv({ ...options, coerceTypes });
  formats.default(ajv);
  return ajv;
};

/** Text is turned into numbers and booleans where there is nothing but text: in the query, the path and the headers. */
export function registerValidation(app: FastifyInstance): void {
  const exact = createAjv(false);
  const coercing = createAjv(true);
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const ajv = httpPart === 'body' ? exact : coercing;
    return ajv.compile(schema as object) as never;
  });
}

const infiniteNames = (values: unknown): string[] =>
  Object.entries((values ?? {}) as Record<string, unknown>)
    .filter(([, value]) => typeof value === 'number' && !Number.isFinite(value))
    .map(([name]) => name);

/** `?page=1e1000` is coerced to Infinity, and Ajv checks no maximum of what is not finite. */
export function refuseInfinity({ query }: FastifyRequest): void {
  const names = infiniteNames(query);
  if (names.length > 0) throw invalid(Object.fromEntries(names.map((name) => [name, 'Недопустимое значение'])));
}
