import { randomUUID } from 'node:crypto';
import { pino, type Logger } from 'pino';

const secrets = ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'];

/** JSON lines to stderr: stdout carries nothing but the line that says the program is ready. */
export const createLog = (level: string): Logger =>
  pino({ level, redact: secrets, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ fd: 2, sync: false }));

/** The id of the balancer's making when it is a sane one, our own otherwise. */
export function requestId({ headers }: { headers: Record<string, unknown> }): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
