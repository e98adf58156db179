import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchBuild } from './watchBuild.ts';

const fiveMinutes = 5 * 60_000;
const location = { reload: vi.fn(), assign: vi.fn() };
let page: EventTarget & { hidden: boolean };
let answer: () => Response;

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', location);
  vi.stubGlobal('fetch', () => Promise.resolve().then(() => answer()));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const build = (id: string) => () => new Response(JSON.stringify({ id }));

async function watch() {
  const show = vi.fn();
  let moves: (move: object) => void = () => undefined;
  const subscribe = (_: string, listener: typeof moves) => void (moves = listener);
  await watchBuild({ subscribe } as unknown as AnyRouter, { show } as never);
  const move = (pathChanged: boolean) => moves({ toLocation: { href: '/catalog' }, pathChanged });
  return { show, move };
}

test('AOT-14: a new build is offered once, and the next navigation loads it', async () => {
  answer = build('one');
  const { show, move } = await watch();
  await vi.advanceTimersByTimeAsync(fiveMinutes);
  move(true);
  expect(show).not.toHaveBeenCalled();
  expect(location.assign).not.toHaveBeenCalled();
  answer = build('two');
  await vi.advanceTimersByTimeAsync(2 * fiveMinutes);
  expect(show).toHaveBeenCalledOnce();
  expect(show.mock.calls[0]?.[0]).toMatchObject({ actionLabel: 'Обновить', durationMs: Infinity });
  show.mock.calls[0]?.[0].onClick();
  expect(location.reload).toHaveBeenCalledOnce();
  move(false);
  expect(location.assign).not.toHaveBeenCalled();
  move(true);
  expect(location.assign).toHaveBeenCalledWith('/catalog');
});

test('AOT-14: the build is checked when the user returns to the tab, and not while the tab is hidden', async () => {
  answer = build('one');
  const { show } = await watch();
  answer = build('two');
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(fiveMinutes);
  expect(show).not.toHaveBeenCalled();
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(show).toHaveBeenCalledOnce();
});

test.each([
  ['an answer of failure', () => new Response('', { status: 502 })],
  ['no answer', () => Response.error()],
  ['no JSON', () => new Response('<html>')],
])('ERR-17: an unreadable manifest (%s) is only logged', async (_, failing) => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer = build('one');
  const { show } = await watch();
  answer = failing;
  await vi.advanceTimersByTimeAsync(fiveMinutes);
  expect(written).toHaveBeenCalledOnce();
  expect(show).not.toHaveBeenCalled();
  written.mockRestore();
});
