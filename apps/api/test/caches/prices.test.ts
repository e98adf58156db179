import { addDays, dayIn } from '@vetka/domain/date';
import type { ManagedCoupon, ManagedPlan } from '@vetka/domain/offer';
import type { LegalText, ManagedDocument } from '@vetka/domain/legal';
import type { ComplaintCasePage } from '@vetka/domain/moderation';
import type { HomeBanner, Redirect } from '@vetka/domain/page';
import type { ManagedPromotion } from '@vetka/domain/promotion';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { seoEntries } from '../../src/platform/database/schema/index.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { createPromotionFixture, promotionTerms } from '../promotionFixture.ts';
import { createCopies, visitorAt } from './copies.ts';

const made = await createPromotionFixture();
const { api: one, admin, market } = made;
const other = await startTestApp({ beside: one });
await Promise.all([one.app.jobs.stop(), other.app.jobs.stop()]);

/** A bouquet whose roses expire tomorrow, a plain one, and a customer with both in the cart. */
async function opened() {
  const florist = await made.shopWithStems();
  const rose = await florist.stem(0);
  await florist.receive(rose.id, { quantity: 50, shelfLifeDays: 1 });
  const bouquet = await florist.bouquet([[rose, 5]], { price: 250_000, costPrice: 50_000 });
  const plain = await market.product(florist.shop, { price: 100_000, costPrice: 50_000 });
  const customer = await market.customer();
  await market.add(customer, bouquet.id);
  const cart = await market.add(customer, plain.id);
  return { ...florist, rose, bouquet, plain, customer, cartId: cart.carts[0]?.cartId ?? 0 };
}
const { shop, at: desk, owner, rose, bouquet, plain, customer, cartId } = await opened();

const pages = [
  'products?sort=cheaper&take=24',
  'products/getFilters',
  `products/${bouquet.slug}`,
  `products/${plain.slug}`,
  'cart',
  `services/${shop.service.slug}/subscriptions`,
  'documents/terms/versions',
  'seo?path=/catalog',
  'banners',
];
const copies = createCopies([one, other], customer);

/** People at one of the replicas. */
const peopleAt = (app: TestApp) => ({
  app,
  seller: visitorAt(app, owner.visitor),
  moderator: visitorAt(app, admin.visitor),
  buyer: visitorAt(app, customer),
});
type People = ReturnType<typeof peopleAt>;
type Answered = Promise<{ status: number; body: unknown }>;

const ids: Record<string, number> = {};
/** Stores the id of the result of a call. */
async function naming<T extends { id: number }>(name: string, answer: Promise<{ status: number; body: T }>) {
  const { status, body } = await answer;
  ids[name] = body.id;
  return { status, body };
}

const fresh = (percent: number, hours: number) => ({ whenOut: 'SOLD_OUT', fresh: { percent, hours } });
const terms = { name: 'Друг', description: '', price: 19_900, percent: 8, perks: [] };
const coupon = {
  code: 'ZEFIR',
  name: '',
  kind: 'AMOUNT',
  value: 20_000,
  maxDiscount: null,
  minTotal: 0,
  startsOn: null,
  endsOn: null,
  usageLimit: null,
  usagePerUser: 1,
  isCombinable: true,
  nickname: null,
  categoryIds: [],
  productIds: [],
  weekdays: [],
  firstOrder: null,
};
const banner = {
  place: 'HERO',
  label: '',
  title: 'Пионы приехали',
  text: '',
  buttonText: '',
  href: '/popular',
  alt: '',
  look: null,
  viewers: 'EVERYBODY',
  startsAt: null,
  endsAt: null,
  isActive: true,
  pictureId: null,
};
const draft = { slug: 'terms', text: 'Новый текст', summary: 'Сроки стали короче' };
const noAnswer = async (work: Promise<unknown>) => {
  await work;
  return { status: 200, body: null };
};

async function hide({ moderator }: People) {
  const { visitor } = await one.signIn();
  await visitor.post('complaints', { kind: 'PRODUCT', subjectId: plain.id, reason: 'SPAM', text: '' });
  const { body } = await moderator.get<ComplaintCasePage>('complaints?take=1');
  ids.case = body.data[0]?.id ?? 0;
  return moderator.post(`complaints/${ids.case}/decision`, { decision: 'HIDE', words: 'На снимке другой букет.' });
}

