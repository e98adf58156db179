import { expect, test } from 'vitest';
import { collectSubjects } from './shownSubjects.ts';

/** What a page depends on that is made of these answers. */
function shownBy(answers: Record<string, string | null>): string {
  const subjects = collectSubjects();
  for (const [path, shows] of Object.entries(answers)) {
    const headers = new Headers(shows === null ? {} : { 'vetka-shows': shows });
    subjects.add(`http://127.0.0.1:3001/api/v1/${path}`, { headers });
  }
  return subjects.text();
}

test('a page depends on whatever the answers name', () => {
  expect(shownBy({ 'products/rozy': 'product:1 service:2', catalog: 'list service:2' })).toBe(
    'product:1 service:2 list',
  );
});

test('what the administration writes is dropped when everything changes', () => {
  const paths = ['categories', 'seo?path=/catalog', 'session', 'documents/terms', 'documents/terms/versions'];
  for (const path of paths) expect([path, shownBy({ [path]: null })]).toEqual([path, 'all']);
});

test('an answer that names nothing makes the page depend on more than what is reported', () => {
  expect(shownBy({ seo: null, banners: null, documentsOfOthers: null })).toBe('all and-more');
});
