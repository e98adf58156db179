import type { Content, ContentPage, PictureTags } from '@vetka/domain/content';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeProduct, makeService } from '../../../test/shop.ts';
import { uploadedBy } from '../../../test/upload.ts';
import { products, services } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const { visitor, user } = await api.signIn();
const shop = await makeService(api.db);
const bouquet = await makeProduct(api.db, shop.id);
const vase = await makeProduct(api.db, shop.id);

const tagOf = (productId: number, x = 500, y = 500) => ({ productId, x, y });
const pictureOf = (mediaFileId: number, more: object = {}) => ({
  mediaFileId,
  caption: '',
  alt: '',
  tags: [],
  ...more,
});
const tagsOf = async (id: number) => (await api.visitor().get<PictureTags>(`content/${id}/tags`)).body.data;
const shown = async (id: number) =>
  (await tagsOf(id)).map(({ mediaFileId, x, y, product }) => [mediaFileId, x, y, product.id]);

/** A published post of two pictures, both products tagged on the second one. */
async function posted() {
  const [first = 0, second = 0] = await uploadedBy(api.db, user.id, 2);
  const tags = [tagOf(bouquet.id, 0, 1000), tagOf(vase.id, 120, 870)];
  const pictures = [pictureOf(second, { caption: ' Наш стол ', alt: 'Пионы в вазе', tags })];
  const body = { text: '', mediaFiles: [first, second], pictures };
  const { body: post } = await visitor.post<Content>('account/editor/content', body);
  return { first, second, post };
}

test('each picture has its own caption and alternative text, on every list and alone', async () => {
  const { post, second } = await posted();
  expect(post.mediaFiles.map(({ caption }) => caption)).toEqual(['', 'Наш стол']);
  expect(post.mediaFiles.find(({ id }) => id === second)?.alt).toBe('Пионы в вазе');
  const { body: list } = await api.visitor().get<ContentPage>('content');
  expect(list.data.find(({ id }) => id === post.id)?.mediaFiles).toEqual(post.mediaFiles);
});

test('products tagged on a picture are listed with their places, and show what they cost now', async () => {
  const { post, second } = await posted();
  expect(await shown(post.id)).toEqual([
    [second, 0, 1000, bouquet.id],
    [second, 120, 870, vase.id],
  ]);
  await api.db.update(products).set({ price: 123_400 }).where(eq(products.id, vase.id));
  expect((await tagsOf(post.id))[1]?.product).toMatchObject({ slug: vase.slug, price: 123_400, isAvailable: true });
});

test('a hidden product disappears from the picture without a trace and comes back with the product', async () => {
  const { post, second } = await posted();
  await api.db.update(products).set({ status: 'DRAFT' }).where(eq(products.id, bouquet.id));
  expect(await shown(post.id)).toEqual([[second, 120, 870, vase.id]]);
  await api.db.update(products).set({ status: 'PUBLISHED' }).where(eq(products.id, bouquet.id));
  expect(await shown(post.id)).toHaveLength(2);
  await api.db.update(services).set({ status: 'DRAFT' }).where(eq(services.id, shop.id));
  expect(await shown(post.id)).toEqual([]);
  await api.db.update(services).set({ status: 'PUBLISHED' }).where(eq(services.id, shop.id));
});

test('the author changes captions and tags later; a picture that leaves takes its tags along', async () => {
  const { post, first, second } = await posted();
  const pictures = [pictureOf(first, { caption: 'Утро', tags: [tagOf(vase.id, 1, 2)] })];
  const changed = await visitor.put<Content>(`content/${post.id}`, { text: '', mediaFiles: [second, first], pictures });
  expect(changed.body.mediaFiles.map(({ id, caption }) => [id, caption])).toEqual([
    [second, ''],
    [first, 'Утро'],
  ]);
  expect(await shown(post.id)).toEqual([[first, 1, 2, vase.id]]);
  await visitor.put(`content/${post.id}`, { text: '', mediaFiles: [second] });
  expect(await shown(post.id)).toEqual([]);
});

test('products that are not sold are left out when a post is published', async () => {
  const [only = 0] = await uploadedBy(api.db, user.id, 1);
  const draft = await makeProduct(api.db, shop.id, { status: 'DRAFT' });
  const tags = [tagOf(draft.id), tagOf(2_000_000_000), tagOf(vase.id, 7, 8), tagOf(vase.id, 9, 9)];
  const body = { text: '', mediaFiles: [only], pictures: [pictureOf(only, { tags })] };
  const { status, body: post } = await visitor.post<Content>('account/editor/content', body);
  expect(status).toBe(200);
  expect(await shown(post.id)).toEqual([[only, 7, 8, vase.id]]);
});

test('details of a picture that the post does not have are refused', async () => {
  const [one = 0, other = 0] = await uploadedBy(api.db, user.id, 2);
  const refused = await visitor.post('account/editor/content', {
    text: '',
    mediaFiles: [one],
    pictures: [pictureOf(other)],
  });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['pictures']]);
});

test.each([
  ['a place outside the picture', { tags: [tagOf(1, 1001, 0)] }],
  ['a negative place', { tags: [tagOf(1, 0, -1)] }],
  ['more than ten products', { tags: Array.from({ length: 11 }, () => tagOf(1)) }],
  ['a long caption', { caption: 'а'.repeat(301) }],
  ['a long alternative text', { alt: 'а'.repeat(301) }],
])('%s is refused', async (_, more) => {
  const [only = 0] = await uploadedBy(api.db, user.id, 1);
  const body = { text: '', mediaFiles: [only], pictures: [pictureOf(only, more)] };
  expect((await visitor.post('account/editor/content', body)).status).toBe(422);
});

test('the tags of a deleted post are not found', async () => {
  const { post } = await posted();
  await visitor.delete(`content/${post.id}`);
  expect((await api.visitor().get(`content/${post.id}/tags`)).status).toBe(404);
});
