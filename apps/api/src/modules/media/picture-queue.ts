import PQueue from 'p-queue';
import { uploadMessages } from '@vetka/domain/media';
import { Refusal } from '../../platform/http/refusal.ts';

/**
 * Decoding runs on the threads of libuv, which file reads and DNS need too. There are four by default; two pictures at
 * a time leave the other two free.
 */
const atOnce = 2;
const retryAfterSeconds = 5;

interface PictureQueueLimits {
  /** Pictures that may wait; further ones are refused at once. Each holds its file in memory, up to 20 MB. @default 40 */
  mostWaiting?: number;
  /** How long one may wait, milliseconds. @default 20000 */
  longestWaitMs?: number;
}

/** Somebody waits for a drawn picture with a page already open, and it takes a tenth of an upload's time. */
const priorities = { drawing: 1, upload: 0 } as const;

const busy = () => new Refusal(503, 'media.busy', uploadMessages.busy, { details: { retryAfterSeconds } });

/** Everything that decodes or draws pictures in this process. */
export class PictureQueue {
  readonly #queue = new PQueue({ concurrency: atOnce });
  readonly #mostWaiting: number;
  readonly #longestWaitMs: number;

  constructor({ mostWaiting = 40, longestWaitMs = 20_000 }: PictureQueueLimits = {}) {
    this.#mostWaiting = mostWaiting;
    this.#longestWaitMs = longestWaitMs;
  }

  /** Does the work when its turn comes. @throws Refusal 503 when the queue is full, or the turn has not come in time */
  async run<T>(kind: keyof typeof priorities, work: () => Promise<T>): Promise<T> {
    const priority = priorities[kind];
    if (this.#queue.sizeBy({ priority }) >= this.#mostWaiting) throw busy();
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(busy()), this.#longestWaitMs);
    const turn = () => {
      clearTimeout(timer);
      return work();
    };
    return this.#queue.add(turn, { priority, signal: waiting.signal });
  }
}
