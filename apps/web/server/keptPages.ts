import { LRUCache } from 'lru-cache';
import { andMore, showsHeader } from '../src/shell/api/shownSubjects.ts';
import { everything, type CatalogChanges } from './catalogChanges.ts';
import { withHashes } from './hashedPolicy.ts';
import { TooManyWaiting, type RenderingTurns } from './renderingTurns.ts';
import { spliceBrotli, type SplicedText } from './splicedBrotli.ts';

interface Life {
  /** How long a page is sent without rendering it again (ms). */
  freshMs: number;
  /** How long a page may be sent while it is rendered again, and its maximum age (ms). */
  staleMs: number;
}

const usual: Life = { freshMs: 2_000, staleMs: 10_000 };

/**
 * Of a page whose changes are all reported. Content that changes with time, such as the soonest delivery, may be this
 * old.
 */
const watched: Life = { freshMs: 30_000, staleMs: 30_000 };

/**
 * The maximum age of a page that is sent because it cannot be rendered again while the API or this server is overloaded
 * (ms). Only of a page that names what it shows; parts of it whose changes are not reported may be as old.
 */
const overloadMs = 300_000;

/** Memory for cached pages (bytes): about six hundred. */
const maxBytes = 16 * 2 ** 20;

/** A page for guests without its nonce, compressed once. */
export interface KeptPage {
  html: SplicedText;
  contentType: string;
  /** The content security policy for a nonce. */
  policy: (nonce: string) => string;
  keptAt: number;
  /** Its dependencies: subjects of changes. */
  shows: ReadonlySet<string>;
  /** One of its dependencies has changed. */
  isOutdated: boolean;
}

interface Rendering {
  render: () => Promise<Response>;
  /** The address of the visitor who waits for it; none if an older page was sent meanwhile. */
  awaitedBy: string | undefined;
  /** The changes since it started. */
  changed: Set<string>;
  /** The answer of `render`, if it must not be sent to anybody else. */
  answer?: Response;
}

interface Visit {
  key: string;
  /** The address of the visitor. */
  address: string;
  render: () => Promise<Response>;
}

/** The response to a guest: a page shared with others, or an answer to this request alone. */
type GuestAnswer = { page: KeptPage } | { answer: Response };

/** Cache hits and renderings of guests' pages since the process started. */
export const keptPageReads = { kept: 0, rendered: 0 };

/**
 * Keeps the pages of guests in memory. Of simultaneous requests for one page only one renders it. A page is no longer
 * sent once one of its dependencies has changed. Between `freshMs` and `staleMs` a page is sent at once and renewed
 * afterwards.
 */
export function createKeptPages(changes: CatalogChanges, turns: RenderingTurns, now: () => number = Date.now) {
  const running = new Set<Rendering>();
  const pages = new LRUCache<string, KeptPage, Rendering>({
    maxSize: maxBytes,
    sizeCalculation: ({ html }, key) => html.size + key.length * 2 + 1024,
    allowStaleOnFetchRejection: false,
    fetchMethod: (key, _stale, { context }) =>
      turns
        .take(() => keepRendering(context), { key, awaitedBy: context.awaitedBy })
        .catch((error: unknown) => {
          // Thrown, it would also delete the older page.
          if (!(error instanceof TooManyWaiting)) throw error;
          return undefined;
        }),
  });

  async function keepRendering(rendering: Rendering): Promise<KeptPage | undefined> {
    running.add(rendering);
    try {
      const answer = await rendering.render();
      if (!isShareable(answer)) return void (rendering.answer = answer);
      const text = await answer.text();
      const page = await keep(text, answer.headers, now());
      if (!page) rendering.answer = new Response(text, answer);
      else page.isOutdated = concerns(rendering.changed, page);
      return page;
    } finally {
      running.delete(rendering);
    }
  }

  changes.onChange((changed) => {
    for (const rendering of running) for (const subject of changed) rendering.changed.add(subject);
    pages.forEach((page) => (page.isOutdated ||= concerns(changed, page)));
  });

  return async ({ key, address, render }: Visit): Promise<GuestAnswer> => {
    const isCurrent = changes.isCurrent();
    const areChangesKnown = typeof isCurrent === 'boolean' ? isCurrent : await isCurrent;
    const known = pages.get(key);
    const age = known && !known.isOutdated ? now() - known.keptAt : Number.POSITIVE_INFINITY;
    const { freshMs, staleMs } = known && areChangesKnown && isWatched(known) ? watched : usual;
    const isKept = age < staleMs;
    keptPageReads[isKept ? 'kept' : 'rendered'] += 1;
    if (known && age < freshMs) return { page: known };
    const rendering: Rendering = { render, awaitedBy: isKept ? undefined : address, changed: new Set() };
    // A page that others were sent an older one of may wait already.
    if (!isKept) turns.hasten(key, address);
    const page = await pages.fetch(key, { forceRefresh: true, allowStale: isKept, context: rendering });
    if (page) return { page };
    const older = known && areChangesKnown && known.shows.size > 0 && age < overloadMs ? known : undefined;
    try {
      // An answer that can't be shared belongs to the request that caused it; each of the others gets its own.
      const answer = rendering.answer ?? (await turns.take(render, { awaitedBy: address }));
      return older && !older.isOutdated && answer.status === 503 ? { page: older } : { answer };
    } catch (error) {
      if (older && !older.isOutdated && error instanceof TooManyWaiting) return { page: older };
      throw error;
    }
  };
}

/** Changes of all its dependencies are reported. */
const isWatched = ({ shows }: KeptPage): boolean => shows.size > 0 && !shows.has(andMore);

const concerns = (changed: ReadonlySet<string>, { shows }: KeptPage): boolean =>
  shows.size > 0 && (changed.has(everything) || [...changed].some((subject) => shows.has(subject)));

const isShareable = ({ status, headers }: Response): boolean =>
  status === 200 &&
  headers.getSetCookie().length === 0 &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  headers.has('content-security-policy');

async function keep(text: string, headers: Headers, keptAt: number): Promise<KeptPage | undefined> {
  const page = withHashes(text, headers.get('content-security-policy') ?? '');
  if (!page) return undefined;
  const html = await spliceBrotli(...page.html).catch((error: unknown) => console.error(error));
  if (!html) return undefined;
  return {
    html,
    policy: page.policy,
    contentType: headers.get('content-type') ?? 'text/html',
    keptAt,
    shows: new Set(headers.get(showsHeader)?.split(' ')),
    isOutdated: false,
  };
}
