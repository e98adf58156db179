import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

export interface Repetition {
  /** Called with the SQLSTATE before each retry. */
  onRepeat: (state: string) => void;
  /** Waits before a retry. @default real time */
  pause?: (ms: number) => Promise<void>;
}

/**
 * Serialization failure and deadlock: PostgreSQL has rolled back the transaction, even when its commit reports them.
 */
const undone = new Set(['40001', '40P01']);
/**
 * A connection ended by an administrator or a failover. Before the commit the transaction is rolled back; a commit that
 * reports it may have happened.
 */
const ended = '57P01';

/** The first attempt included. */
const maxAttempts = 4;
/** The longest pause before the second attempt (ms); it doubles before each further one. */
const firstPauseMs = 25;

/** The SQLSTATE of an error. Drizzle keeps the driver's error as the cause. */
export function stateOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : stateOf(cause);
}

/**
 * Retries an attempt that PostgreSQL has rolled back, after a random pause, so that transactions that collided do not
 * collide again. The attempt reports when it starts to commit.
 */
export async function repeatUndone<Result>(
  attempt: (progress: { isCommitting: boolean }) => Promise<Result>,
  { onRepeat, pause = wait }: Repetition,
): Promise<Result> {
  for (let count = 1; ; count += 1) {
    const progress = { isCommitting: false };
    try {
      return await attempt(progress);
    } catch (error) {
      const state = stateOf(error) ?? '';
      const isUndone = undone.has(state) || (state === ended && !progress.isCommitting);
      if (!isUndone || count === maxAttempts) throw error;
      onRepeat(state);
    }
    await pause(randomInt(1, firstPauseMs * 2 ** (count - 1) + 1));
  }
}
