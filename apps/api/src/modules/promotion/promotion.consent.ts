import type { TakePart } from '@vetka/domain/promotion';
import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { promotionConsents, promotions } from '../../platform/database/schema/promotion.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import { promotionMessages } from './promotion.messages.ts';
import { countSuitable } from './promotion.shop.ts';

/** The person who agrees, the shop, and the origin of the request. */
export interface Agreeing {
  userId: number;
  serviceId: number;
  ip: string;
  userAgent: string | null;
}

/** @throws Refusal 404, 409 when the promotion is over or its terms differ from those that the person has read */
async function checkTerms(tx: Executor, id: number, version: number): Promise<void> {
  const [row] = await tx.select().from(promotions).where(eq(promotions.id, id)).for('share');
  if (!row) throw notFound('promotion.unknown', promotionMessages.unknown);
  if (!row.isActive || row.endsAt <= new Date()) throw conflict('promotion.ended', promotionMessages.ended);
  if (row.version !== version) throw conflict('promotion.other-terms', promotionMessages.otherTerms);
}

/** @throws Refusal 422 on `productIds` for a product of another shop, or one that does not suit */
async function checkGoods(tx: Executor, serviceId: number, id: number, ids: readonly number[] | null): Promise<void> {
  const found = await countSuitable(tx, serviceId, id, ids);
  if (ids === null && found === 0) throw invalid({ productIds: promotionMessages.noGoods });
  if (ids !== null && found < ids.length) throw invalid({ productIds: promotionMessages.unknownProduct });
}

/** Ends the open consent, if there is one. The row stays. */
export const withdrawConsent = (
  tx: Executor,
  { userId, serviceId }: Pick<Agreeing, 'userId' | 'serviceId'>,
  id: number,
) =>
  tx
    .update(promotionConsents)
    .set({ leftAt: new Date(), leftById: userId })
    .where(
      and(
        eq(promotionConsents.promotionId, id),
        eq(promotionConsents.serviceId, serviceId),
        isNull(promotionConsents.leftAt),
      ),
    );

/** @throws Refusal 404, 409 when the terms have changed, 422 on `productIds` */
export async function giveConsent(tx: Executor, who: Agreeing, id: number, { version, productIds }: TakePart) {
  await checkTerms(tx, id, version);
  await checkGoods(tx, who.serviceId, id, productIds);
  await withdrawConsent(tx, who, id);
  const { serviceId, userId, ip, userAgent } = who;
  await tx.insert(promotionConsents).values({ promotionId: id, serviceId, version, productIds, userId, ip, userAgent });
}
