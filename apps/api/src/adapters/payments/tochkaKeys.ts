import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { callProvider, recordOf } from '../http.ts';
import { failure, success, type ProviderResult } from '../result.ts';

/** The bank rarely changes its keys. A signature with an unknown key refetches them, at most this often. */
const refetchPauseMs = 60_000;

/** Verifies signatures with the bank's published keys, fetched on first use. */
export function createTochkaVerifier(jwksUrl: string, timeoutMs: number) {
  let keys: JSONWebKeySet | null = null;
  let fetchedAt = Number.NEGATIVE_INFINITY;

  async function refresh(): Promise<ProviderResult<true>> {
    const answer = await callProvider({ method: 'GET', url: jwksUrl, timeoutMs });
    if (!answer.ok) return answer;
    const published = keySetOf(answer.value.body);
    if (published === null) return failure('unavailable', 'no-keys', 'Банк не прислал ключи для проверки подписи');
    keys = published;
    fetchedAt = performance.now();
    return success(true);
  }

  /** The claims of a JWT signed by the bank (RS256). */
  return async function verify(token: string): Promise<ProviderResult<Record<string, unknown>>> {
    const known = keys === null ? null : await claimsOf(token, keys);
    if (known !== null) return success(known);
    if (keys === null || performance.now() - fetchedAt > refetchPauseMs) {
      const refreshed = await refresh();
      if (!refreshed.ok) return refreshed;
    }
    const claims = keys === null ? null : await claimsOf(token, keys);
    return claims === null ? failure('untrusted', 'signature', 'Уведомление не подписано банком') : success(claims);
  };
}

async function claimsOf(token: string, keys: JSONWebKeySet): Promise<Record<string, unknown> | null> {
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), { algorithms: ['RS256'] });
    return payload;
  } catch {
    return null;
  }
}

// The bank publishes either a key set or a single bare key.
function keySetOf(body: unknown): JSONWebKeySet | null {
  const record = recordOf(body);
  if (Array.isArray(record.keys)) return record as unknown as JSONWebKeySet;
  return typeof record.kty === 'string' ? { keys: [{ ...record, kty: record.kty }] } : null;
}
