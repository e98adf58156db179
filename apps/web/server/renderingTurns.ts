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

/** The order in which pages are rendered. */
export interface RenderingTurns {
  /** Renders a page that somebody waits for before those that are only renewed. */
  take<Page>(render: () => Promise<Page>, turn: { key?: string; isAwaited: boolean }): Promise<Page>;
  /** Somebody waits now for the page with this key, if it has not had its turn. */
  hasten(key: string): void;
}

export function createRenderingTurns(patienceMs = slowMs): RenderingTurns {
  const queue = new PQueue({ concurrency: maxConcurrent });
  const waiting = new Set<string>();
  return {
    take: (render, { key, isAwaited }) =>
      new Promise((resolve) => {
        if (key !== undefined) waiting.add(key);
        const start = () => {
          if (key !== undefined) waiting.delete(key);
          const page = (async () => render())();
          resolve(page);
          return page;
        };
        const options = { ...(key !== undefined && { id: key }), priority: Number(isAwaited), timeout: patienceMs };
        // The failure of a rendering reaches those who wait for its page.
        queue.add(start, options).catch(() => undefined);
      }),
    hasten: (key) => {
      if (waiting.has(key)) queue.setPriority(key, 1);
    },
  };
}
