import { LRUCache } from 'lru-cache';
import type { ApiAnswer } from './requestApi.ts';

/** Reads whose response is the same for everybody, and changed by the administration only. */
const forEverybody = ['/api/v1/categories', '/api/v1/seo'];

/** The session of a visitor without one: the same for all of them, except their address. */
const forStrangers = '/api/v1/session';

/** How long a response is used again (ms), unless everything may have changed. */
const keptMs = 10_000;

/** Texts for search engines are read per path: some hundred bytes each. */
const maxResponses = 1_000;

type Read = () => Promise<ApiAnswer>;

interface KeptText {
  text: string;
}

/**
 * On the server: answers these reads of many visitors with one response, and simultaneous ones with one request. Only
 * successes are cached: after a failure each visitor reads for themselves. A response is used in its own generation
 * only.
 */
export function createSharedReads(now: () => number = Date.now) {
  const kept = new LRUCache<string, KeptText, { url: string; read: Read }>({
    max: maxResponses,
    ttl: keptMs,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: (_key, _stale, { context: { url, read } }) => readWhole(url, read),
  });
  return {
    isShared(url: string, hasSession: boolean): boolean {
      const path = pathOf(url);
      return forEverybody.includes(path) || (!hasSession && path === forStrangers);
    },
    async read(url: string, generation: string, read: Read): Promise<ApiAnswer> {
      const found = await kept.fetch(`${generation} ${url}`, { context: { url, read } });
      return found ? answerOf(found) : read();
    },
  };
}

const pathOf = (url: string): string => new URL(url).pathname;

async function readWhole(url: string, read: Read): Promise<KeptText | undefined> {
  const answer = await read();
  // Also reads a failure to its end, which frees its connection.
  const text = await answer.text();
  if (!answer.ok) return undefined;
  return { text: pathOf(url) === forStrangers ? withoutAddress(text) : text };
}

const withoutAddress = (session: string): string => JSON.stringify({ ...(JSON.parse(session) as object), ip: null });

const answerOf = ({ text }: KeptText): ApiAnswer => ({
  ok: true,
  status: 200,
  headers: new Headers(),
  cookies: [],
  json: () => Promise.resolve(JSON.parse(text)),
  text: () => Promise.resolve(text),
  blob: () => Promise.resolve(new Blob([text])),
});
