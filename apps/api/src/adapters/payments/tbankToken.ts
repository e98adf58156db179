import { textOf } from '../http.ts';
import { createHash, timingSafeEqual } from 'node:crypto';

export type TbankParameters = Readonly<Record<string, unknown>>;

/**
 * The signature of T-Bank's acquiring API: the root's scalar values except Token, plus Password,
 * sorted by key, joined, SHA-256 in hex. Nested objects take no part.
 */
export function tbankToken(parameters: TbankParameters, password: string): string {
  const signed: Record<string, unknown> = { ...parameters, Password: password };
  const values = Object.keys(signed)
    .filter((key) => key !== 'Token' && isScalar(signed[key]))
    .toSorted()
    .map((key) => String(signed[key]));
  return createHash('sha256').update(values.join('')).digest('hex');
}

/** Whether a notification's Token is the bank's; compared in constant time. */
export function isSignedByTbank(parameters: TbankParameters, password: string): boolean {
  const given = Buffer.from(textOf(parameters.Token).toLowerCase());
  const expected = Buffer.from(tbankToken(parameters, password));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
