import { addDays, dayIn, defaultTimeZone, momentIn } from '@vetka/domain/date';
import type { PromotionTerms } from '@vetka/domain/promotion';
import { inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { categories } from '../../platform/database/schema/catalog.ts';
import type { promotions } from '../../platform/database/schema/promotion.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { promotionMessages } from './promotion.messages.ts';

export type PromotionRow = typeof promotions.$inferSelect;

const lastDay = '2099-12-31';
const startOf = (day: string): Date => new Date(momentIn(defaultTimeZone, day, '00:00'));

/** The terms of a row, with days in Moscow time. The end of a day is the start of the next. */
export const termsOf = (row: PromotionRow): PromotionTerms => ({
  name: row.name,
  text: row.text,
  kind: row.kind,
  value: row.value,
  maxDiscount: row.maxDiscount,
  platformPercent: row.platformPercent,
  startsOn: dayIn(defaultTimeZone, row.startsAt),
  endsOn: dayIn(defaultTimeZone, new Date(row.endsAt.getTime() - 1)),
  categoryIds: row.categoryIds,
});

/** @throws Refusal 422 on `categoryIds` */
async function checkCategories(db: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const known = await db
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.id, [...ids]));
  if (known.length < ids.length) throw invalid({ categoryIds: promotionMessages.unknownCategory });
}

/** @throws Refusal 422 on the field */
function checkTerms({ kind, value, maxDiscount, startsOn, endsOn }: PromotionTerms): void {
  if (kind === 'PERCENT' && value > 100) throw invalid({ value: promotionMessages.percent });
  if (kind === 'AMOUNT' && maxDiscount !== null) throw invalid({ maxDiscount: promotionMessages.maxDiscount });
  if (endsOn > lastDay) throw invalid({ endsOn: promotionMessages.farDay });
  if (endsOn < startsOn) throw invalid({ endsOn: promotionMessages.days });
  if (endsOn < dayIn(defaultTimeZone)) throw invalid({ endsOn: promotionMessages.pastDay });
}

/** The columns of terms. @throws Refusal 422 on the field */
export async function columnsOf(db: Executor, terms: PromotionTerms) {
  checkTerms(terms);
  await checkCategories(db, terms.categoryIds);
  return {
    name: terms.name.trim(),
    text: terms.text.trim(),
    kind: terms.kind,
    value: terms.value,
    maxDiscount: terms.maxDiscount,
    platformPercent: terms.platformPercent,
    startsAt: startOf(terms.startsOn),
    endsAt: startOf(addDays(terms.endsOn, 1)),
    categoryIds: terms.categoryIds,
  };
}
