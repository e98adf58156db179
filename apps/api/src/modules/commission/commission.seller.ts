import type { SellerCommission, SellerCommissionRule } from '@vetka/domain/ledger';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../platform/database/connect.ts';
import { namedRules, ruleColumns, type NamedRuleRow } from './commission.rules.ts';

/** Rules that may be about a seller's products and begin later, or have an end that is to come; the soonest first. */
async function findAnnounced(db: Executor, serviceId: number): Promise<NamedRuleRow[]> {
  const { rows } = await db.execute<NamedRuleRow>(sql`
    select ${ruleColumns} from ${namedRules}
    where (r.service_id is null or r.service_id = ${serviceId}::int)
      and case when r.starts_at > now() then r.ended_at is null or r.ended_at > r.starts_at else r.ended_at > now() end
    order by case when r.starts_at > now() then r.starts_at else r.ended_at end, r.id`);
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

/** What an announced rule changes, each kind of products by itself; ids of rules. */
async function changesOf({ db, ledger }: FastifyInstance, serviceId: number, rule: NamedRuleRow) {
  const { id, kind, subjectId, startsAt, endsAt } = rule;
  const begins = new Date(startsAt);
  const isPlanned = begins > new Date();
  const at = isPlanned || endsAt === null ? begins : new Date(endsAt);
  // At the end itself the rule does not count any more.
  const counts = isPlanned ? begins : new Date(at.getTime() - 1);
  const found = await ledger.goodsWithoutRule(db, serviceId, { id, kind, subjectId, at: counts });
  return found.map(({ ruleId: other, goods }) => ({
    at: at.toISOString(),
    goods,
    before: isPlanned ? other : id,
    after: isPlanned ? id : other,
  }));
}

/** The rules of a seller's products on sale, today's and those that were announced. */
export async function readOfSeller(app: FastifyInstance, serviceId: number): Promise<SellerCommission> {
  const { db, ledger } = app;
  const current = await ledger.goodsByRule(db, serviceId);
  const changes = [];
  for (const rule of await findAnnounced(db, serviceId)) changes.push(...(await changesOf(app, serviceId, rule)));
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
