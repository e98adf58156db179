import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startClock, stopClock } from '../checks/clock.ts';
import { stories } from '../stories.ts';
import { checkPage } from './check.ts';
import { isShown } from './elements.ts';
import { practices, unused } from './patterns.ts';
import type { Finding } from './practice.ts';
import { onPage, playOf, stayOnPage } from './storyOnPage.tsx';

declare module 'vitest' {
  interface TaskMeta {
    /** Number of musts of the WAI-ARIA practices that a story meets and breaks; `pnpm bars:ui` sums them up. */
    practices?: { met: number; broken: number };
  }
}

/** Patterns of the stories checked so far. */
const shown = new Set<string>();
let checked = 0;

beforeAll(stayOnPage);
beforeEach(startClock);
afterEach(() => {
  stopClock();
  vi.clearAllMocks();
});

const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="tooltip"], [role="alert"]';
const hasLayer = () => [...document.querySelectorAll(layers)].some(isShown);

test.for(stories)('$name follows the practices', async ({ name, Story }, { task }) => {
  const findings: Finding[] = [];
  const seen = new Set<string>();
  const isAssembled = /^(?:patterns|screens|forms)\//.test(name);
  const check = async () => {
    for (const [pattern, { find }] of Object.entries(unused)) if (document.querySelector(find)) shown.add(pattern);
    findings.push(...(await checkPage({ seen, isAssembled })));
  };
  await onPage(Story, undefined, check);
  const play = playOf(Story);
  if (play) await onPage(Story, play, async () => void (hasLayer() && (await check())));
  const broken = findings.filter(({ isMet }) => !isMet);
  task.meta.practices = { met: findings.length - broken.length, broken: broken.length };
  for (const { pattern } of findings) shown.add(pattern);
  checked++;
  expect(broken.map(({ pattern, must, element }) => `${pattern}: ${must}: ${element}`)).toEqual([]);
});

test('every pattern is shown by a story or listed as unused, not both', (context) => {
  // A filter on the command line leaves stories out.
  if (checked < stories.length) return context.skip();
  const patterns = new Set([...practices.map(({ pattern }) => pattern), ...Object.keys(unused)]);
  expect([...patterns].filter((pattern) => !shown.has(pattern))).toEqual(Object.keys(unused));
});
