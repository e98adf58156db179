import type { Problem } from '@vetka/domain/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** When to retry a request that found the API unavailable, in seconds. */
const retryAfterSeconds = 5;

/** The site's own error responses by status: a code for programs and a message for people. */
const answers: Record<number, [code: string, message: string]> = {
  400: ['bad-request', 'Не получилось прочитать запрос'],
  404: ['not-found', 'Ничего не найдено'],
  405: ['method-not-allowed', 'Так к этому адресу обратиться нельзя'],
  408: ['request-timeout', 'Запрос не пришёл целиком. Попробуйте ещё раз'],
  413: ['too-large', 'Слишком большой запрос'],
  415: ['unsupported-media', 'Такой формат не поддерживается'],
  431: ['bad-request', 'Не получилось прочитать запрос'],
  503: ['unavailable', 'Сервис временно недоступен. Попробуйте ещё раз через несколько секунд'],
};
const internal: [string, string] = ['internal', 'Что-то пошло не так'];

export function problemOf(status: number): Problem {
  const [code, message] = answers[status] ?? internal;
  return { statusCode: status, code, message };
}

const isCall = ({ url }: FastifyRequest): boolean => /^\/+api\//.test(url);

/** Sends an error response: the API's JSON format for API calls, plain Russian text for everything else. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  reply.code(status);
  for (const name of ['content-length', 'content-encoding', 'etag']) reply.removeHeader(name);
  reply.header('cache-control', 'no-store');
  if (status === 503) reply.header('retry-after', retryAfterSeconds);
  const problem = problemOf(status);
  if (isCall(request)) return reply.type('application/json; charset=utf-8').send(JSON.stringify(problem));
  return reply.type('text/plain; charset=utf-8').send(problem.message);
}
