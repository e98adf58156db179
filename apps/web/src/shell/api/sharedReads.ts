import type { Answer } from '@vetka/api-client/client';
import { LRUCache } from 'lru-cache';

/** Reads whose response is the same for everybody, and changed by the administration only. */
const forEverybody = ['/api/v1/categories', '/api/v1/seo'];

/** What a visitor without a session has for a session: the same for all of them, except their address. */
const forStrangers = '/api/v1/session';

/** How long a response is used again (ms). */
const keptMs = 10_000;

/** Texts for search engines are read per path: some hundred bytes each. */
const maxResponses = 1_000;

type Read = () => Promise<Answer>;

interface KeptText {
  text: string;
}

/**
 * On the server: answers these reads of many visitors with one response, and simultaneous ones with one request. Anything
 * but a success is not kept: each visitor then reads for themselves.
 */
export function createSharedReads(now: () => number = Date.now) {
  const kept = new LRUCache<string, KeptText, Read>({
    max: maxResponses,
    ttl: keptMs,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: (url, _stale, { context: read }) => readWhole(url, read),
  });
  return {
    isShared(url: string, hasSession: boolean): boolean {
      const path = pathOf(url);
      return forEverybody.includes(path) || (!hasSession && path === forStrangers);
    },
    async read(url: string, read: Read): Promise<Answer> {
      const found = await kept.fetch(url, { context: read });
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

const answerOf = ({ text }: KeptText): Answer => ({
  ok: true,
  status: 200,
  headers: new Headers(),
  json: () => Promise.resolve(JSON.parse(text)),
  text: () => Promise.resolve(text),
  blob: () => Promise.resolve(new Blob([text])),
});
