import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type BuildSerializer = NonNullable<Compilers['buildSerializer']>;

/** A validator as Fastify calls it: failures are left in `errors`. */
export interface Validator {
  (value: unknown): boolean;
  errors?: unknown;
}

/**
 * Compiles the schema on the first value. Compiling the schemas of all routes takes longer than the rest of the start,
 * and a process uses only some of them.
 */
export function lazyValidator(compile: () => Validator): Validator {
  let compiled: Validator | undefined;
  const validate: Validator = (value) => {
    compiled ??= compile();
    const isValid = compiled(value);
    validate.errors = compiled.errors;
    return isValid;
  };
  return validate;
}

/** Compiles a response schema on its first response, and once for all routes that share it, such as failures. */
export const buildLazySerializer: BuildSerializer = (externalSchemas, options) => {
  const compile = SerializerSelector()(externalSchemas, options);
  const shared = new WeakMap<object, (data: unknown) => string>();
  return (route) => (data) => {
    const key = route.schema as object;
    const stringify = shared.get(key) ?? compile(route);
    shared.set(key, stringify);
    return stringify(data);
  };
};
