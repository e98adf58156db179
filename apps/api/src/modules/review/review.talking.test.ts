import type { VoteAnswer } from '@vetka/domain/catalog';
import type { Comment, CommentPage } from '@vetka/domain/comment';
import type { NoticePage } from '@vetka/domain/notice';
import type { OwnReview, Review, ReviewablePurchase, ReviewPage, ReviewPhotoPage } from '@vetka/domain/review';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createDeskLine } from '../../../test/deskLine.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import { uploadedBy } from '../../../test/upload.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { orderServices, reviews } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const market = createMarketFixture(api);
const line = createDeskLine(api);
await api.app.jobs.stop();
const said = { rating: 4, text: 'Свежие', pros: 'Аромат', cons: '', mediaFiles: [] as number[] };

const setDelivered = (orderId: number, hoursAgo = 1) =>
  api.db
    .update(orderServices)
    .set({ status: 'DELIVERED', deliveredAt: new Date(Date.now() - hoursAgo * 3_600_000) })
    .where(eq(orderServices.orderId, orderId));
const idOf = async (visitor: Visitor) => (await visitor.get<{ id: number }>('auth/user')).body.id;

/** A customer whose order was delivered some hours ago. */
async function bought(hoursAgo?: number) {
  const sale = await market.ordered();
  await setDelivered(sale.order.orderId, hoursAgo);
  return { ...sale, userId: await idOf(sale.visitor), path: `reviews/products/${sale.product.id}` };
}

/** Another customer to whom the same product was delivered. */
async function boughtToo({ seller, product }: Awaited<ReturnType<typeof bought>>): Promise<Visitor> {
  const visitor = await market.customer();
  const cart = await market.add(visitor, product.id);
  const wish = market.wish(cart.carts[0]?.cartId ?? 0, seller);
  const { body } = await market.order(visitor, market.bodyOf([wish], product.price + 30_000));
  await setDelivered(body.orderId);
  return visitor;
}
const noticesOf = async (visitor: Visitor) => (await visitor.get<NoticePage>('notices')).body.data;

test('a review is requested on the day after the delivery, once, and not if there already is one', async () => {
  const [yesterday, today, reviewed] = [await bought(20), await bought(2), await bought(20)];
  await reviewed.visitor.post(reviewed.path, said);
  await Promise.all([api.app.jobs.run('review.ask'), api.app.jobs.run('review.ask')]);
  await api.app.jobs.run('review.ask');
  expect(await noticesOf(yesterday.visitor)).toMatchObject([{ kind: 'ORDER_REVIEW', path: '/my/reviews' }]);
  expect(await noticesOf(today.visitor)).toEqual([]);
  expect(await noticesOf(reviewed.visitor)).toEqual([]);
});

test('purchases and their shop are listed until they are reviewed', async () => {
  const { visitor, path, product, seller } = await bought();
  const shopPath = `reviews/services/${seller.id}`;
  const awaiting = async () => (await visitor.get<ReviewablePurchase[]>('reviews/awaiting')).body;
  const own = async () => (await visitor.get<OwnReview>(`${path}/own`)).body;
  const shop = { product: null, service: { id: seller.id } };
  expect(await awaiting()).toMatchObject([{ product: { id: product.id } }, shop]);
  expect(await own()).toEqual({ canReview: true, review: null });
  const { body: written } = await visitor.post<Review>(path, said);
  expect(await awaiting()).toMatchObject([shop]);
  const { body: ofShop } = await visitor.post<Review>(shopPath, { ...said, rating: 2 });
  expect(ofShop).toMatchObject({ product: null, service: { id: seller.id, slug: seller.service.slug } });
  expect(written).toMatchObject({ product: { id: product.id }, service: null });
  expect(await awaiting()).toEqual([]);
  expect((await visitor.get<ReviewPage>('reviews/mine')).body.data).toEqual([ofShop, written]);
  expect((await visitor.get<OwnReview>(`${shopPath}/own`)).body).toEqual({ canReview: false, review: ofShop });
  expect(await own()).toEqual({ canReview: false, review: written });
  const { visitor: stranger } = await api.signIn();
  expect((await stranger.get<OwnReview>(`${path}/own`)).body).toEqual({ canReview: false, review: null });
});

