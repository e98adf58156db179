import { emptyArticle } from '@vetka/domain/article';
import type { SitemapEntry, SitemapKind, Sitemaps } from '@vetka/domain/page';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeProduct, makeService } from '../../../test/shop.ts';
import { articles, services } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const visitor = api.visitor();
const shop = await makeService(api.db);
const closed = await makeService(api.db);
const shown = [await makeProduct(api.db, shop.id), await makeProduct(api.db, shop.id)];
const draft = await makeProduct(api.db, shop.id, { status: 'DRAFT' });
const ofClosed = await makeProduct(api.db, closed.id);
await api.db.update(services).set({ status: 'HIDDEN' }).where(eq(services.id, closed.id));

const most = 2_147_483_647;
const entriesOf = async (kind: SitemapKind, after = 0, until = most) =>
  (await visitor.get<SitemapEntry[]>(`sitemaps/${kind}?after=${after}&until=${until}`)).body;
const pathsOf = async (kind: SitemapKind) => (await entriesOf(kind)).map(({ path }) => path);

it('lists published products of published shops, and no others', async () => {
  const paths = await pathsOf('products');
  expect(paths).toEqual(expect.arrayContaining(shown.map(({ slug }) => `/products/${slug}`)));
  expect(paths).not.toContain(`/products/${draft.slug}`);
  expect(paths).not.toContain(`/products/${ofClosed.slug}`);
  expect(await pathsOf('services')).toContain(`/${shop.slug}`);
  expect(await pathsOf('services')).not.toContain(`/${closed.slug}`);
});

it('lists articles for everybody, and no drafts', async () => {
  const article = { authorServiceId: shop.id, title: 'Пионы', body: emptyArticle };
  await api.db.insert(articles).values([
    { ...article, slug: 'dlya-vseh', status: 'PUBLISHED' },
    { ...article, slug: 'chernovik', status: 'DRAFT' },
    { ...article, slug: 'magazinam', status: 'PUBLISHED', audience: 'SHOPS' },
  ]);
  expect(await pathsOf('articles')).toEqual(['/articles/dlya-vseh']);
});

it('continues after an id, up to another', async () => {
  const all = await entriesOf('products');
  const [first, second] = all;
  expect(await entriesOf('products', first?.id)).toEqual(all.slice(1));
  expect(await entriesOf('products', 0, second?.id)).toEqual(all.slice(0, 2));
  const { body } = await visitor.get<Sitemaps>('sitemaps');
  const last = Math.max(...shown.map(({ id }) => id));
  expect(body.find(({ kind }) => kind === 'products')?.lastId).toBeGreaterThanOrEqual(last);
});
