import { LRUCache } from 'lru-cache';
import { withHashes } from './hashedPolicy.ts';
import { spliceGzip, type SplicedText } from './splicedGzip.ts';

/** How long a page is sent without rendering it again (ms). */
const freshMs = 2_000;

/** How long a page may be sent while it is rendered again, and the most that a guest's page can lag behind (ms). */
const staleMs = 10_000;

/** Memory for kept pages (bytes): about six hundred. */
const maxBytes = 16 * 2 ** 20;

/** A page for guests without its nonce, compressed once. */
export interface KeptPage {
  html: SplicedText;
  contentType: string;
  /** The content security policy for a nonce. */
  policy: (nonce: string) => string;
  keptAt: number;
}

interface Rendering {
  render: () => Promise<Response>;
  /** The answer of `render`, if it must not be sent to anybody else. */
  answer?: Response;
}

/** What a guest is sent: a page that others are sent too, or an answer to this request alone. */
type GuestAnswer = { page: KeptPage } | { answer: Response };

/**
 * Keeps the pages of guests in memory. Of simultaneous requests for one page only one renders it. Within `staleMs` a
 * page is sent at once and renewed afterwards.
 */
export function createKeptPages(now: () => number = Date.now) {
  const pages = new LRUCache<string, KeptPage, Rendering>({
    maxSize: maxBytes,
    sizeCalculation: ({ html }, key) => html.size + key.length * 2 + 1024,
    ttl: freshMs,
    perf: { now },
    ttlResolution: 0,
    allowStaleOnFetchRejection: false,
    fetchMethod: async (_key, _stale, { context }) => {
      const answer = await context.render();
      if (!isShareable(answer)) return void (context.answer = answer);
      const text = await answer.text();
      const page = await keep(text, answer.headers, now());
      if (!page) context.answer = new Response(text, answer);
      return page;
    },
  });
  return async (key: string, render: () => Promise<Response>): Promise<GuestAnswer> => {
    const known = pages.peek(key, { allowStale: true });
    const allowStale = known !== undefined && now() - known.keptAt < staleMs;
    const rendering: Rendering = { render };
    const page = await pages.fetch(key, { allowStale, context: rendering });
    // An answer that can't be shared belongs to the request that caused it; the others get one each.
    return page ? { page } : { answer: rendering.answer ?? (await render()) };
  };
}

const isShareable = ({ status, headers }: Response): boolean =>
  status === 200 &&
  headers.getSetCookie().length === 0 &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  headers.has('content-security-policy');

async function keep(text: string, headers: Headers, keptAt: number): Promise<KeptPage | undefined> {
  const page = withHashes(text, headers.get('content-security-policy') ?? '');
  if (!page) return undefined;
  const html = await spliceGzip(...page.html);
  return { html, policy: page.policy, contentType: headers.get('content-type') ?? 'text/html', keptAt };
}
