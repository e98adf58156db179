import { formMessages } from '@vetka/domain/form';
import { plural } from '@vetka/domain/plural';
import type { FastifySchemaValidationError } from 'fastify';

type Finding = FastifySchemaValidationError & { data?: unknown };
type Wording = (params: Record<string, unknown>, limit: number) => string;

const pieces = (count: number) => plural(count, ['значение', 'значения', 'значений']);

const wordings: Record<string, Wording> = {
  required: () => formMessages.required,
  minLength: (_, limit) => (limit <= 1 ? formMessages.required : formMessages.min(limit)),
  maxLength: (_, limit) => formMessages.max(limit),
  minimum: (_, limit) => `Значение должно быть не меньше ${limit}`,
  maximum: (_, limit) => `Значение должно быть не больше ${limit}`,
  minItems: (_, limit) => (limit <= 1 ? formMessages.required : `Нужно не меньше: ${pieces(limit)}`),
  maxItems: (_, limit) => `Можно не больше: ${pieces(limit)}`,
  format: () => 'Неверный формат',
  pattern: ({ pattern }) => (pattern === '\\S' ? formMessages.required : 'Неверный формат'),
  additionalProperties: () => 'Лишнее поле',
};

/** The property an error is about if it is not the value at its path: a missing or an unknown one. */
const propertyOf = ({ keyword, params }: Finding): string | undefined =>
  (keyword === 'required' ? params.missingProperty : params.additionalProperty) as string | undefined;

/** `/orders/0/address` → `orders.0.address`. Missing and unknown properties get their own path. */
function pathOf(finding: Finding): string {
  const property = propertyOf(finding);
  const inner = property === undefined ? '' : `/${property}`;
  return `${finding.instancePath}${inner}`.slice(1).replaceAll('/', '.');
}

/** An empty field has one message, whatever its other rules are. */
const isMissing = ({ keyword, data }: Finding): boolean =>
  data === '' && (keyword === 'pattern' || keyword === 'format' || keyword === 'minLength');

const messageOf = (finding: Finding): string =>
  isMissing(finding)
    ? formMessages.required
    : (wordings[finding.keyword]?.(finding.params, Number(finding.params.limit)) ?? 'Недопустимое значение');

/** For a nullable value, the errors "must be null" and the summary of the union are not helpful. */
const isNoise = ({ keyword, params }: Finding): boolean =>
  keyword === 'anyOf' || (keyword === 'type' && params.type === 'null');

/** More than any form has fields. A list of many wrong entries must not get an answer that is longer than itself. */
const maxShown = 1000;

/** Converts Ajv's errors to the specification's field errors, with the messages of the form rules. */
export function fieldErrorsOf(all: readonly Finding[]): Record<string, string[]> {
  const findings = all.slice(0, maxShown);
  const speaking = findings.filter((finding) => !isNoise(finding));
  // A Map, because a client may name a field `__proto__`.
  const errors = new Map<string, Set<string>>();
  for (const finding of speaking.length > 0 ? speaking : findings) {
    const path = pathOf(finding) || 'body';
    errors.set(path, (errors.get(path) ?? new Set()).add(messageOf(finding)));
  }
  return Object.fromEntries([...errors].map(([path, messages]) => [path, [...messages]]));
}
