import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keyboardTables } from '../keyboard/tables.ts';
import type { KeyboardTable } from '../keyboard/table.ts';
import { guideOf } from './guides.ts';

const files = import.meta.glob<Record<string, KeyboardTable>>(
  '../keyboard/{appShell,calendar,choices,combobox,desk,deskLists,grid,layers,map,navigation,richText,values}.ts',
  {
    eager: true,
  },
);
const written = Object.entries(files).flatMap(([file, tables]) =>
  Object.entries(tables).map(([name, table]) => ({ area: /(\w+)\.ts$/.exec(file)?.[1] ?? '', name, table })),
);
const shown = keyboardTables.flatMap(({ tables }) => tables);

test('the page shows every keyboard table exactly once', () => {
  expect(written.length).toBeGreaterThan(20);
  expect(shown).toHaveLength(written.length);
  expect(written.filter(({ table }) => !shown.includes(table))).toEqual([]);
});

test.each(written)('the keyboard table of $name is tested', ({ area, name }) => {
  const source = readFileSync(new URL(`../../test/keyboard/${area}.test.tsx`, import.meta.url), 'utf8');
  expect(source).toMatch(new RegExp(`keyboardTable\\(\\s*tables\\.${name},`));
});

test.each(shown)(
  '«$title» is described in Russian, row by row, and names existing components',
  ({ rows, components }) => {
    const said = Object.values(rows).map(([, does]) => does);
    expect(said.filter((does) => !/^[А-ЯЁ].*\.$/.test(does))).toEqual([]);
    expect(components.filter((name) => !guideOf(`components/${name}`) && !guideOf(`desk/${name}`))).toEqual([]);
  },
);
