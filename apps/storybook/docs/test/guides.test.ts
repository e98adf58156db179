import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { nameOf } from '../page/folders.ts';
import { guideOf } from './guides.ts';

const source = fileURLToPath(new URL('../../../../packages/ui/src/', import.meta.url));
const foldersWith = (pattern: string) =>
  globSync(pattern, { cwd: source }).map((file) => file.replaceAll('\\', '/').replace(/\/[^/]+$/, ''));

const folders = foldersWith('{components/*,desk/*,patterns/*/*}/index.ts').toSorted();
const shown = new Set(foldersWith('{components,desk,patterns}/**/*.stories.tsx'));
const names = new Set(folders.map(nameOf));

test('finds components and patterns', () => {
  expect(folders.length).toBeGreaterThan(110);
});

test.each(folders)('%s has a guide and stories', (folder) => {
  const name = nameOf(folder);
  expect(guideOf(folder), `write packages/ui/src/${folder}/${name}.docs.ts`).toBeDefined();
  expect(shown.has(folder), `write packages/ui/src/${folder}/${name}.stories.tsx`).toBe(true);
});

const isElement = (name: string) => /^<[a-z]+>$/.test(name);

test.each(folders)('the guide of %s recommends existing alternatives, each once', (folder) => {
  const instead = guideOf(folder)?.instead ?? [];
  expect(instead.map(([, take]) => take).filter((name) => !names.has(name) && !isElement(name))).toEqual([]);
  const situations = instead.map(([when]) => when);
  expect(new Set(situations).size).toBe(situations.length);
});

test.each(folders)('the guide of %s has a summary, usage, anatomy and screen reader text', (folder) => {
  const guide = guideOf(folder);
  const { is = '', use = [], anatomy = [], speech = [] } = guide ?? {};
  expect([is, use[0], anatomy[0], speech[0]].filter((text) => !/[а-яё]/i.test(text ?? ''))).toEqual([]);
});

const groups = ['Основа', 'Компоненты', 'Раскладка', 'Поля', 'Рабочий стол', 'Магазин'];
const storyFiles = globSync('{components,desk,patterns}/**/*.stories.tsx', { cwd: source });

test.each(storyFiles)('%s is listed in the sidebar under its Russian name and its code name', (file) => {
  const [, name] = /([^/\\]+)\.stories\.tsx$/.exec(file) ?? [];
  const [, title = ''] = /title: '([^'/]+\/[^']+)'/.exec(readFileSync(source + file, 'utf8')) ?? [];
  expect(groups, 'the first word of the title is a group of the sidebar').toContain(title.split('/')[0]);
  expect(title, 'the title ends with the name of the code, after a middle dot').toMatch(
    new RegExp(`/[А-ЯЁ][^/]+ · ${name}$`),
  );
});

const kebab = (name: string): string => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
const allStories = globSync('**/*.stories.tsx', { cwd: source });
const docs = fileURLToPath(new URL('../pages/', import.meta.url));
const pages = globSync('**/*.mdx', { cwd: docs });

/** The address of a file's stories or page: `?path=/story/button--default`. */
const idIn = (path: string): string =>
  /(?:title: '[^'\n]+\/[^'\n]+',\s+id: '|<Meta id=")(?<id>[a-z\d-]+)['"]/.exec(readFileSync(path, 'utf8'))?.groups?.[
    'id'
  ] ?? '';

test.each(allStories)('the address of %s is its name in Latin letters', (file) => {
  const name = kebab(file.replace(/^.*\//, '').replace('.stories.tsx', ''));
  expect(idIn(source + file)).toBe(file.startsWith('screens/') ? `screen-${name}` : name);
});

test('every page and component has an address of its own', () => {
  const ids = [...allStories.map((file) => source + file), ...pages.map((file) => docs + file)].map(idIn);
  expect(ids.filter((id, place) => id === '' || ids.indexOf(id) !== place)).toEqual([]);
});
