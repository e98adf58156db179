import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');
const filesIn = (folder: URL): string[] =>
  globSync('**/*.tsx', { cwd: folder }).map((file) => `${folder.pathname}${file}`);

/** Forms that switch the browser's validation off keep their own errors. */
const ownForms = (files: readonly string[]): string[] => files.filter((file) => read(file).includes(' noValidate'));

test('every form of the site that keeps its own errors shows the first one after a refusal', () => {
  const forms = ownForms(filesIn(new URL('../../', import.meta.url)));
  expect(forms.length).toBeGreaterThan(10);
  expect(forms.filter((file) => !read(file).includes('useRevealInvalid('))).toEqual([]);
});

test("so does every form of the kit's desk: each is a `DeskForm`", () => {
  const desk = new URL('../../../../../packages/ui/src/patterns/desk/', import.meta.url);
  expect(ownForms(filesIn(desk))).toEqual([`${desk.pathname}DeskForm.tsx`]);
});
