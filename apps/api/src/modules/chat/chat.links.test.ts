import { expect, test } from 'vitest';
import { siteLinksIn } from './chat.links.ts';

const site = 'https://vetka.example';
const none = { productSlugs: [], orderIds: [], orderServiceIds: [] };

test('with a public URL only its links count', () => {
  expect(siteLinksIn(`${site}/products/zefir`, site)).toEqual({ ...none, productSlugs: ['zefir'] });
  for (const other of ['http://vetka.example', 'https://vetka.example.evil.ru', 'http://localhost:3000']) {
    expect(siteLinksIn(`${other}/products/zefir`, site)).toEqual(none);
  }
});

test('numbers that no order has are not looked up', () => {
  expect(siteLinksIn(`${site}/?order=0 ${site}/?order=9999999999 ${site}/?order=1e3`, site)).toEqual(none);
});

test('the first five links of a message count', () => {
  const text = Array.from({ length: 9 }, (_, at) => `${site}/products/p${at}`).join(' ');
  expect(siteLinksIn(text, site).productSlugs).toEqual(['p0', 'p1', 'p2', 'p3', 'p4']);
});
