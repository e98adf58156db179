import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { guideOf } from './guides.ts';
import { aboutProp } from '../props/aboutProp.ts';
import { commonProps } from '../props/commonProps.ts';
import { readKit } from '../props/readKit.ts';

const kit = readKit();
const properties = kit.flatMap(({ folder, name, props }) => props.map((prop) => ({ folder, component: name, prop })));

/** Whether the property has a line of its own in the guide of its component. */
function hasOwnLine(folder: string, component: string, prop: string): boolean {
  const own = guideOf(folder)?.props ?? {};
  return `${component}.${prop}` in own || prop in own;
}

test('every property is described in Russian, in the guide beside its component', () => {
  const silent = properties.filter(
    ({ folder, component, prop }) => !/[а-яё]/i.test(aboutProp(guideOf(folder), component, prop.name) ?? ''),
  );
  expect(silent.map(({ folder, component, prop }) => `${folder} ${component}.${prop.name}`)).toEqual([]);
});

test('a guide describes only properties that its components have', () => {
  const known = new Set(
    properties.flatMap(({ folder, component, prop }) => [
      `${folder} ${prop.name}`,
      `${folder} ${component}.${prop.name}`,
    ]),
  );
  const described = [...new Set(kit.map(({ folder }) => folder))].flatMap((folder) =>
    Object.keys(guideOf(folder)?.props ?? {}).map((name) => `${folder} ${name}`),
  );
  expect(described.length).toBeGreaterThan(600);
  expect(described.filter((name) => !known.has(name))).toEqual([]);
});

test('a common description is used by several components', () => {
  const uses = (name: string) =>
    properties.filter(({ folder, component, prop }) => prop.name === name && !hasOwnLine(folder, component, prop.name))
      .length;
  expect(Object.keys(commonProps).filter((name) => uses(name) < 2)).toEqual([]);
});

test('every choice has options', () => {
  const empty = properties.filter(({ prop }) => prop.kind === 'choice' && !prop.options?.length);
  expect(empty.map(({ component, prop }) => `${component}.${prop.name}`)).toEqual([]);
});

describe('a component that people know by several names is found by them', () => {
  const folders = globSync('../../packages/ui/src/{components,desk}/*/index.ts', { cwd: process.cwd() }).map((file) =>
    file
      .replaceAll('\\', '/')
      .replace(/^.*\/src\//, '')
      .replace(/\/index\.ts$/, ''),
  );

  test.each(folders)('%s', (folder) => {
    const aliases = guideOf(folder)?.aliases ?? [];
    expect(aliases, `add aliases to the guide of ${folder}`).not.toEqual([]);
    expect(new Set(aliases).size).toBe(aliases.length);
    // The dash separates the name from the aliases, and the slash separates the levels of the sidebar.
    expect(aliases.filter((alias) => / – |\//.test(alias) || alias !== alias.trim())).toEqual([]);
  });
});
