import { randomUUID } from 'node:crypto';
import { pino, type Logger } from 'pino';

const secrets = ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'];

/** JSON lines to stderr: stdout carries only the line that reports readiness. */
export const createLog = (level: string): Logger =>
  pino({ level, redact: secrets, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ fd: 2, sync: false }));

/** The load balancer's request id if it is well-formed, otherwise a new one. */
export function requestId({ headers }: { headers: Record<string, unknown> }): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
