import { expect, test } from 'vitest';
import { describePage } from './pageDescriptions.ts';

const root = { routeId: '__root__', status: 'success' };
const match = (routeId: string, loaderData?: object, status = 'success') => ({ routeId, status, loaderData });

test('a page is described by its route and by the names that its loaders return', () => {
  const shop = match('/_default/$service', { name: 'Мята и пион' });
  expect(describePage([root, shop, match('/_default/$service/$category', { part: 'Розы' })])).toBe(
    'Розы в магазине «Мята и пион»: фото, цены и отзывы покупателей.',
  );
  expect(describePage([root, match('/_default/popular')])).toMatch(/^Букеты, растения и подарки/);
});

test('rooms, error pages and pages whose loader has failed are not described', () => {
  expect(describePage([root, match('/_responsive/my/')])).toBeUndefined();
  expect(describePage([root, match('/_default/popular', {}, 'error')])).toBeUndefined();
  expect(describePage([root, match('/_default/catalog/$category', {})])).toBeUndefined();
});
