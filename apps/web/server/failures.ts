import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance } from 'fastify';
import { problemOf, sendProblem } from './problem.ts';

/** Statuses that are passed to the visitor as they are; any other failure becomes a 500. */
const publicStatuses = new Set([400, 404, 405, 408, 413, 415, 431, 503]);

const statusOf = ({ statusCode = 500 }: Partial<FastifyError>): number =>
  publicStatuses.has(statusCode) ? statusCode : 500;

/** Answers every failure of this server in Russian, without internal details. */
export function handleFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = statusOf(error);
    if (status === 500) request.log.error({ err: error }, 'unexpected failure');
    return sendProblem(request, reply, status);
  });
  app.setNotFoundHandler((request, reply) => {
    // Pages match every address, so only the method can be unsupported.
    const isPage = request.method !== 'GET' && request.method !== 'HEAD';
    if (isPage) reply.header('allow', 'GET, HEAD');
    return sendProblem(request, reply, isPage ? 405 : 404);
  });
}

const reasons: Record<number, string> = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Headers Too Large' };

const statusOfBroken = (code: string | undefined): number => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
};

/** Answers a malformed or incomplete HTTP request and closes its connection. */
export function endBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy();
  const status = statusOfBroken(error.code);
  const body = JSON.stringify(problemOf(status));
  const head = [
    `HTTP/1.1 ${status} ${reasons[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
