import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { pino, type Logger, type LoggerOptions } from 'pino';
import { errorForLog } from './log.error.ts';

const secrets = ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'];

/** The address with the names of its parameters only: their values are searches, phones and tokens of links. */
export function pathForLog(url: string): string {
  const at = url.indexOf('?');
  const [path, query] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
  return query ? `${path}?${[...new Set(new URLSearchParams(query).keys())].join('&')}` : path;
}

const requestForLog = ({ method, url, host, ip, socket }: FastifyRequest) => ({
  method,
  url: pathForLog(url),
  host,
  remoteAddress: ip,
  remotePort: socket.remotePort,
});

/** The fields of every log line, wherever it is written. */
export const logOptions = {
  redact: secrets,
  serializers: { req: requestForLog, err: errorForLog },
  timestamp: pino.stdTimeFunctions.isoTime,
} satisfies LoggerOptions;

/** JSON lines to stderr: stdout carries only the line that reports readiness. */
export const createLog = (level: string): Logger =>
  pino({ ...logOptions, level }, pino.destination({ fd: 2, sync: false }));

/** The load balancer's request id if it is well-formed, otherwise a new one. */
export function requestId({ headers }: { headers: Record<string, unknown> }): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
