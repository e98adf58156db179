import { formatDate } from '@vetka/domain/date';
import { commissionText, type CommissionRule } from '@vetka/domain/ledger';
import { plural } from '@vetka/domain/plural';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { services } from '../../platform/database/schema/service.ts';
import type { Estimate } from './commission.preview.ts';

/** Shops whose people are notified at once, in one query. */
const batchSize = 200;

type Touched = Estimate['shops'][number];

interface News {
  /** The title of the notice, from the shop's name. */
  key: string;
  title: (shop: Touched) => string;
  text: (shop: Touched) => string;
}

const day = (at: Date | string): string => formatDate(at, 'd MMMM yyyy', { timeZone: 'Europe/Moscow' });
const goodsOf = ({ goods }: Touched): string => `Это ${plural(goods, ['ваш товар', 'ваших товара', 'ваших товаров'])}.`;
const titleOf =
  (at: Date) =>
  ({ isWorse }: Touched): string =>
    `Комиссия ${isWorse ? 'вырастет' : 'изменится'} с ${day(at)}`;

const subjectText = ({ kind, subject }: CommissionRule): string =>
  ({
    BASE: 'Для всех товаров',
    SELLER: 'Для вашего магазина',
    CATEGORY: `Для категории «${subject}»`,
    PROMOTION: `Для акции «${subject}»`,
  })[kind];

const sold = 'Заказы, оплаченные раньше, не изменятся.';

export const newsOfRule = (rule: CommissionRule, { at }: Estimate): News => ({
  key: `commission-${rule.id}`,
  title: titleOf(at),
  text: (shop) => `${subjectText(rule)}: ${commissionText(rule)}. ${goodsOf(shop)} ${sold}`,
});

export const newsOfEnd = (rule: CommissionRule, { at }: Estimate): News => ({
  key: `commission-${rule.id}-end-${at.getTime()}`,
  title: titleOf(at),
  text: (shop) => `${subjectText(rule)} кончится правило «${commissionText(rule)}». ${goodsOf(shop)} ${sold}`,
});

export const newsOfWithdrawal = (rule: CommissionRule, { at }: Estimate): News => ({
  key: `commission-${rule.id}-withdrawn-${Date.now()}`,
  title: () => `Комиссия не изменится ${day(at)}`,
  text: () => `${subjectText(rule)} объявляли «${commissionText(rule)}». Это изменение отозвали.`,
});

export const newsOfCancelledEnd = (rule: CommissionRule, { at }: Estimate): News => ({
  key: `commission-${rule.id}-kept-${Date.now()}`,
  title: () => `Комиссия не изменится ${day(at)}`,
  text: () => `${subjectText(rule)} остаётся правило «${commissionText(rule)}».`,
});

/**
 * Notifies the owners and managers of the shops whose products are affected by a change.
 * @returns the number of shops
 */
export async function notifyShops(
  { desk, notices }: FastifyInstance,
  tx: Transaction,
  { shops }: Estimate,
  { key, title, text }: News,
): Promise<number> {
  const touched = shops.filter(({ goods }) => goods > 0);
  for (let from = 0; from < touched.length; from += batchSize) {
    const batch = new Map(touched.slice(from, from + batchSize).map((shop) => [shop.id, shop]));
    const ids = [...batch.keys()];
    const slugs = await tx
      .select({ id: services.id, slug: services.slug })
      .from(services)
      .where(inArray(services.id, ids));
    const people = await desk.peopleWithRight(tx, ids, 'SEE_MONEY');
    const newNotices = people.flatMap(({ userId, serviceId }) => {
      const shop = batch.get(serviceId);
      const slug = slugs.find(({ id }) => id === serviceId)?.slug;
      if (!shop || slug === undefined) return [];
      const words = { key: `${key}-${serviceId}`, title: title(shop), text: text(shop) };
      return [{ userId, kind: 'SHOP_CONTRACT' as const, ...words, path: `/my/shop/${slug}/money` }];
    });
    await notices.notify(tx, newNotices);
  }
  return touched.length;
}
