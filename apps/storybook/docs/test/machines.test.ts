import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chartOf } from '@vetka/machines/diagram';
import { expect, test } from 'vitest';
import { layOut } from '../machines/layout.ts';
import { machines } from '../machines/machines.ts';

const source = fileURLToPath(new URL('../../../../packages/machines/src/', import.meta.url));
const pages = fileURLToPath(new URL('../pages/machines/', import.meta.url));

/** Names of the exported machines. */
const exported = globSync('*/index.ts', { cwd: source })
  .flatMap((file) => readFileSync(source + file, 'utf8').match(/\b\w+Machine\b/g) ?? [])
  .toSorted();

test('every machine of the package is described', () => {
  expect(machines.map(({ name }) => name).toSorted()).toEqual([...new Set(exported)]);
});

test('every described machine has a page with its title', () => {
  const sources = globSync('*.mdx', { cwd: pages }).map((file) => readFileSync(pages + file, 'utf8'));
  const titles = sources.map((text) => /title="Машины\/(.+)"/.exec(text)?.[1] ?? 'no title');
  expect(titles.toSorted()).toEqual(machines.map(({ title }) => title).toSorted());
});

test.each(machines)('every state and event of $name is described', ({ machine, states, events }) => {
  const chart = chartOf(machine);
  const names = chart.states.slice(1).map(({ id }) => id.slice(machine.id.length + 1));
  expect(Object.keys(states).toSorted()).toEqual(names.toSorted());
  const heard = chart.transitions.filter(({ cause }) => cause.kind === 'event').map(({ cause }) => cause.name);
  expect([...new Set(heard)].toSorted()).toEqual(Object.keys(events).toSorted());
});

test.each(machines)('every state of $name gets a position in its diagram', async ({ machine }) => {
  const page = await layOut(chartOf(machine));
  expect(page.width).toBeGreaterThan(100);
  const placed = JSON.stringify(page);
  const missing = chartOf(machine).states.filter(({ id }) => !placed.includes(`"${id}"`));
  expect(missing).toEqual([]);
});
