import { globSync } from 'node:fs';
import path from 'node:path';
import { reservedSlugs } from '@vetka/domain/account';
import { expect, test } from 'vitest';

/** First segments of the site's addresses, from the names of the route files; layouts (`_default`) add no segment. */
function firstSegments(): string[] {
  const files = globSync('**/*.tsx', { cwd: import.meta.dirname });
  const segments = files.flatMap((file) => {
    const parts = file.replace(/\.tsx$/, '').split(path.sep);
    return parts.find((part) => !part.startsWith('_')) ?? [];
  });
  return [...new Set(segments)].filter((segment) => segment !== 'index' && !segment.startsWith('$'));
}

test('the first segment of every page is reserved: no shop and no person can take it as a name', () => {
  expect(firstSegments()).toContain('popular');
  expect(firstSegments().filter((segment) => !reservedSlugs.has(segment))).toEqual([]);
});
