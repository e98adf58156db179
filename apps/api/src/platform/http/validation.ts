import { isPublishable } from '@vetka/domain/text';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import type { FastifyInstance, FastifyRequest, FastifySchemaValidationError } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { closed, closeRequests } from './closed.ts';
import { lazyValidator } from './lazy-schemas.ts';
import { invalid } from './refusal.ts';
import { requireRequestText, requireText } from './text.ts';
import { fieldErrorsOf } from './validation-messages.ts';

// The types of TypeBox and a test of the OpenAPI document check the schemas themselves.
const schemasAreChecked = { meta: false, validateSchema: false } as const;
// `verbose` adds the wrong value to an error, which says whether anything was entered.
const options = { allErrors: true, useDefaults: true, strict: false, verbose: true, ...schemasAreChecked } as const;

const createAjv = (coerceTypes: boolean): Ajv => {
  const ajv = new Ajv({ ...options, coerceTypes });
  formats.default(ajv);
  // A file of a form is an object, so a string in its place is not a file.
  ajv.addFormat('binary', { type: 'string', validate: () => false });
  return ajv;
};

/**
 * Strings are coerced to numbers and booleans only in the query, path and headers, which contain nothing but strings.
 * Unknown fields and invalid text are rejected on every route.
 */
export function registerValidation(app: FastifyInstance): void {
  closeRequests(app);
  app.addHook('preHandler', requireRequestText);
  const exact = createAjv(false);
  const coercing = createAjv(true);
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const ajv = httpPart === 'body' ? exact : coercing;
    return lazyValidator(() => ajv.compile(schema as object)) as never;
  });
}

/** Validates input that does not arrive through a route, and returns it. @throws Refusal 422 */
export function checkOf<T extends TSchema>(schema: T): (value: unknown) => Static<T> {
  const request = closed(schema);
  const validate = lazyValidator(() => createAjv(false).compile(request));
  return (value) => {
    requireText(value, isPublishable);
    if (!validate(value)) throw invalid(fieldErrorsOf(validate.errors as FastifySchemaValidationError[]));
    return value as Static<T>;
  };
}

const infiniteNames = (values: unknown): string[] =>
  Object.entries((values ?? {}) as Record<string, unknown>)
    .filter(([, value]) => typeof value === 'number' && !Number.isFinite(value))
    .map(([name]) => name);

/** `?page=1e1000` is coerced to Infinity, and Ajv applies no maximum to non-finite numbers. */
export function refuseInfinity({ query }: FastifyRequest): void {
  const names = infiniteNames(query);
  if (names.length > 0) throw invalid(Object.fromEntries(names.map((name) => [name, 'Недопустимое значение'])));
}
