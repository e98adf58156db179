import { scalarText } from '../scalarText.ts';
import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * T-Bank's request signature: the root's scalar values except Token, plus Password, by key, joined, SHA-256 in hex.
 * Nested objects (Receipt, DATA) take no part.
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

/** Whether the request's own Token is right; compared in constant time. */
export function hasRightToken(parameters: Readonly<Record<string, unknown>>, password: string): boolean {
  const given = Buffer.from(scalarText(parameters.Token).toLowerCase());
  const expected = Buffer.from(tbankToken(parameters, password));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