/** Changes of prices, carts and texts, each through its call, and the clock. */
const writes: [name: string, write: (people: People) => Answered][] = [
  ['«Сегодня дешевле»', ({ seller }) => seller.put(`${desk}/stem-rules`, fresh(20, 30))],
  ['a larger discount', ({ seller }) => seller.put(`${desk}/stem-rules`, fresh(30, 30))],
  ['its end', ({ seller }) => seller.put(`${desk}/stem-rules`, { whenOut: 'SOLD_OUT', fresh: null })],
  ['a rule for the last hours', ({ seller }) => seller.put(`${desk}/stem-rules`, fresh(20, 5))],
  [
    'the clock, by which the batch expires soon',
    async ({ app }) => {
      await app.db.execute(
        sql`update stem_batches set expires_at = now() + interval '2 hours' where stem_id = ${rose.id}`,
      );
      return noAnswer(app.app.jobs.run('stem.freshness'));
    },
  ],
  [
    'stems written off',
    ({ seller }) =>
      seller.post(`${desk}/stems/${rose.id}/write-offs`, { batchId: null, quantity: 46, cause: 'BROKEN', note: '' }),
  ],
  [
    'a promotion',
    ({ moderator }) => naming('promotion', moderator.post<ManagedPromotion>('moderation/promotions', promotionTerms())),
  ],
  [
    'consent to it',
    ({ seller }) => seller.post(`${desk}/promotions/${ids.promotion}/consent`, { version: 1, productIds: null }),
  ],
  [
    'better terms',
    ({ moderator }) => moderator.put(`moderation/promotions/${ids.promotion}`, promotionTerms({ value: 5 })),
  ],
  ['its stop', ({ moderator }) => moderator.post(`moderation/promotions/${ids.promotion}/work`, { isActive: false })],
  ['its start', ({ moderator }) => moderator.post(`moderation/promotions/${ids.promotion}/work`, { isActive: true })],
  ['the end of the consent', ({ seller }) => seller.post(`${desk}/promotions/${ids.promotion}/withdrawal`)],
  ['a product hidden by the administration', hide],
  ['the decision taken back', ({ moderator }) => moderator.post(`complaints/${ids.case}/undo`)],
  ['a promo code', ({ seller }) => naming('coupon', seller.post<ManagedCoupon>(`${desk}/coupons`, coupon))],
  ['its use', ({ buyer }) => buyer.post(`cart/${cartId}/coupon`, { coupon: 'ZEFIR' })],
  ['a larger value', ({ seller }) => seller.put(`${desk}/coupons/${ids.coupon}`, { ...coupon, value: 30_000 })],
  ['its stop', ({ seller }) => seller.post(`${desk}/coupons/${ids.coupon}/work`, { isActive: false })],
  [
    'a plan',
    ({ seller }) =>
      naming('plan', seller.post<ManagedPlan>(`${desk}/plans`, { type: 'BASIC', period: 'MONTH', ...terms })),
  ],
  ['its price', ({ seller }) => seller.put(`${desk}/plans/${ids.plan}`, { ...terms, price: 29_900 })],
  ['its stop', ({ seller }) => seller.post(`${desk}/plans/${ids.plan}/sale`, { isActive: false })],
  [
    'a draft of a legal text',
    ({ moderator }) => naming('text', moderator.post<LegalText>('moderation/documents', draft)),
  ],
  [
    'its announcement',
    async ({ moderator }) => {
      const { body } = await moderator.get<ManagedDocument[]>('moderation/documents');
      const unchangedSince = body.find((document) => document.draft?.id === ids.text)?.draft?.updatedAt;
      return moderator.post(`moderation/documents/${ids.text}/plan`, {
        day: addDays(dayIn('Europe/Moscow'), 60),
        isWorse: false,
        unchangedSince,
      });
    },
  ],
  ['its withdrawal', ({ moderator }) => moderator.post(`moderation/documents/${ids.text}/withdrawal`)],
  [
    'texts for search engines',
    ({ app }) => noAnswer(app.db.insert(seoEntries).values({ path: '/catalog', title: 'Букеты' })),
  ],
  [
    'a banner of the home page',
    ({ moderator }) => naming('banner', moderator.post<HomeBanner>('moderation/banners', banner)),
  ],
  ['its switch', ({ moderator }) => moderator.post(`moderation/banners/${ids.banner}/work`, { isActive: false })],
  [
    'a moved path',
    ({ moderator }) =>
      naming(
        'moved',
        moderator.post<Redirect>('moderation/redirects', { from: '/catalog', to: '/popular', statusCode: 302 }),
      ),
  ],
];
/** They do not change anything that customers see. */
const silent = ['a rule for the last hours', 'a promotion', 'a promo code', 'a draft of a legal text'];

test('after changes of prices, carts or texts no replica answers with older data', async () => {
  let before = await copies.cold(pages);
  const unnoticed: string[] = [];
  for (const [index, [name, write]] of writes.entries()) {
    await copies.keep(pages);
    const { status, body } = await write(peopleAt(index % 2 === 0 ? one : other));
    expect([name, status, body]).toEqual([name, 200, body]);
    const { kept, cold } = await copies.keptAndCold(pages);
    expect([name, ...kept]).toEqual([name, cold, cold]);
    if (JSON.stringify(cold) === JSON.stringify(before)) unnoticed.push(name);
    before = cold;
  }
  expect(unnoticed, 'a write that changes nothing on these pages proves nothing').toEqual(silent);
}, 60_000);
