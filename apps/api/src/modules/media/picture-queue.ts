import { uploadMessages } from '@vetka/domain/media';
import PQueue from 'p-queue';
import { Refusal } from '../../platform/http/refusal.ts';

interface Limits {
  /** How many run at once. */
  concurrency: number;
  /** How many may wait; further ones are refused at once. */
  maxWaiting: number;
  /** How long one may wait (ms). */
  maxWaitMs: number;
}

/**
 * Drawing and decoding both use libuv's four threads, as do file reads and DNS: one thread stays free, and a page full
 * of drawings does not delay an upload. A drawing that waits is a few hundred bytes, an upload up to 20 MB.
 */
const limits = {
  drawing: { concurrency: 2, maxWaiting: 1000, maxWaitMs: 60_000 },
  upload: { concurrency: 1, maxWaiting: 40, maxWaitMs: 30_000 },
} as const satisfies Record<string, Limits>;
const retryAfterSeconds = 5;

const busy = () => new Refusal(503, 'media.busy', uploadMessages.busy, { details: { retryAfterSeconds } });

/** All picture decoding and drawing of this process. */
export class PictureQueue {
  readonly #queues = {
    drawing: new PQueue({ concurrency: limits.drawing.concurrency }),
    upload: new PQueue({ concurrency: limits.upload.concurrency }),
  };
  readonly #changed: Partial<Limits>;

  /** `changed` replaces limits of both kinds. */
  constructor(changed: Partial<Omit<Limits, 'concurrency'>> = {}) {
    this.#changed = changed;
  }

  /** Runs the work when its turn comes. @throws Refusal 503 when the queue is full or the wait too long */
  async run<T>(kind: keyof typeof limits, work: () => Promise<T>): Promise<T> {
    const queue = this.#queues[kind];
    const { maxWaiting, maxWaitMs } = { ...limits[kind], ...this.#changed };
    if (queue.size >= maxWaiting) throw busy();
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(busy()), maxWaitMs);
    const turn = () => {
      clearTimeout(timer);
      return work();
    };
    return queue.add(turn, { signal: waiting.signal });
  }
}
