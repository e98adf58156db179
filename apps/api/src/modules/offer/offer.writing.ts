import type { FirstOrder } from '@vetka/domain/coupon';
import { addDays, defaultTimeZone, momentIn } from '@vetka/domain/date';
import { formatPrice } from '@vetka/domain/money';
import type { ManagedCoupon, WriteCoupon } from '@vetka/domain/offer';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { categories, products } from '../../platform/database/schema/catalog.ts';
import { coupons } from '../../platform/database/schema/coupon.ts';
import { cities } from '../../platform/database/schema/place.ts';
import { services } from '../../platform/database/schema/service.ts';
import { invalid, notFound } from '../../platform/http/refusal.ts';
import { readCoupon } from './offer.coupons.ts';
import { linesBetween, recordOfferChange, type Seller, type Shown } from './offer.history.ts';
import { offerMessages } from './offer.messages.ts';

/** The person who changes coupons, and the shop. */
export type Shop = Seller & { serviceId: number };
type CouponRow = typeof coupons.$inferSelect;

const lastDay = '2099-12-31';

/** @throws Refusal 422 on the field */
function checkCoupon({ kind, value, maxDiscount, startsOn, endsOn }: WriteCoupon): void {
  if (kind === 'PERCENT' && value > 100) throw invalid({ value: offerMessages.percent });
  if (kind === 'AMOUNT' && maxDiscount !== null) throw invalid({ maxDiscount: offerMessages.maxDiscount });
  if ((startsOn ?? '') > lastDay) throw invalid({ startsOn: offerMessages.farDay });
  if ((endsOn ?? '') > lastDay) throw invalid({ endsOn: offerMessages.farDay });
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) throw invalid({ endsOn: offerMessages.days });
}

/** The only person who may use a coupon. @throws Refusal 422 on `nickname` */
export async function findPerson(db: Executor, nickname: string | null): Promise<number | null> {
  if (nickname === null) return null;
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.nickname, nickname.trim()),
        eq(users.isVisible, true),
        isNull(users.blockedAt),
        isNull(users.deletedAt),
      ),
    );
  if (!person) throw invalid({ nickname: offerMessages.unknownPerson });
  return person.id;
}

async function timeZoneOf(db: Executor, serviceId: number): Promise<string> {
  const [row] = await db
    .select({ timeZone: cities.timeZone })
    .from(services)
    .innerJoin(cities, eq(cities.id, services.cityId))
    .where(eq(services.id, serviceId));
  return row?.timeZone ?? defaultTimeZone;
}

const startOf = (timeZone: string, day: string | null): Date | null =>
  day === null ? null : new Date(momentIn(timeZone, day, '00:00'));

/** The goods of a coupon. @throws Refusal 422 on `categoryIds`, or on `productIds` for those of another shop */
async function goodsOf(tx: Executor, serviceId: number, { categoryIds, productIds }: WriteCoupon) {
  const known = await tx.$count(categories, inArray(categories.id, categoryIds));
  if (known < categoryIds.length) throw invalid({ categoryIds: offerMessages.unknownCategory });
  const own = and(inArray(products.id, productIds), eq(products.serviceId, serviceId));
  if ((await tx.$count(products, own)) < productIds.length) {
    throw invalid({ productIds: offerMessages.unknownProduct });
  }
  return { categoryIds, productIds };
}

/** The columns of a coupon. @throws Refusal 422 on the field */
async function columnsOf(tx: Executor, { serviceId }: Shop, body: WriteCoupon) {
  checkCoupon(body);
  const timeZone = await timeZoneOf(tx, serviceId);
  const code = body.code.toUpperCase();
  return {
    code,
    name: body.name.trim() || code,
    kind: body.kind,
    value: body.value,
    maxDiscount: body.maxDiscount,
    minTotal: body.minTotal,
    startsAt: startOf(timeZone, body.startsOn),
    endsAt: startOf(timeZone, body.endsOn && addDays(body.endsOn, 1)),
    usageLimit: body.usageLimit,
    usagePerUser: body.usagePerUser,
    isCombinable: body.isCombinable,
    userId: await findPerson(tx, body.nickname),
    ...(await goodsOf(tx, serviceId, body)),
    weekdays: body.weekdays.toSorted((a, b) => a - b),
    firstOrder: body.firstOrder,
  };
}
type Columns = Awaited<ReturnType<typeof columnsOf>>;

const orNone = (value: string | number | null): string => (value === null ? 'нет' : String(value));

