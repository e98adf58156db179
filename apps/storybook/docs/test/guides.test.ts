import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { guideOf, nameOf } from '../page/guides.ts';

const source = fileURLToPath(new URL('../../../../packages/ui/src/', import.meta.url));
const foldersWith = (pattern: string) =>
  globSync(pattern, { cwd: source }).map((file) => file.replaceAll('\\', '/').replace(/\/[^/]+$/, ''));

const folders = foldersWith('{components/*,patterns/*/*}/index.ts').toSorted();
const shown = new Set(foldersWith('{components,patterns}/**/*.stories.tsx'));
const names = new Set(folders.map(nameOf));

test('there are components and patterns', () => {
  expect(folders.length).toBeGreaterThan(110);
});

test.each(folders)('%s has a page: a guide and stories', (folder) => {
  const name = nameOf(folder);
  expect(guideOf(folder), `write packages/ui/src/${folder}/${name}.docs.ts`).toBeDefined();
  expect(shown.has(folder), `write packages/ui/src/${folder}/${name}.stories.tsx`).toBe(true);
});

const isElement = (name: string) => /^<[a-z]+>$/.test(name);

test.each(folders)('the guide of %s sends to things that exist, and to none of them twice', (folder) => {
  const instead = guideOf(folder)?.instead ?? [];
  expect(instead.map(([, take]) => take).filter((name) => !names.has(name) && !isElement(name))).toEqual([]);
  const situations = instead.map(([when]) => when);
  expect(new Set(situations).size).toBe(situations.length);
});

test.each(folders)('the guide of %s says what it is, when to take it, its parts and what is heard', (folder) => {
  const guide = guideOf(folder);
  const { is = '', use = [], anatomy = [], speech = [] } = guide ?? {};
  expect([is, use[0], anatomy[0], speech[0]].filter((text) => !/[а-яё]/i.test(text ?? ''))).toEqual([]);
});

const groups = ['Основа', 'Компоненты', 'Раскладка', 'Поля', 'Магазин'];
const storyFiles = globSync('{components,patterns}/**/*.stories.tsx', { cwd: source });

test.each(storyFiles)('%s is found in the sidebar by its Russian name and by the name of its code', (file) => {
  const [, name] = /([^/\\]+)\.stories\.tsx$/.exec(file) ?? [];
  const [, title = ''] = /title: '([^'/]+\/[^']+)'/.exec(readFileSync(source + file, 'utf8')) ?? [];
  expect(groups, 'the first word of the title is a group of the sidebar').toContain(title.split('/')[0]);
  expect(title, 'the title ends with the name of the code, after a middle dot').toMatch(
    new RegExp(`/[А-ЯЁ][^/]+ · ${name}$`),
  );
});
