import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import type { FastifyInstance, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { invalid } from './refusal.ts';
import { fieldErrorsOf } from './validation-messages.ts';

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

/** A check of what comes otherwise than by HTTP; it answers with the value. @throws Refusal 422 */
export function checkOf<T extends TSchema>(schema: T): (value: unknown) => Static<T> {
  const validate = createAjv(false).compile<Static<T>>(schema);
  return (value) => {
    if (!validate(value)) throw invalid(fieldErrorsOf(validate.errors as FastifySchemaValidationError[]));
    return value;
  };
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
