import type { RatingSummary } from '@vetka/domain/catalog';
import type { OwnReview, Review, ReviewPage } from '@vetka/domain/review';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import { uploadedBy } from '../../../test/upload.ts';
import { orderServices, serviceEmployees, services } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const market = createMarketFixture(api);
const said = { rating: 4, text: ' Свежие ', pros: 'Аромат', cons: '', mediaFiles: [] as number[] };

/** A customer whose order has reached the given status. */
async function bought(status: (typeof orderServices.$inferInsert)['status'] = 'DELIVERED') {
  const sale = await market.ordered();
  await api.db.update(orderServices).set({ status }).where(eq(orderServices.orderId, sale.order.orderId));
  const paths = { product: `reviews/products/${sale.product.id}`, service: `reviews/services/${sale.seller.id}` };
  const { body: user } = await sale.visitor.get<{ id: number }>('auth/user');
  return { ...sale, paths, userId: user.id };
}

describe.each(['product', 'service'] as const)('a review of a %s', (kind) => {
  test('is accepted once from its buyer, even with concurrent requests', async () => {
    const { visitor, paths } = await bought();
    const answers = await Promise.all([visitor.post(paths[kind], said), visitor.post(paths[kind], said)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const again = await visitor.post(paths[kind], said);
    expect([again.status, again.body.message]).toEqual([409, 'Вы уже оставили отзыв']);
    expect((await api.visitor().get<ReviewPage>(paths[kind])).body.meta.total).toBe(1);
  });

  test.each(['NEW', 'DELIVERING', 'CANCELED_BY_CUSTOMER'] as const)(
    'is refused for an order that is %s',
    async (status) => {
      const { visitor, paths } = await bought(status);
      const { status: code, body } = await visitor.post(paths[kind], said);
      expect([code, body.message]).toEqual([403, 'Отзыв можно оставить после доставки заказа']);
    },
  );

  test('is neither offered to nor accepted from the people of the shop, also those who worked there at the order', async () => {
    const { visitor, paths, userId, seller } = await bought();
    await api.db.update(orderServices).set({ deliveredAt: new Date() });
    const isRefused = async () => {
      expect((await visitor.get<OwnReview>(`${paths[kind]}/own`)).body).toMatchObject({ canReview: false });
      expect((await visitor.get('reviews/awaiting')).body).toEqual([]);
      expect((await visitor.post(paths[kind], said)).status).toBe(403);
    };
    expect((await visitor.get<OwnReview>(`${paths[kind]}/own`)).body).toMatchObject({ canReview: true });
    await api.db.update(services).set({ ownerId: userId }).where(eq(services.id, seller.id));
    await isRefused();
    await api.db.update(services).set({ ownerId: seller.service.ownerId }).where(eq(services.id, seller.id));
    const since = { createdAt: new Date(Date.now() - 60_000) };
    const [work] = await api.db
      .insert(serviceEmployees)
      .values({ serviceId: seller.id, userId, role: 'SELLER', status: 'WORKER', ...since })
      .returning();
    await isRefused();
    const leave = (updatedAt: Date) =>
      api.db
        .update(serviceEmployees)
        .set({ status: 'FINAL', updatedAt })
        .where(eq(serviceEmployees.id, work?.id ?? 0));
    await leave(new Date());
    await isRefused();
    await leave(new Date(Date.now() - 30_000));
    expect((await visitor.post(paths[kind], said)).status).toBe(200);
  });

  test('is refused from others, from guests and for an unknown subject', async () => {
    const { paths } = await bought();
    const { visitor: stranger } = await api.signIn();
    expect((await stranger.post(paths[kind], said)).status).toBe(403);
    expect((await api.visitor().post(paths[kind], said)).status).toBe(401);
    expect((await stranger.post(`reviews/${kind}s/2000000000`, said)).status).toBe(404);
  });
});

test('a review of a product is in its list and its rating, with the buyer’s pictures', async () => {
  const { visitor, paths, userId, product } = await bought('COMPLETED');
  const mediaFiles = (await uploadedBy(api.db, userId, 2)).toReversed();
  const { body } = await visitor.post<Review>(paths.product, { ...said, mediaFiles });
  expect(body).toMatchObject({ rating: 4, text: 'Свежие', pros: 'Аромат', reply: null, product: { id: product.id } });
  expect(body.mediaFiles.map(({ id }) => id)).toEqual(mediaFiles);
  const [read] = (await api.visitor().get<ReviewPage>(paths.product)).body.data;
  expect(read).toEqual({ ...body, isOwn: false, editableUntil: null });
  const { body: ratings } = await visitor.get<RatingSummary>(`products/${product.id}/ratings`);
  expect(ratings).toEqual({ rating: 4, reviewsCount: 1, histogram: [0, 0, 0, 1, 0] });
});

test('a review of a service changes the rating of the service', async () => {
  const { visitor, paths, seller } = await bought();
  await visitor.post(paths.service, { ...said, rating: 3 });
  const [row] = await api.db.select().from(services).where(eq(services.id, seller.id));
  expect(row).toMatchObject({ ratingSum: 3, ratingCount: 1, rating: 3 });
});

test('rating, text and pictures are validated, and a refused review changes nothing', async () => {
  const { visitor, paths, product } = await bought();
  const errors = async (change: object) => (await visitor.post(paths.product, { ...said, ...change })).body.errors;
  const { user: stranger } = await api.signIn();
  expect(await errors({ rating: 6 })).toEqual({ rating: ['Значение должно быть не больше 5'] });
  expect(await errors({ text: 'а'.repeat(2001) })).toEqual({ text: ['Поле должно быть не более 2000 символов'] });
  expect(await errors({ mediaFiles: await uploadedBy(api.db, stranger.id, 1) })).toEqual({
    mediaFiles: ['Файл не найден. Загрузите его ещё раз'],
  });
  expect((await visitor.get<RatingSummary>(`products/${product.id}/ratings`)).body.reviewsCount).toBe(0);
});
