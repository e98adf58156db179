import type { ReviewPage } from '@vetka/domain/review';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeProduct } from '../../../test/shop.ts';
import { reviews } from '../../platform/database/schema/review.ts';

const api = await startTestApp({ contents: 'demo' });
const visitor = api.visitor();

const reviewed = async (column: 'product_id' | 'service_id') => {
  const { rows } = await api.db.execute<{ id: number; count: number }>(sql`
    select ${sql.identifier(column)} as id, count(*)::int as count from reviews
    where ${sql.identifier(column)} is not null and deleted_at is null group by 1 order by 2 desc, 1 limit 1
  `);
  return rows[0] ?? { id: 0, count: 0 };
};
const product = await reviewed('product_id');
const service = await reviewed('service_id');
const times = ({ data }: ReviewPage) => data.map(({ createdAt }) => Date.parse(createdAt));

test('ARE-01: reviews of a product come newest first, with their author and the product', async () => {
  const { status, body } = await visitor.get<ReviewPage>(`reviews/products/${product.id}?take=100`);
  expect(status).toBe(200);
  expect(body.meta.total).toBe(product.count);
  expect(body.data).toHaveLength(product.count);
  expect(times(body)).toEqual(times(body).toSorted((a, b) => b - a));
  for (const review of body.data) {
    expect(review.product?.id).toBe(product.id);
    expect(review.author.name).not.toBe('');
  }
});

test('AAR-20: pages of reviews do not overlap', async () => {
  const whole = (await visitor.get<ReviewPage>(`reviews/products/${product.id}?take=100`)).body;
  const seen: number[] = [];
  for (let page = 1; page <= product.count; page += 1) {
    const { body } = await visitor.get<ReviewPage>(`reviews/products/${product.id}?take=1&page=${page}`);
    seen.push(...body.data.map(({ id }) => id));
  }
  expect(seen).toEqual(whole.data.map(({ id }) => id));
});

test('ARE-02: the newest reviews of a product are the first ones of its list', async () => {
  const { body: all } = await visitor.get<ReviewPage>(`reviews/products/${product.id}?take=100`);
  const { body } = await visitor.get<ReviewPage>(`reviews/products/${product.id}/new`);
  expect(body.data).toEqual(all.data.slice(0, 3));
});

test('ARE-03: reviews of a service have no product', async () => {
  const { body } = await visitor.get<ReviewPage>(`reviews/services/${service.id}?take=100`);
  expect(body.meta.total).toBe(service.count);
  expect(body.data.map((review) => review.product)).toEqual(body.data.map(() => null));
});

test('reviews can be filtered by rating', async () => {
  const { body: all } = await visitor.get<ReviewPage>(`reviews/products/${product.id}?take=100`);
  for (const rating of [1, 2, 3, 4, 5]) {
    const { body } = await visitor.get<ReviewPage>(`reviews/products/${product.id}?take=100&rating=${rating}`);
    expect(body.data).toEqual(all.data.filter((review) => review.rating === rating));
  }
});

test('the seller’s answer is shown under its review in the seller’s name', async () => {
  const { rows } = await api.db.execute<{ productId: number; reviewId: number }>(sql`
    select r.product_id as "productId", r.id as "reviewId" from review_replies rr join reviews r on r.id = rr.review_id
    where r.product_id is not null limit 1
  `);
  const { body } = await visitor.get<ReviewPage>(`reviews/products/${rows[0]?.productId}?take=100`);
  const answered = body.data.find(({ id }) => id === rows[0]?.reviewId);
  expect(answered?.reply?.text).toMatch(/[а-яё]/);
  expect(answered?.reply?.serviceName).toMatch(/[А-ЯЁа-яё]/);
});

test('a deleted review is not shown', async () => {
  const { body: before } = await visitor.get<ReviewPage>(`reviews/services/${service.id}`);
  const gone = before.data[0]?.id ?? 0;
  await api.db.update(reviews).set({ deletedAt: new Date() }).where(eq(reviews.id, gone));
  const { body } = await visitor.get<ReviewPage>(`reviews/services/${service.id}?take=100`);
  expect(body.meta.total).toBe(service.count - 1);
  expect(body.data.map(({ id }) => id)).not.toContain(gone);
});

test('an unreviewed product has one empty page; a rating above five is refused', async () => {
  const unreviewed = await makeProduct(api.db, service.id);
  const { body } = await visitor.get<ReviewPage>(`reviews/products/${unreviewed.id}`);
  expect(body).toEqual({ data: [], meta: { page: 1, pageCount: 1, take: 10, total: 0 } });
  expect((await visitor.get(`reviews/products/${product.id}?rating=6`)).status).toBe(422);
});
