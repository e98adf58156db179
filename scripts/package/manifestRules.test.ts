import { expect, test } from 'vitest';
import { publishedExports } from './manifestRules.ts';

test('published exports do not lead to the source', () => {
  const entry = { '@vetka/source': './src/a/index.ts', types: './dist/a/index.d.ts', default: './dist/a/index.js' };
  expect(publishedExports({ './a': entry, './styles.css': './dist/styles.css' })).toEqual({
    './a': { types: './dist/a/index.d.ts', default: './dist/a/index.js' },
    './styles.css': './dist/styles.css',
  });
});
