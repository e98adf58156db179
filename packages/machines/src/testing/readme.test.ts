import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { machines } from './machines.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

const sectionOf = ({ id }: AnyStateMachine): string =>
  readme.split(/^## /m).find((part) => part.startsWith(`${id}\n`)) ?? '';

const statesOf = (node: AnyStateMachine['root']): string[] =>
  Object.values(node.states).flatMap((state) => [state.key, ...statesOf(state)]);

test.each(machines)('the README table of %s lists every state, event and actor', (_, machine) => {
  const named = new Set(sectionOf(machine).match(/(?<=`)[^`]+(?=`)/g));
  const events = machine.events.filter((event) => !event.startsWith('xstate.'));
  expect([...statesOf(machine.root), ...events].filter((name) => !named.has(name))).toEqual([]);
  const actors = Object.keys(machine.implementations.actors ?? {});
  expect(actors.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
