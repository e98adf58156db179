import { formatDate } from '@vetka/domain/date';
import { formatPrice } from '@vetka/domain/money';
import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { promotions } from '../../platform/database/schema/promotion.ts';
import { suitsPromotion } from '../../platform/promotions/promotions.sql.ts';
import { termsOf, type PromotionRow } from './promotion.terms.ts';
import { findPromotion } from './promotion.writing.ts';

/** How many shops are notified at a time. */
const batchSize = 200;

/**
 * A shop `s` on sale with products that suit a promotion `promo`, to which it was not proposed before, and that has not
 * answered.
 */
const isProposed = sql`(s.status = 'PUBLISHED'
  and not exists (select from promotion_proposals asked where asked.promotion_id = promo.id and asked.service_id = s.id)
  and not exists (select from promotion_consents c where c.promotion_id = promo.id and c.service_id = s.id)
  and exists (select from products p where p.service_id = s.id and p.status <> 'ARCHIVED' and ${suitsPromotion}))`;

/** A shop `s` whose consent to a promotion `promo` no longer counts: the terms have become worse. */
const needsNewConsent = sql`exists (select from promotion_consents c
  where c.promotion_id = promo.id and c.service_id = s.id and c.left_at is null and c.version < promo.consent_from)`;

interface Words {
  /** With the promotion and the shop, identifies the occasion. */
  occasion: string;
  title: string;
  text: string;
}

const day = (date: string): string => formatDate(date, 'd MMMM');

function proposalOf(row: PromotionRow): Words {
  const { name, kind, value, platformPercent, startsOn, endsOn } = termsOf(row);
  const discount = kind === 'PERCENT' ? `${value} %` : formatPrice(value);
  const share = platformPercent === 0 ? 'за счёт магазина' : `${platformPercent} % от неё оплатит «Ветка»`;
  return {
    occasion: 'proposed',
    title: `Акция «${name}»: участвуете?`,
    text: `Скидка ${discount}, ${share}. С ${day(startsOn)} по ${day(endsOn)}. Без вашего согласия цены не изменятся.`,
  };
}

const worseningOf = ({ name, consentFrom }: PromotionRow): Words => ({
  occasion: `version-${consentFrom}`,
  title: `Условия акции «${name}» изменились`,
  text: 'Прежнее согласие больше не действует: товары продаются без скидки акции, пока вы не согласитесь заново.',
});

async function findShops(tx: Transaction, id: number, which: SQL): Promise<{ id: number; slug: string }[]> {
  const { rows } = await tx.execute<{ id: number; slug: string }>(
    sql`select s.id, s.slug from services s, promotions promo where promo.id = ${id} and ${which} order by s.id`,
  );
  return rows;
}

/** Notifies the people who manage the goods of the matching shops, once per occasion. @returns the shops */
async function notifyShopsWhere(
  { desk, notices }: FastifyInstance,
  tx: Transaction,
  promotion: PromotionRow,
  [which, { occasion, ...words }]: [SQL, Words],
): Promise<number[]> {
  const shops = await findShops(tx, promotion.id, which);
  for (let from = 0; from < shops.length; from += batchSize) {
    const batch = new Map(shops.slice(from, from + batchSize).map(({ id, slug }) => [id, slug]));
    const people = await desk.peopleWithRight(tx, [...batch.keys()], 'MANAGE_GOODS');
    const newNotices = people.map(({ userId, serviceId }) => ({
      userId,
      kind: 'SHOP_PROMOTION' as const,
      key: `promotion-${promotion.id}-${serviceId}-${occasion}`,
      ...words,
      path: `/my/shop/${batch.get(serviceId) ?? ''}/discounts`,
    }));
    await notices.notify(tx, newNotices);
  }
  return shops.map((shop) => shop.id);
}

/** Proposes a promotion to the matching shops that have not seen it yet. */
async function propose(app: FastifyInstance, tx: Transaction, promotion: PromotionRow): Promise<void> {
  const asked = await notifyShopsWhere(app, tx, promotion, [isProposed, proposalOf(promotion)]);
  await tx.execute(sql`insert into promotion_proposals (promotion_id, service_id)
    select ${promotion.id}, unnest(${sql.param(asked)}::int[]) on conflict do nothing`);
}

/** Proposes a promotion to matching shops, and asks for consent again where it no longer counts. */
export async function notifyShops(app: FastifyInstance, tx: Transaction, id: number): Promise<void> {
  const promotion = await findPromotion(tx, id);
  if (!promotion.isActive || promotion.endsAt <= new Date()) return;
  await propose(app, tx, promotion);
  await notifyShopsWhere(app, tx, promotion, [needsNewConsent, worseningOf(promotion)]);
}

/** Proposes open promotions to shops that match only now: a shop has opened, or has put other products on sale. */
export async function proposeToNewShops(app: FastifyInstance): Promise<void> {
  const open = await app.db
    .select()
    .from(promotions)
    .where(and(eq(promotions.isActive, true), gt(promotions.endsAt, new Date())))
    .orderBy(promotions.id);
  for (const promotion of open) await app.db.transaction((tx) => propose(app, tx, promotion));
}