const weekdayNames = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];
const firstOrderLabels: Record<FirstOrder, string> = { SHOP: 'в магазине', MARKETPLACE: 'на «Ветке»' };
const countOr = (ids: readonly number[], all: string): string => (ids.length === 0 ? all : String(ids.length));

const shown = (coupon: ManagedCoupon): Shown => ({
  Промокод: coupon.code,
  Название: coupon.name,
  Скидка: coupon.kind === 'PERCENT' ? `${coupon.value} %` : formatPrice(coupon.value),
  'Не больше': coupon.maxDiscount === null ? 'нет' : formatPrice(coupon.maxDiscount),
  'Заказ от': formatPrice(coupon.minTotal),
  Начало: orNone(coupon.startsOn),
  Конец: orNone(coupon.endsOn),
  'Всего раз': orNone(coupon.usageLimit),
  'Одному человеку': orNone(coupon.usagePerUser),
  'Складывается с подпиской': coupon.isCombinable ? 'да' : 'нет',
  Кому: orNone(coupon.nickname),
  Категории: countOr(coupon.categoryIds, 'все'),
  Товары: countOr(coupon.productIds, 'все'),
  'Дни недели': coupon.weekdays.map((day) => weekdayNames[day - 1]).join(', ') || 'все',
  'Первый заказ': coupon.firstOrder === null ? 'любой' : firstOrderLabels[coupon.firstOrder],
});

/** The lock serialises two people who take the same code. @throws Refusal 422 on `code` */
async function refuseTaken(tx: Transaction, code: string, id: number | null): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('offer.code'), hashtext(lower(${code}::text)))`);
  const [other] = await tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.code, code));
  if (other && other.id !== id) throw invalid({ code: offerMessages.codeTaken });
}

/** Creates a coupon that works from its first day. @returns its id. @throws Refusal 422 on the field */
export async function createCoupon(tx: Transaction, shop: Shop, body: WriteCoupon): Promise<number> {
  const columns = await columnsOf(tx, shop, body);
  await refuseTaken(tx, columns.code, null);
  const [row] = await tx
    .insert(coupons)
    .values({ ...columns, serviceId: shop.serviceId })
    .returning({ id: coupons.id });
  const couponId = row?.id ?? 0;
  await recordOfferChange(tx, shop, { couponId }, { action: 'CREATED' });
  return couponId;
}

/** Orders lock the coupon too, so that its uses do not grow meanwhile. @throws Refusal 404 for one of another shop */
async function lockCoupon(tx: Transaction, { serviceId }: Shop, id: number): Promise<CouponRow> {
  const [row] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, id), eq(coupons.serviceId, serviceId)))
    .for('no key update');
  if (!row) throw notFound('offer.unknown-coupon', offerMessages.unknownCoupon);
  return row;
}

/** @throws Refusal 422 on `code` or `usageLimit` */
function checkUses({ code, usedCount }: CouponRow, next: Columns): void {
  if (usedCount > 0 && next.code.toUpperCase() !== code.toUpperCase()) throw invalid({ code: offerMessages.codeUsed });
  if (next.usageLimit !== null && next.usageLimit < usedCount) {
    throw invalid({ usageLimit: offerMessages.used(usedCount) });
  }
}

/** Changes a coupon for orders from now on. @throws Refusal 404, 422 on the field */
export async function editCoupon(tx: Transaction, shop: Shop, id: number, body: WriteCoupon): Promise<void> {
  const row = await lockCoupon(tx, shop, id);
  const before = await readCoupon(tx, shop.serviceId, id);
  const next = await columnsOf(tx, shop, body);
  checkUses(row, next);
  await refuseTaken(tx, next.code, id);
  await tx.update(coupons).set(next).where(eq(coupons.id, id));
  const lines = linesBetween(shown(before), shown(await readCoupon(tx, shop.serviceId, id)));
  if (lines.length > 0) await recordOfferChange(tx, shop, { couponId: id }, { action: 'CHANGED', lines });
}

/** Stops a coupon, or resumes it. @throws Refusal 404 */
export async function switchCoupon(tx: Transaction, shop: Shop, id: number, isActive: boolean): Promise<void> {
  const row = await lockCoupon(tx, shop, id);
  if (row.isActive === isActive) return;
  await tx.update(coupons).set({ isActive }).where(eq(coupons.id, id));
  await recordOfferChange(tx, shop, { couponId: id }, { action: isActive ? 'RESUMED' : 'STOPPED' });
}
