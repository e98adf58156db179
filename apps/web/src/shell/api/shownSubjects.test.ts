import { expect, test } from 'vitest';
import { collectSubjects } from './shownSubjects.ts';

/** The dependencies of a page that is made of these answers. */
function shownBy(answers: Record<string, string | null>): string {
  const subjects = collectSubjects();
  for (const [path, shows] of Object.entries(answers)) {
    const headers = new Headers(shows === null ? {} : { 'vetka-shows': shows });
    subjects.add(`http://127.0.0.1:3001/api/v1/${path}`, { headers });
  }
  return subjects.text();
}

test('a page depends on everything that the answers list', () => {
  expect(shownBy({ 'products/rozy': 'product:1 service:2', catalog: 'list service:2' })).toBe(
    'product:1 service:2 list',
  );
});

test('texts of the administration are invalidated when everything changes', () => {
  const paths = ['categories', 'seo?path=/catalog', 'session', 'documents/terms', 'documents/terms/versions'];
  for (const path of paths) expect([path, shownBy({ [path]: null })]).toEqual([path, 'all']);
});

test('an answer without dependencies makes the page depend on more than the reported subjects', () => {
  expect(shownBy({ seo: null, banners: null, documentsOfOthers: null })).toBe('all and-more');
});
