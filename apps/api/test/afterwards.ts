import { afterAll, onTestFinished } from 'vitest';

/**
 * Cleans up after a test helper. Called inside a test, it runs `close` at the end of that test; called outside, at the end
 * of the file. Vitest ignores an `afterAll` inside a test.
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
