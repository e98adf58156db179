import PQueue from 'p-queue';

/**
 * How many pages are rendered at the same time. A page takes memory until it is sent, a kept one 8 MB more while it is
 * compressed, and on a busy site hundreds of kept pages become stale at once.
 */
const maxConcurrent = 2;

/**
 * After this time (ms) the next page is begun, although this one is not finished: it waits for the API, not for the
 * processor.
 */
const slowMs = 250;

/** Pages of one address that wait like those of others. Its further ones wait until nobody else does. */
const fairShare = 4;

/** Pages that wait: beyond these, a page would take seconds, and is refused. */
const maxWaiting = 256;
const maxOfAddress = 128;

/** The page would wait too long. Answered with 503. */
export class TooManyWaiting extends Error {
  readonly statusCode = 503;
}

interface Turn {
  key?: string;
  /** The address of the visitor who waits for the page; none if it is only renewed. */
  awaitedBy?: string | undefined;
}

/** The order in which pages are rendered. */
export interface RenderingTurns {
  /**
   * Renders a page that somebody waits for before those that are only renewed.
   * @throws TooManyWaiting
   */
  take<Page>(render: () => Promise<Page>, turn: Turn): Promise<Page>;
  /** Somebody waits now for the page with this key, if it has not had its turn. */
  hasten(key: string, address: string): void;
}

const priorities = { renewed: 0, overShare: 1, awaited: 2 };

export function createRenderingTurns(patienceMs = slowMs): RenderingTurns {
  const queue = new PQueue({ concurrency: maxConcurrent });
  /** Priorities of waiting pages, by key. */
  const waiting = new Map<string, number>();
  const waitingOf = new Map<string, number>();

  const priorityOf = (address: string | undefined): number => {
    if (address === undefined) return priorities.renewed;
    return (waitingOf.get(address) ?? 0) < fairShare ? priorities.awaited : priorities.overShare;
  };
  const count = (address: string | undefined, change: number): void => {
    if (address === undefined) return;
    const pages = (waitingOf.get(address) ?? 0) + change;
    if (pages > 0) waitingOf.set(address, pages);
    else waitingOf.delete(address);
  };
  const isFullFor = (address: string | undefined): boolean =>
    queue.size >= maxWaiting || (address !== undefined && (waitingOf.get(address) ?? 0) >= maxOfAddress);

  return {
    take: (render, { key, awaitedBy }) =>
      new Promise((resolve, reject) => {
        if (isFullFor(awaitedBy)) return reject(new TooManyWaiting());
        const priority = priorityOf(awaitedBy);
        count(awaitedBy, 1);
        if (key !== undefined) waiting.set(key, priority);
        const start = () => {
          count(awaitedBy, -1);
          if (key !== undefined) waiting.delete(key);
          const page = (async () => render())();
          resolve(page);
          return page;
        };
        // The failure of a rendering reaches those who wait for its page.
        queue
          .add(start, { ...(key !== undefined && { id: key }), priority, timeout: patienceMs })
          .catch(() => undefined);
      }),
    hasten: (key, address) => {
      const priority = priorityOf(address);
      if (priority <= (waiting.get(key) ?? Number.POSITIVE_INFINITY)) return;
      waiting.set(key, priority);
      queue.setPriority(key, priority);
    },
  };
}
