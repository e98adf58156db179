import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstView } from './firstView.ts';

/** A page that is still loading, whose frames the test draws. */
function openPage() {
  const page = new EventTarget();
  const frames: (() => void)[] = [];
  vi.stubGlobal('document', { readyState: 'interactive' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  let isShown = false;
  void firstView().then(() => (isShown = true));
  const settled = async () => {
    await vi.advanceTimersByTimeAsync(0);
    return isShown;
  };
  return {
    fire: (type: string) => page.dispatchEvent(new Event(type)),
    draw: () => frames.shift()?.(),
    isShown: settled,
  };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());
afterEach(() => void vi.unstubAllGlobals());

test('the first view is there when everything has loaded and the frame after it has been painted', async () => {
  const { fire, draw, isShown } = openPage();
  expect(await isShown()).toBe(false);
  fire('load');
  expect(await isShown()).toBe(false);
  draw();
  expect(await isShown()).toBe(false);
  draw();
  expect(await isShown()).toBe(true);
});

test.each(['pointerdown', 'keydown'])('the first input ends the wait: %s', async (type) => {
  const { fire, isShown } = openPage();
  fire(type);
  expect(await isShown()).toBe(true);
});

test('a page that is not visible, or whose images are slow, waits for 1.5 s', async () => {
  const { fire, isShown } = openPage();
  fire('load');
  await vi.advanceTimersByTimeAsync(1499 - performance.now());
  expect(await isShown()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isShown()).toBe(true);
});

test('a page that had loaded before this script does not wait', async () => {
  vi.stubGlobal('document', { readyState: 'complete' });
  await expect(firstView()).resolves.toBeUndefined();
});
