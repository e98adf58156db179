import { uploadMessages } from '@vetka/domain/media';
import PQueue from 'p-queue';
import { Refusal } from '../../platform/http/refusal.ts';

/**
 * How many pictures are drawn and decoded at once. Both use libuv's four threads, as do file reads and DNS: one thread
 * stays free, and a page full of drawings does not delay an upload.
 */
const atOnce = { drawing: 2, upload: 1 } as const;
const retryAfterSeconds = 5;

interface PictureQueueLimits {
  /** How many pictures of a kind may wait; further ones are refused at once. An upload is up to 20 MB. @default 40 */
  maxWaiting?: number;
  /** How long one may wait (ms). @default 30000 */
  maxWaitMs?: number;
}

const busy = () => new Refusal(503, 'media.busy', uploadMessages.busy, { details: { retryAfterSeconds } });

/** All picture decoding and drawing of this process. */
export class PictureQueue {
  readonly #queues = {
    drawing: new PQueue({ concurrency: atOnce.drawing }),
    upload: new PQueue({ concurrency: atOnce.upload }),
  };
  readonly #maxWaiting: number;
  readonly #maxWaitMs: number;

  constructor({ maxWaiting = 40, maxWaitMs = 30_000 }: PictureQueueLimits = {}) {
    this.#maxWaiting = maxWaiting;
    this.#maxWaitMs = maxWaitMs;
  }

  /** Runs the work when its turn comes. @throws Refusal 503 when the queue is full or the wait too long */
  async run<T>(kind: keyof typeof atOnce, work: () => Promise<T>): Promise<T> {
    const queue = this.#queues[kind];
    if (queue.size >= this.#maxWaiting) throw busy();
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(busy()), this.#maxWaitMs);
    const turn = () => {
      clearTimeout(timer);
      return work();
    };
    return queue.add(turn, { signal: waiting.signal });
  }
}
