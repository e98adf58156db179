import { hideOthers as hideNow } from 'aria-hidden';
import { beforeEach, expect, test, vi } from 'vitest';
import { hideOthers } from './hideOthers.ts';

vi.mock('aria-hidden', () => ({ hideOthers: vi.fn<() => () => void>() }));

const [lower, upper] = [{ id: 'lower' }, { id: 'upper' }] as unknown as [Element, Element];
const show = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint, 16));
  vi.mocked(hideNow).mockReset().mockReturnValue(show);
  show.mockReset();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('the page below a layer is hidden once the layer is painted, and shown when it closes', async () => {
  const close = hideOthers(lower);
  expect(hideNow).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(hideNow).toHaveBeenCalledExactlyOnceWith([lower]);
  close();
  expect(show).toHaveBeenCalledOnce();
});

test('a layer that closes before its first paint hides nothing', async () => {
  hideOthers(lower)();
  await vi.runAllTimersAsync();
  expect(hideNow).not.toHaveBeenCalled();
});

test('a layer does not hide the one that opens above it before the first paint', async () => {
  const close = [hideOthers(lower), hideOthers(upper)];
  await vi.runAllTimersAsync();
  expect(vi.mocked(hideNow).mock.calls).toEqual([[[lower, upper]], [[upper]]]);
  for (const each of close) each();
  expect(show).toHaveBeenCalledTimes(2);
});
