import { createHash } from 'node:crypto';

/** SHA-256 of a request's body, hex: the same request sent again has the same. */
export const requestHashOf = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');
