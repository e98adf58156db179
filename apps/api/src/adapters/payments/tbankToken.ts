import { textOf } from '../http.ts';
import { createHash, timingSafeEqual } from 'node:crypto';

export type TbankParameters = Readonly<Record<string, unknown>>;

/**
 * The signature of T-Bank's acquiring API: the scalar values of the root except Token, plus Password,
 * sorted by key, concatenated and hashed with SHA-256 (hex). Nested objects are not included.
 */
export function tbankToken(parameters: TbankParameters, password: string): string {
  const signed: Record<string, unknown> = { ...parameters, Password: password };
  const values = Object.keys(signed)
    .filter((key) => key !== 'Token' && isScalar(signed[key]))
    .toSorted()
    .map((key) => String(signed[key]));
  return createHash('sha256').update(values.join('')).digest('hex');
}

/** Whether the Token of a notification was made by the bank. Compares in constant time. */
export function isSignedByTbank(parameters: TbankParameters, password: string): boolean {
  const given = Buffer.from(textOf(parameters.Token).toLowerCase());
  const expected = Buffer.from(tbankToken(parameters, password));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
