import { scalarText } from '../scalarText.ts';
import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * T-Bank's request signature: the scalar values of the root except Token, plus Password, sorted by key, concatenated
 * and hashed with SHA-256 (hex).
 * Nested objects (Receipt, DATA) are not included.
 */
export function tbankToken(parameters: Readonly<Record<string, unknown>>, password: string): string {
  const signed: Record<string, unknown> = { ...parameters, Password: password };
  const joined = Object.keys(signed)
    .filter((key) => key !== 'Token' && isScalar(signed[key]))
    .toSorted()
    .map((key) => String(signed[key]))
    .join('');
  return createHash('sha256').update(joined).digest('hex');
}

/** Whether the request's Token is correct. Compares in constant time. */
export function hasRightToken(parameters: Readonly<Record<string, unknown>>, password: string): boolean {
  const given = Buffer.from(scalarText(parameters.Token).toLowerCase());
  const expected = Buffer.from(tbankToken(parameters, password));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
