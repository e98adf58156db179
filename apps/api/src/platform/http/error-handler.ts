import { problemTexts, type Problem } from '@vetka/domain/problem';
import { Problem as ProblemSchema } from '@vetka/domain/problem/schema';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { outageIn, unavailable } from './outage.ts';
import { invalid, notFound, problemOf, Refusal } from './refusal.ts';
import { fieldErrorsOf } from './validation-messages.ts';

const clientErrors: Record<number, [code: string, message: string]> = {
  400: ['bad-request', 'Не получилось прочитать запрос'],
  406: ['not-acceptable', 'Такой ответ не поддерживается'],
  413: ['too-large', 'Слишком большой запрос'],
  415: ['unsupported-media', 'Такой формат не поддерживается'],
  429: ['rate-limit', problemTexts.rateLimit],
};

/** Names of unknown fields are text of the sender. */
const isFieldName = (name: string): boolean => /^[a-zA-Z][\w.]{0,60}$/.test(name);

/** The default `Retry-After` of responses that do not set one. */
const defaultRetrySeconds: Record<number, number> = { 429: 60, 503: 10 };

/** A validation error: an invalid path is not found, anything else has fields to correct. */
function refusalOfValidation({ validation, validationContext }: FastifyError): Refusal {
  return validationContext === 'params' ? notFound() : invalid(fieldErrorsOf(validation ?? []));
}

function refusalOf(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (outageIn(error)) return unavailable();
  if (error.validation) return refusalOfValidation(error);
  const known = clientErrors[error.statusCode ?? 500];
  return known && new Refusal(error.statusCode as number, ...known);
}

const failure = (request: FastifyRequest): Problem => ({
  statusCode: 500,
  code: 'internal',
  message: problemTexts.unknown,
  details: { requestId: request.id },
});

/**
 * Why a request was refused: a series of these shows guessing and probing. What was sent is left out, since it may be
 * anything; a path that is not found and one's own conflicts are no signs of an attack.
 */
function recordRefusal({ log }: FastifyRequest, { statusCode, code, errors }: Refusal): void {
  if (![400, 401, 403, 413, 415, 422, 429].includes(statusCode)) return;
  log.info({ refused: { code, ...(errors && { fields: Object.keys(errors).filter(isFieldName) }) } }, 'refused');
}

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  if (!refusal) {
    request.log.error({ err: error }, 'unexpected failure');
    return reply.code(500).send(failure(request));
  }
  recordRefusal(request, refusal);
  const outage = outageIn(error);
  // Never log the whole error: it contains the query with its values.
  if (outage) request.log.warn({ code: outage.code, reason: outage.message }, 'the database is unavailable');
  const retryAfter = refusal.details?.retryAfterSeconds;
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
  return reply.code(refusal.statusCode).send(problemOf(refusal));
}

/** For paths that match no route: badly encoded, or too long. */
export const refusePath = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void =>
  void reply.code(404).send(problemOf(notFound('route.unknown')));

/** Error responses of every route. One shared schema, so the OpenAPI document contains it once. */
export const failures = { '4xx': { $ref: 'Problem#' }, '5xx': { $ref: 'Problem#' } };

/**
 * Every failure is returned in the specification's format, in Russian. Unexpected errors are logged and reveal
 * nothing.
 */
export function registerErrors(app: FastifyInstance): void {
  app.addSchema({ ...ProblemSchema, $id: 'Problem' });
  app.setErrorHandler(answer);
  app.addHook('onSend', async (_request, reply) => {
    const seconds = defaultRetrySeconds[reply.statusCode];
    if (seconds !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', seconds);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(problemOf(notFound('route.unknown'))));
}
