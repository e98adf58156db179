import type { SellerCommission, SellerCommissionRule } from '@vetka/domain/ledger';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../platform/database/connect.ts';
import { namedRules, ruleColumns, type NamedRuleRow } from './commission.rules.ts';

/** Rules that may apply to a seller's products, with a start or an end that is still to come. */
async function findAnnounced(db: Executor, serviceId: number): Promise<NamedRuleRow[]> {
  const { rows } = await db.execute<NamedRuleRow>(sql`
    select ${ruleColumns} from ${namedRules}
    where (r.service_id is null or r.service_id = ${serviceId}::int)
      and (r.ended_at is null or r.ended_at > r.starts_at) and (r.starts_at > now() or r.ended_at > now())
    order by r.id`);
  return rows;
}

async function findNamed(db: Executor, ids: readonly (number | null)[]): Promise<Map<number, SellerCommissionRule>> {
  const { rows } = await db.execute<NamedRuleRow>(
    sql`select ${ruleColumns} from ${namedRules} where r.id = any(${sql.param(ids.filter((id) => id !== null))}::int[])`,
  );
  return new Map(
    rows.map(({ id, kind, subject, rate, minimum, taxRate }) => [id, { kind, subject, rate, minimum, taxRate }]),
  );
}

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
  const found = await ledger.goodsChangedAt(db, serviceId, { kind: 'BASE', subjectId: null }, at);
  const isOfPromotion = isOf(promotions.map(({ id }) => id));
  const changes = found.filter((row) => !isOfPromotion(row));
  for (const { id, kind, subjectId } of promotions) {
    const ofPromotion = await ledger.goodsChangedAt(db, serviceId, { kind, subjectId }, at);
    changes.push(...ofPromotion.filter(isOf([id])));
  }
  return changes.map((change) => ({ ...change, at: at.toISOString() }));
}

/** The rules of a seller's products on sale: today's and the announced ones. */
export async function readOfSeller(app: FastifyInstance, serviceId: number): Promise<SellerCommission> {
  const { db, ledger } = app;
  const current = await ledger.goodsByRule(db, serviceId);
  const changes = [];
  for (const moment of momentsOf(await findAnnounced(db, serviceId))) {
    changes.push(...(await changesAt(app, serviceId, moment)));
  }
  const named = await findNamed(db, [
    ...current.map(({ ruleId }) => ruleId),
    ...changes.flatMap(({ before, after }) => [before, after]),
  ]);
  const ruleOf = (id: number | null) => named.get(id ?? 0) ?? null;
  return {
    current: current.map(({ ruleId, goods }) => ({ rule: ruleOf(ruleId), goods })),
    changes: changes.map(({ at, goods, before, after }) => ({
      at,
      goods,
      before: ruleOf(before),
      after: ruleOf(after),
    })),
  };
}
