import type { Socket } from 'node:net';
import type { Problem } from '@vetka/domain/problem';

const answers: Record<number, [reason: string, problem: Problem]> = {
  400: ['Bad Request', { statusCode: 400, code: 'bad-request', message: 'Не получилось прочитать запрос' }],
  408: [
    'Request Timeout',
    { statusCode: 408, code: 'request-timeout', message: 'Запрос не пришёл целиком. Попробуйте ещё раз' },
  ],
  431: [
    'Request Header Fields Too Large',
    { statusCode: 431, code: 'bad-request', message: 'Не получилось прочитать запрос' },
  ],
};

const statusOf = (code: string | undefined): number => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
};

/** Answers malformed HTTP and requests that did not arrive in time, and closes their connection. */
export function endBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy();
  const status = statusOf(error.code);
  const [reason, problem] = answers[status] ?? [];
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
