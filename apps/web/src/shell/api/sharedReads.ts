import { LRUCache } from 'lru-cache';

/** A read whose response is the same for everybody, and changed by the administration only. */
const sharedPath = '/api/v1/categories';

/** How long a response is used again (ms). */
const keptMs = 10_000;

interface KeptResponse {
  status: number;
  text: string;
}

type Read = () => Promise<Response>;

/**
 * On the server: answers this read of many visitors with one response, and simultaneous ones with one request. Anything
 * but a success is not kept: each visitor then reads for themselves.
 */
export function createSharedReads(now: () => number = Date.now) {
  const kept = new LRUCache<string, KeptResponse, Read>({
    max: 1,
    ttl: keptMs,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: async (_url, _stale, { context: read }) => {
      const response = await read();
      return response.status === 200 ? { status: response.status, text: await response.text() } : undefined;
    },
  });
  return {
    isShared: (url: string): boolean => new URL(url).pathname === sharedPath,
    async read(url: string, read: Read): Promise<Response> {
      const found = await kept.fetch(url, { context: read });
      if (!found) return read();
      return new Response(found.text, { status: found.status, headers: { 'content-type': 'application/json' } });
    },
  };
}
