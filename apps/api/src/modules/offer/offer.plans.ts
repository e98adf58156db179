import { formatPrice } from '@vetka/domain/money';
import {
  offerLimits,
  planPeriodLabels,
  type ManagedPlan,
  type NewPlan,
  type PlanOrder,
  type PlanTerms,
} from '@vetka/domain/offer';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { subscriptionPlans } from '../../platform/database/schema/subscription.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import { linesBetween, recordOfferChange, type Seller, type Shown } from './offer.history.ts';
import { offerMessages } from './offer.messages.ts';

type PlanRow = typeof subscriptionPlans.$inferSelect;

const soldBy = ({ serviceId }: Pick<Seller, 'serviceId'>) =>
  serviceId === null ? isNull(subscriptionPlans.serviceId) : eq(subscriptionPlans.serviceId, serviceId);

const ofPlan = sql`from subscription_holdings h where h.plan_id = ${subscriptionPlans.id} and h.starts_at is not null`;
const holders = sql<number>`(
  select count(distinct h.user_id)::int ${ofPlan} and h.canceled_at is null and h.ends_at > now())`;
const revenue = sql<number>`(select coalesce(sum(h.price_paid), 0) ${ofPlan})`.mapWith(Number);

const selectPlans = (db: Executor) =>
  db
    .select({
      id: subscriptionPlans.id,
      type: subscriptionPlans.type,
      name: subscriptionPlans.name,
      description: subscriptionPlans.description,
      price: subscriptionPlans.price,
      period: subscriptionPlans.period,
      percent: subscriptionPlans.percent,
      perks: subscriptionPlans.perks,
      isActive: subscriptionPlans.isActive,
      holders,
      revenue,
    })
    .from(subscriptionPlans);

/** The plans of a shop or of the platform, hidden ones included, in their order. */
export const readPlans = (db: Executor, seller: Pick<Seller, 'serviceId'>): Promise<ManagedPlan[]> =>
  selectPlans(db).where(soldBy(seller)).orderBy(asc(subscriptionPlans.position), asc(subscriptionPlans.id));

/** @throws Refusal 404 */
export async function readPlan(db: Executor, id: number): Promise<ManagedPlan> {
  const [plan] = await selectPlans(db).where(eq(subscriptionPlans.id, id));
  if (!plan) throw notFound('offer.unknown-plan', offerMessages.unknownPlan);
  return plan;
}

/** @throws Refusal 404 for a plan of another seller */
async function lockPlan(tx: Transaction, seller: Seller, id: number): Promise<PlanRow> {
  const [row] = await tx
    .select()
    .from(subscriptionPlans)
    .where(and(eq(subscriptionPlans.id, id), soldBy(seller)))
    .for('no key update');
  if (!row) throw notFound('offer.unknown-plan', offerMessages.unknownPlan);
  return row;
}

/** @throws Refusal 422 on `percent` */
function checkPercent({ type, percent }: Pick<NewPlan, 'type' | 'percent'>): void {
  if (type === 'COST_PRICE' && percent > 0) throw invalid({ percent: offerMessages.costPricePercent });
  if (type !== 'COST_PRICE' && percent === 0) throw invalid({ percent: offerMessages.noPercent });
}

const trimmed = ({ name, description, price, percent, perks }: PlanTerms): PlanTerms => ({
  name: name.trim(),
  description: description.trim(),
  price,
  percent,
  perks: perks.map((perk) => perk.trim()),
});

const shown = ({ name, description, price, period, percent, perks }: PlanTerms & Pick<PlanRow, 'period'>): Shown => ({
  Название: name,
  Описание: description,
  Цена: `${formatPrice(price)} ${planPeriodLabels[period]}`,
  Скидка: `${percent} %`,
  Преимущества: perks.join(', '),
});

/** The lock makes concurrent creations of one seller wait for each other: they count the plans. */
const lockPlansOf = (tx: Transaction, { serviceId }: Seller) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('offer.plans'), ${serviceId ?? 0})`);

/** Puts a new plan on sale, after the others. @returns its id. @throws Refusal 409, 422 on `percent` */
export async function createPlan(tx: Transaction, seller: Seller, plan: NewPlan): Promise<number> {
  checkPercent(plan);
  await lockPlansOf(tx, seller);
  const positions = await tx
    .select({ position: subscriptionPlans.position })
    .from(subscriptionPlans)
    .where(soldBy(seller));
  if (positions.length >= offerLimits.plans) throw conflict('offer.too-many-plans', offerMessages.tooManyPlans);
  const position = Math.max(-1, ...positions.map((each) => each.position)) + 1;
  const { type, period } = plan;
  const { name, description, price, percent, perks } = trimmed(plan);
  const [row] = await tx
    .insert(subscriptionPlans)
    .values({ serviceId: seller.serviceId, type, period, name, description, price, percent, perks, position })
    .returning({ id: subscriptionPlans.id });
  const planId = row?.id ?? 0;
  await recordOfferChange(tx, seller, { planId }, { action: 'CREATED' });
  return planId;
}

/** Changes a plan for those who buy it from now on. @throws Refusal 404, 422 on `percent` */
export async function editPlan(tx: Transaction, seller: Seller, id: number, terms: PlanTerms): Promise<void> {
  const row = await lockPlan(tx, seller, id);
  checkPercent({ type: row.type, percent: terms.percent });
  const { name, description, price, percent, perks } = trimmed(terms);
  const next = { name, description, price, percent, perks };
  const lines = linesBetween(shown(row), shown({ ...next, period: row.period }));
  if (lines.length === 0) return;
  await tx.update(subscriptionPlans).set(next).where(eq(subscriptionPlans.id, id));
  await recordOfferChange(tx, seller, { planId: id }, { action: 'CHANGED', lines });
}

/** Puts a plan on sale or hides it. People who have bought it keep it. @throws Refusal 404 */
export async function switchPlan(tx: Transaction, seller: Seller, id: number, isActive: boolean): Promise<void> {
  const row = await lockPlan(tx, seller, id);
  if (row.isActive === isActive) return;
  await tx.update(subscriptionPlans).set({ isActive }).where(eq(subscriptionPlans.id, id));
  await recordOfferChange(tx, seller, { planId: id }, { action: isActive ? 'RESUMED' : 'STOPPED' });
}

/** @throws Refusal 409 unless these are all plans of the seller */
export async function orderPlans(tx: Transaction, seller: Seller, { ids }: PlanOrder): Promise<void> {
  await lockPlansOf(tx, seller);
  const known = await tx.select({ id: subscriptionPlans.id }).from(subscriptionPlans).where(soldBy(seller));
  if (known.length !== ids.length || !known.every(({ id }) => ids.includes(id))) {
    throw conflict('offer.other-plans', offerMessages.otherPlans);
  }
  for (const [position, id] of ids.entries()) {
    await tx.update(subscriptionPlans).set({ position }).where(eq(subscriptionPlans.id, id));
  }
}
