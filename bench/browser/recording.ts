import type { Page } from 'playwright';

/** A long frame of the main thread (ms). */
export interface LongFrame {
  startTime: number;
  duration: number;
}

interface Interaction {
  startTime: number;
  /** From the input to the next paint, in steps of 8 (ms). */
  duration: number;
}

interface RecordingWindow extends Window {
  benchRecording: { interactions: Interaction[]; frames: LongFrame[] };
}

/** Runs in the page before its own scripts: records interactions and frames longer than 50 ms. */
export function startRecording(): void {
  const recording: RecordingWindow['benchRecording'] = { interactions: [], frames: [] };
  (window as unknown as RecordingWindow).benchRecording = recording;
  const copy = ({ startTime, duration }: PerformanceEntry) => ({ startTime, duration });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as PerformanceEntry & { interactionId?: number }).interactionId)
        recording.interactions.push(copy(entry));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) recording.frames.push(copy(entry));
  }).observe({ type: 'long-animation-frame' });
}

/** Browsers report no shorter interaction (ms). */
const shortestReported = 16;

/**
 * The longest time from an input to the next paint while `act` runs (ms).
 * @param settled resolves when the page shows the outcome
 */
export async function longestInteraction(
  page: Page,
  act: () => Promise<void>,
  settled: () => Promise<unknown>,
): Promise<number> {
  const from = await page.evaluate(() => performance.now());
  await act();
  await settled();
  await observersRan(page);
  return page.evaluate(
    ([since, least]) => {
      const { interactions } = (window as unknown as RecordingWindow).benchRecording;
      const durations = interactions.filter(({ startTime }) => startTime >= since).map(({ duration }) => duration);
      return Math.max(least, ...durations);
    },
    [from, shortestReported] as const,
  );
}

/** The frames longer than 50 ms while `act` runs. */
export async function longFrames(page: Page, act: () => Promise<unknown>): Promise<LongFrame[]> {
  const from = await page.evaluate(() => performance.now());
  await act();
  await observersRan(page);
  return page.evaluate((since) => {
    const { frames } = (window as unknown as RecordingWindow).benchRecording;
    return frames.filter(({ startTime }) => startTime >= since);
  }, from);
}

/** Waits until the frames painted so far have been reported. */
const observersRan = (page: Page) =>
  page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (let frame = 0; frame < 3; frame += 1) await painted();
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });
