import { afterAll, onTestFinished } from 'vitest';

/**
 * Calls `close` when the running test is over, or, if none is running, when all tests of the file are. `afterAll` alone does
 * nothing when a test calls it.
 */
export function afterwards(close: () => unknown): void {
  const closeAndWait = async () => void (await close());
  try {
    onTestFinished(closeAndWait);
  } catch {
    // No test is running.
    afterAll(closeAndWait);
  }
}
