import { expect, test } from 'vitest';
import { runStages } from './schedule.ts';
import type { Stage } from './stage.ts';

const signal = new AbortController().signal;
const quiet = { width: 2, signal, write: () => {} };
const failing = (name: string, rest: Partial<Stage> = {}): Stage => ({
  name,
  run: () => Promise.reject(new Error(`${name} is broken`)),
  ...rest,
});

/** Stages that record which others run at the same time. */
function recordingStages(...names: [name: string, rest?: Partial<Stage>][]) {
  const inside = new Set<string>();
  const seen: string[][] = [];
  const stages = names.map(([name, rest = {}]): Stage => ({
    name,
    async run() {
      inside.add(name);
      await new Promise((resolve) => setTimeout(resolve, 5));
      seen.push([...inside].toSorted());
      await new Promise((resolve) => setTimeout(resolve, 5));
      inside.delete(name);
    },
    ...rest,
  }));
  return { stages, seen };
}

test('returns one outcome per stage in the order of the list', async () => {
  const { stages } = recordingStages(['a'], ['b', { needs: ['c'] }], ['c']);
  const outcomes = await runStages(stages, quiet);
  expect(outcomes.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(outcomes.every(({ passed, failed }) => passed === 1 && failed === 0)).toBe(true);
});

test('never runs more stages at once than its width', async () => {
  const { stages, seen } = recordingStages(['a'], ['b'], ['c'], ['d'], ['e']);
  await runStages(stages, quiet);
  expect(Math.max(...seen.map(({ length }) => length))).toBe(2);
});

test('a stage marked as alone runs without others', async () => {
  const { stages, seen } = recordingStages(['a'], ['alone', { alone: true }], ['b'], ['c']);
  await runStages(stages, quiet);
  expect(seen.filter((names) => names.includes('alone'))).toEqual([['alone']]);
});

test('continues after a failure with independent stages', async () => {
  const { stages } = recordingStages(['tests']);
  const outcomes = await runStages([failing('format'), ...stages], quiet);
  expect(outcomes).toEqual([
    { name: 'format', passed: 0, failed: 1 },
    { name: 'tests', passed: 1, failed: 0 },
  ]);
});

test('a stage whose dependency failed is a failure that names the reason', async () => {
  const lines: string[] = [];
  const { stages, seen } = recordingStages(['e2e', { needs: ['build'] }]);
  const outcomes = await runStages([failing('build'), ...stages], { ...quiet, write: (line) => lines.push(line) });
  expect(outcomes[1]).toEqual({ name: 'e2e', passed: 0, failed: 1 });
  expect(seen).toEqual([]);
  expect(lines.join('\n')).toContain('it needs "build", which failed');
});

test('prints the output of a failing stage', async () => {
  const lines: string[] = [];
  await runStages([failing('lint')], { ...quiet, write: (line) => lines.push(line) });
  expect(lines.at(-1)).toBe('    lint is broken');
});

test('circular dependencies of stages are an error', async () => {
  const { stages } = recordingStages(['a', { needs: ['b'] }], ['b', { needs: ['a'] }]);
  await expect(runStages(stages, quiet)).rejects.toThrow('Nothing can run: a, b');
});
