import { expect, test } from 'vitest';
import { pageHead } from './pageHead.ts';

const titleOf = ({ meta }: ReturnType<typeof pageHead>) => meta.find((each) => 'title' in each);
const contentOf = ({ meta }: ReturnType<typeof pageHead>, name: string) =>
  meta.flatMap((each) => ('content' in each && Object.values(each).includes(name) ? [each.content] : []))[0];

const seo = { title: 'Букеты с доставкой', description: null, text: null, redirect: null };

test('OVL-15: the title is the page’s own, or the site’s name', () => {
  expect(titleOf(pageHead('Популярное'))).toEqual({ title: 'Популярное' });
  expect(titleOf(pageHead(undefined))).toEqual({ title: 'Ветка' });
});

test('texts set for the path override the page’s own, each separately', () => {
  const head = pageHead('Букеты', { seo, description: 'Собраны утром' });
  expect(titleOf(head)).toEqual({ title: 'Букеты с доставкой' });
  expect(contentOf(head, 'description')).toBe('Собраны утром');
  expect(contentOf(head, 'og:title')).toBe('Букеты с доставкой');
});

test('a long description is truncated between words and loses its line breaks', () => {
  const description = contentOf(
    pageHead('Букет', { description: `Розы,\nпионы ${'и ромашки '.repeat(40)}` }),
    'description',
  );
  expect(description).toMatch(/^Розы, пионы и ромашки .*(?:и|ромашки)…$/);
  expect(description?.length).toBeLessThanOrEqual(181);
});

test('search results are excluded from search engines', () => {
  expect(contentOf(pageHead('пионы: поиск', { isHidden: true }), 'robots')).toBe('noindex, follow');
  expect(contentOf(pageHead('Каталог'), 'robots')).toBeUndefined();
});