test('a review is changed by its author for 14 days, with its pictures and the rating of the product', async () => {
  const { visitor, path, userId } = await bought();
  const [first = 0, second = 0] = await uploadedBy(api.db, userId, 2);
  const { body: review } = await visitor.post<Review>(path, { ...said, mediaFiles: [first] });
  const change = { ...said, rating: 2, text: ' Завяли ', mediaFiles: [second] };
  const { body: changed } = await visitor.put<Review>(`reviews/${review.id}`, change);
  expect(changed).toMatchObject({ rating: 2, text: 'Завяли', isOwn: true, editedAt: expect.any(String) });
  expect(changed.mediaFiles.map(({ id }) => id)).toEqual([second]);
  expect((await visitor.get(path.replace('reviews/', '').concat('/ratings'))).body).toMatchObject({ rating: 2 });
  await api.db
    .update(reviews)
    .set({ createdAt: sql`now() - interval '14 days 1 second'` })
    .where(eq(reviews.id, review.id));
  const late = await visitor.put(`reviews/${review.id}`, said);
  expect([late.status, late.body.message]).toEqual([403, 'Изменить отзыв можно в течение 14 дней']);
  expect((await visitor.get<Review>(`reviews/${review.id}`)).body.editableUntil).toBeNull();
});

test('the shop answers a review once and may change the answer; the author is notified', async () => {
  const { visitor, path, seller } = await bought();
  const manager = await line.employ(seller.id, 'MANAGER');
  const florist = await line.employ(seller.id, 'SELLER');
  const { body: review } = await visitor.post<Review>(path, said);
  expect((await noticesOf(manager.visitor))[0]).toMatchObject({ kind: 'SHOP_REVIEW' });
  expect(await noticesOf(florist.visitor)).toEqual([]);
  const desk = `desk/${seller.service.slug}/reviews`;
  const unanswered = async () =>
    (await manager.visitor.get<ReviewPage>(`${desk}?filter=WAITING`)).body.data.map(({ id }) => id);
  expect(await unanswered()).toEqual([review.id]);
  const reply = (text: string) => manager.visitor.put<Review>(`${desk}/${review.id}/reply`, { text });
  expect((await reply(' Спасибо! ')).body.reply).toMatchObject({ text: 'Спасибо!', serviceName: seller.service.name });
  await reply('Спасибо, Анна!');
  expect((await visitor.get<ReviewPage>(path)).body.data[0]?.reply?.text).toBe('Спасибо, Анна!');
  expect(await unanswered()).toEqual([]);
  expect((await noticesOf(visitor)).map(({ kind }) => kind)).toEqual(['REVIEW_REPLY']);
  expect((await reply('  ')).status).toBe(422);
});

test('helpful reviews come first when sorted so; filters by photos and order by stars', async () => {
  const sale = await bought();
  const { path } = sale;
  const people: { visitor: Visitor; review: Review }[] = [];
  for (const rating of [5, 1, 3]) {
    const visitor = await boughtToo(sale);
    const mediaFiles = rating === 3 ? await uploadedBy(api.db, await idOf(visitor), 2) : [];
    const { body: review } = await visitor.post<Review>(path, { ...said, rating, mediaFiles });
    people.push({ visitor, review });
  }
  const [, second, third] = people;
  const id = second?.review.id;
  const voted = await third?.visitor.post<VoteAnswer>(`reviews/${id}/vote`, { method: 'UP' });
  expect(voted?.body).toEqual({ ownVote: 'UP', votesUp: 1, votesDown: 0 });
  const ratings = async (query: string) =>
    (await api.visitor().get<ReviewPage>(`${path}?${query}`)).body.data.map(({ rating }) => rating);
  expect(await ratings('sort=HELPFUL')).toEqual([1, 3, 5]);
  expect(await ratings('sort=HIGH')).toEqual([5, 3, 1]);
  expect(await ratings('sort=LOW')).toEqual([1, 3, 5]);
  expect(await ratings('sort=NEW')).toEqual([3, 1, 5]);
  expect(await ratings('withPhotos=true')).toEqual([3]);
  const { body: photos } = await api.visitor().get<ReviewPhotoPage>(`${path}/photos`);
  expect(photos.meta.total).toBe(2);
  expect(photos.data.map(({ reviewId }) => reviewId)).toEqual([third?.review.id, third?.review.id]);
});

test('ARE-04: a comment on a review is readable by others', async () => {
  const { visitor, path } = await bought();
  const { body: review } = await visitor.post<Review>(path, said);
  const { visitor: reader } = await api.signIn();
  const { body } = await reader.post<Comment>(`reviews/${review.id}/comments`, { text: 'А какой высоты?' });
  const { body: page } = await api.visitor().get<CommentPage>(`reviews/${review.id}/comments`);
  expect(page.data.map(({ id, text }) => ({ id, text }))).toEqual([{ id: body.id, text: 'А какой высоты?' }]);
  expect((await visitor.get<Review>(`reviews/${review.id}`)).body.commentsCount).toBe(1);
  expect((await noticesOf(visitor)).map(({ kind }) => kind)).toEqual(['NEW_COMMENT']);
});
