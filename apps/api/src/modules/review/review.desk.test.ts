import type { DeskReviewPage, Review } from '@vetka/domain/review';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createDeskLine } from '../../../test/deskLine.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import { uploadedBy } from '../../../test/upload.ts';
import { orderServices } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const market = createMarketFixture(api);
const line = createDeskLine(api);
await api.app.jobs.stop();

const said = { text: 'Свежие', pros: '', cons: '', mediaFiles: [] as number[] };

/** A shop with an order that was delivered to its buyer, and the shop's list of reviews. */
async function delivered() {
  const sale = await market.ordered();
  await api.db
    .update(orderServices)
    .set({ status: 'DELIVERED', deliveredAt: new Date() })
    .where(eq(orderServices.orderId, sale.order.orderId));
  const [part] = await api.db.select().from(orderServices).where(eq(orderServices.orderId, sale.order.orderId));
  const manager = await line.employ(sale.seller.id, 'MANAGER');
  const list = async (query = '') =>
    (await manager.visitor.get<DeskReviewPage>(`desk/${sale.seller.service.slug}/reviews${query}`)).body;
  return { ...sale, manager, list, part: part?.id ?? 0 };
}

test('a shop finds reviews that wait for an answer, have photos or few stars, with the order of each', async () => {
  const { visitor, product, seller, list, manager, part } = await delivered();
  expect((await list()).ratings, 'without reviews').toEqual({ rating: 0, reviewsCount: 0, histogram: [0, 0, 0, 0, 0] });
  const { id: userId } = (await visitor.get<{ id: number }>('auth/user')).body;
  const mediaFiles = await uploadedBy(api.db, userId, 1);
  const good = (await visitor.post<Review>(`reviews/products/${product.id}`, { ...said, rating: 5, mediaFiles })).body;
  const low = (await visitor.post<Review>(`reviews/services/${seller.id}`, { ...said, rating: 2 })).body;
  const slug = seller.service.slug;
  await manager.visitor.put(`desk/${slug}/reviews/${good.id}/reply`, { text: 'Спасибо' });

  const all = await list();
  expect(all.data.map(({ id, orderId }) => [id, orderId])).toEqual([
    [low.id, part],
    [good.id, part],
  ]);
  expect(all.counts).toEqual({ WAITING: 1, ALL: 2, PHOTOS: 1, LOW: 1 });
  expect(all.ratings).toEqual({ rating: 3.5, reviewsCount: 2, histogram: [0, 1, 0, 0, 1] });

  const idsOf = async (filter: string) => {
    const { data, meta, counts } = await list(`?filter=${filter}`);
    expect({ filter, total: meta.total }).toEqual({ filter, total: data.length });
    expect(counts, 'the tabs keep their counts').toEqual(all.counts);
    return data.map(({ id }) => id);
  };
  expect(await idsOf('WAITING')).toEqual([low.id]);
  expect(await idsOf('PHOTOS')).toEqual([good.id]);
  expect(await idsOf('LOW')).toEqual([low.id]);
});

test('reviews of other shops are not counted', async () => {
  const one = await delivered();
  const other = await delivered();
  await other.visitor.post(`reviews/products/${other.product.id}`, { ...said, rating: 1 });
  expect((await one.list()).counts).toEqual({ WAITING: 0, ALL: 0, PHOTOS: 0, LOW: 0 });
});
