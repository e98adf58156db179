import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changed, pathOf } from './change.ts';
import { plants } from './plants.ts';

test.each(Object.entries(plants))('each change of the planted bug «%s» fits the program', (_name, changes) => {
  for (const change of changes) {
    const path = pathOf(change);
    if (path === undefined) throw new Error(`There is no module ${change.file}.`);
    const source = readFileSync(path, 'utf8');
    expect(changed(source, change)).not.toBe(source);
  }
});
