import { addDays, dayIn, defaultTimeZone } from '@vetka/domain/date';
import type { Problem } from '@vetka/domain/problem';
import type { ManagedPromotion, PromotionTerms, ShopPromotion, ShopPromotions } from '@vetka/domain/promotion';
import { eq } from 'drizzle-orm';
import { promotions, users } from '../src/platform/database/schema/index.ts';
import { createStemFixture } from './stemFixture.ts';
import type { Visitor } from './visitor.ts';

const today = (): string => dayIn(defaultTimeZone);

/** A tenth off everything for a week from today, half of it paid by the marketplace. */
export const promotionTerms = (change: Partial<PromotionTerms> = {}): PromotionTerms => ({
  name: 'Неделя пионов',
  text: 'Пионы дешевле всю неделю',
  kind: 'PERCENT',
  value: 10,
  maxDiscount: null,
  platformPercent: 50,
  startsOn: today(),
  endsOn: addDays(today(), 6),
  categoryIds: [],
  ...change,
});

/** Promotions of the administration and shops that take part, over HTTP, for one test file. */
export async function createPromotionFixture() {
  const stem = await createStemFixture();
  const { api, market, line, shown } = stem;
  const admin = await api.signIn();
  await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, admin.user.id));

  const create = async (change: Partial<PromotionTerms> = {}): Promise<ManagedPromotion> => {
    const { status, body } = await admin.visitor.post<ManagedPromotion>(
      'moderation/promotions',
      promotionTerms(change),
    );
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body;
  };
  const edit = (id: number, change: Partial<PromotionTerms>) =>
    admin.visitor.put<ManagedPromotion & Problem>(`moderation/promotions/${id}`, promotionTerms(change));
  const work = (id: number, isActive: boolean) =>
    admin.visitor.post<ManagedPromotion>(`moderation/promotions/${id}/work`, { isActive });
  /** The round that runs each minute. */
  const tick = () => api.app.jobs.run('promotion.prices');
  /** The round that runs each minute for shops that a promotion newly suits. */
  const propose = () => api.app.jobs.run('promotion.proposals');
  /** Moves a promotion past its start. */
  const begin = (id: number) =>
    api.db
      .update(promotions)
      .set({ startsAt: new Date(Date.now() - 1000) })
      .where(eq(promotions.id, id));
  /** Moves a promotion past its end. */
  const end = (id: number) =>
    api.db
      .update(promotions)
      .set({ startsAt: new Date(Date.now() - 2000), endsAt: new Date(Date.now() - 1000) })
      .where(eq(promotions.id, id));

  /** Calls of a shop's owner. */
  function ofOwner(slug: string, visitor: Visitor) {
    const at = (id: number) => `desk/${slug}/promotions/${id}`;
    return {
      join: ({ id, version }: { id: number; version: number }, productIds: number[] | null = null) =>
        visitor.post<ShopPromotion & Problem>(`${at(id)}/consent`, { version, productIds }),
      leave: (id: number) => visitor.post<ShopPromotion>(`${at(id)}/withdrawal`),
      list: async () => (await visitor.get<ShopPromotions>(`desk/${slug}/promotions`)).body,
      find: async (id: number) =>
        (await visitor.get<ShopPromotions>(`desk/${slug}/promotions`)).body.find((each) => each.id === id),
    };
  }

  /** A shop with its owner and one product for 2000 ₽. */
  async function shopWithProduct(change: Parameters<typeof market.product>[1] = {}) {
    const shop = await market.seller();
    const owner = await line.employ(shop.id, 'OWNER');
    const product = await market.product(shop, { price: 200_000, ...change });
    return { shop, owner, product, ...ofOwner(shop.service.slug, owner.visitor) };
  }

  const priceOf = async (product: { slug: string }) => {
    const { body } = await shown(product);
    return [body.price, body.oldPrice];
  };

  return { ...stem, admin, create, edit, work, tick, propose, begin, end, ofOwner, shopWithProduct, priceOf };
}
