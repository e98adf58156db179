import type { SellerCommission, SellerCommissionRule } from '@vetka/domain/ledger';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../platform/database/connect.ts';
import { namedRules, ruleColumns, type NamedRuleRow } from './commission.rules.ts';

/** Rules that apply to a seller's products now or may apply later. */
async function findRules(db: Executor, serviceId: number): Promise<NamedRuleRow[]> {
  const { rows } = await db.execute<NamedRuleRow>(sql`
    select ${ruleColumns} from ${namedRules}
    where (r.service_id is null or r.service_id = ${serviceId}::int)
      and (r.ended_at is null or (r.ended_at > r.starts_at and r.ended_at > now()))
    order by r.id`);
  return rows;
}

const namedOf = ({ kind, subject, rate, minimum, taxRate }: NamedRuleRow): SellerCommissionRule => ({
  kind,
  subject,
  rate,
  minimum,
  taxRate,
});

/** Future moments at which rules start or end, in order, with the promotions that these rules are about. */
function momentsOf(rules: readonly NamedRuleRow[]): { at: Date; promotions: NamedRuleRow[] }[] {
  const now = Date.now();
  const timesOf = ({ startsAt, endsAt }: NamedRuleRow): number[] =>
    [startsAt, endsAt].flatMap((time) => (time === null ? [] : Date.parse(time))).filter((time) => time > now);
  const times = [...new Set(rules.flatMap(timesOf))].toSorted((one, other) => one - other);
  return times.map((time) => ({
    at: new Date(time),
    promotions: rules.filter((rule) => rule.kind === 'PROMOTION' && timesOf(rule).includes(time)),
  }));
}

/** The changes at one moment. Products are counted for a promotion even if it does not lower their prices yet. */
async function changesAt(
  { db, ledger }: FastifyInstance,
  serviceId: number,
  { at, promotions }: ReturnType<typeof momentsOf>[number],
) {
  const isOf = (ids: readonly number[]) => (row: { before: number | null; after: number | null }) =>
    ids.includes(row.before ?? 0) || ids.includes(row.after ?? 0);
  const [found, ...ofPromotions] = await Promise.all([
    ledger.goodsChangedAt(db, serviceId, { kind: 'BASE', subjectId: null }, at),
    ...promotions.map(async ({ id, kind, subjectId }) => {
      const ofPromotion = await ledger.goodsChangedAt(db, serviceId, { kind, subjectId }, at);
      return ofPromotion.filter(isOf([id]));
    }),
  ]);
  const isOfPromotion = isOf(promotions.map(({ id }) => id));
  const changes = [...found.filter((row) => !isOfPromotion(row)), ...ofPromotions.flat()];
  return changes.map((change) => ({ ...change, at: at.toISOString() }));
}

/** The rules of a seller's products on sale: today's and the announced ones. */
export async function readOfSeller(app: FastifyInstance, serviceId: number): Promise<SellerCommission> {
  const { db, ledger } = app;
  const [current, rules] = await Promise.all([ledger.goodsByRule(db, serviceId), findRules(db, serviceId)]);
  const changes = await Promise.all(momentsOf(rules).map((moment) => changesAt(app, serviceId, moment)));
  const named = new Map(rules.map((rule) => [rule.id, namedOf(rule)]));
  const ruleOf = (id: number | null) => named.get(id ?? 0) ?? null;
  return {
    current: current.map(({ ruleId, goods }) => ({ rule: ruleOf(ruleId), goods })),
    changes: changes.flat().map(({ at, goods, before, after }) => ({
      at,
      goods,
      before: ruleOf(before),
      after: ruleOf(after),
    })),
  };
}
