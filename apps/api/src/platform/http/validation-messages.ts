import { formMessages } from '@vetka/domain/form';
import { plural } from '@vetka/domain/plural';
import type { FastifySchemaValidationError } from 'fastify';

type Finding = FastifySchemaValidationError;
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
  pattern: () => 'Неверный формат',
  additionalProperties: () => 'Лишнее поле',
};

/** `/orders/0/address` → `orders.0.address`; a missing property is named by its own path. */
function pathOf({ instancePath, keyword, params }: Finding): string {
  const missing = keyword === 'required' ? `/${String(params.missingProperty)}` : '';
  return `${instancePath}${missing}`.slice(1).replaceAll('/', '.');
}

const messageOf = ({ keyword, params }: Finding): string =>
  wordings[keyword]?.(params, Number(params.limit)) ?? 'Недопустимое значение';

/** Of a value that may be null, the complaint "must be null" and the summary of the union say nothing to a person. */
const isNoise = ({ keyword, params }: Finding): boolean =>
  keyword === 'anyOf' || (keyword === 'type' && params.type === 'null');

/** Ajv's findings as the specification's field errors, in the words of the form rules. */
export function fieldErrorsOf(findings: readonly Finding[]): Record<string, string[]> {
  const speaking = findings.filter((finding) => !isNoise(finding));
  const errors: Record<string, string[]> = {};
  for (const finding of speaking.length > 0 ? speaking : findings) {
    const messages = (errors[pathOf(finding) || 'body'] ??= []);
    const message = messageOf(finding);
    if (!messages.includes(message)) messages.push(message);
  }
  return errors;
}
