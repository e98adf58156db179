import { createHash } from 'node:crypto';
import { callProvider } from '../http.ts';
import { failure, success } from '../result.ts';
import type { LeakedPasswords } from './leakedPasswords.ts';

export interface PwnedPasswordsConfig {
  /** `https://api.pwnedpasswords.com`, or a copy of its files. No trailing slash. */
  baseUrl: string;
  /** Timeout of a request (ms). A person waits for it. @default 1500 */
  timeoutMs?: number;
}

const prefixLength = 5;

/**
 * The range protocol of Pwned Passwords (haveibeenpwned.com/API/v3#PwnedPasswords). The service is sent the first 20 bits
 * of the password's SHA-1, and answers with all known hashes that start so, padded to an equal length.
 */
export function createPwnedPasswords({ baseUrl, timeoutMs = 1500 }: PwnedPasswordsConfig): LeakedPasswords {
  return {
    countOf: async (password) => {
      const hash = createHash('sha1').update(password, 'utf8').digest('hex').toUpperCase();
      const url = `${baseUrl}/range/${hash.slice(0, prefixLength)}`;
      const headers = { 'add-padding': 'true', 'user-agent': 'vetka' };
      const answer = await callProvider({ method: 'GET', url, headers, isText: true, timeoutMs });
      if (!answer.ok) return answer;
      const { status, body } = answer.value;
      if (status !== 200) return failure('rejected', String(status), `Сервис утечек ответил ${status}`);
      return success(countIn(String(body), hash.slice(prefixLength)));
    },
  };
}

/** Lines are `SUFFIX:COUNT`. Those that only pad the answer have the count 0. */
function countIn(lines: string, suffix: string): number {
  const line = lines.split(/\r?\n/).find((each) => each.startsWith(`${suffix}:`));
  return Number(line?.slice(suffix.length + 1) ?? 0);
}
