import type {
  CommissionRule,
  CommissionRuleKind,
  CommissionRules,
  CommissionRulesQuery,
  CommissionRuleState,
  CommissionView,
} from '@vetka/domain/ledger';
import { metaOf } from '@vetka/domain/paging';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { commissionMessages } from './commission.messages.ts';

const defaultTake = 24;

/** The state of a rule `r` as seen by this transaction. */
const state = sql`(case
  when r.ended_at <= r.starts_at then 'WITHDRAWN'
  when r.ended_at <= now() then 'ENDED'
  when r.starts_at > now() then 'PLANNED'
  when exists (select from commission_rules later
    where (later.category_id, later.service_id, later.promotion_id)
        is not distinct from (r.category_id, r.service_id, r.promotion_id)
      and later.starts_at <= now() and (later.ended_at is null or later.ended_at > now())
      and (later.starts_at, later.id) > (r.starts_at, r.id)) then 'REPLACED'
  else 'IN_FORCE' end)`;

const statesOf: Record<CommissionView, readonly CommissionRuleState[]> = {
  CURRENT: ['IN_FORCE'],
  PLANNED: ['PLANNED'],
  PAST: ['REPLACED', 'ENDED', 'WITHDRAWN'],
};

/** The person who made the latest call on a rule `r`, by the audit log. */
const actBy = (call: string): SQL => sql`(
  select json_build_object('by', coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.nickname),
    'reason', a.reason, 'at', a.created_at)
  from audit_entries a join users u on u.id = a.actor_id
  where a.kind = 'COMMISSION_RULE' and a.object_id = r.id and a.call = ${call} order by a.id desc limit 1)`;

interface StoredAct {
  by: string;
  reason: string;
  at: string;
}

/** Keys of `ruleColumns`. */
export interface NamedRuleRow extends Record<string, unknown> {
  id: number;
  kind: CommissionRuleKind;
  subjectId: number | null;
  subject: string | null;
  rate: number;
  minimum: number;
  taxRate: number;
  startsAt: string;
  endsAt: string | null;
}

interface Row extends NamedRuleRow {
  state: CommissionRuleState;
  lines: number;
  added: StoredAct | null;
  ended: StoredAct | null;
}

/** The subject of a rule `r` and its terms. */
export const ruleColumns = sql`
  r.id, case when r.promotion_id is not null then 'PROMOTION' when r.service_id is not null then 'SELLER'
    when r.category_id is not null then 'CATEGORY' else 'BASE' end as kind,
  coalesce(r.promotion_id, r.service_id, r.category_id) as "subjectId", coalesce(promo.name, s.name, c.name) as subject,
  r.rate, r.minimum, r.tax_rate as "taxRate", to_json(r.starts_at) #>> '{}' as "startsAt",
  to_json(r.ended_at) #>> '{}' as "endsAt"`;

/** Rules `r` joined to their subjects. */
export const namedRules = sql`
  commission_rules r left join promotions promo on promo.id = r.promotion_id
  left join services s on s.id = r.service_id left join categories c on c.id = r.category_id`;

const select = sql`
  select ${ruleColumns}, ${state} as state,
    (select count(*)::int from order_commissions oc where oc.rule_id = r.id) as lines,
    ${actBy('commission.add')} as added, case when r.ended_at is not null then ${actBy('commission.end')} end as ended
  from ${namedRules}`;

const iso = (at: string): string => new Date(at).toISOString();
const actOf = (act: StoredAct | null) => act && { ...act, at: iso(act.at) };

const ruleOf = ({ startsAt, endsAt, added, ended, ...row }: Row): CommissionRule => ({
  ...row,
  startsAt: iso(startsAt),
  endsAt: endsAt && iso(endsAt),
  added: actOf(added),
  ended: actOf(ended),
});

/** Rules of a view: those that start latest first; among those in force, the base rule first. */
export async function readRules(
  db: Executor,
  { view = 'CURRENT', page = 1, take = defaultTake }: CommissionRulesQuery,
): Promise<CommissionRules> {
  const shown = sql`${state} = any(${sql.param([...statesOf[view]])}::text[])`;
  const byKind = view === 'CURRENT' ? sql`num_nonnulls(r.category_id, r.service_id, r.promotion_id),` : sql``;
  const { rows } = await db.execute<Row>(sql`
    ${select} where ${shown} order by ${byKind} r.starts_at desc, r.id desc
    limit ${take}::int offset ${(page - 1) * take}::int`);
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from commission_rules r where ${shown}`,
  );
  return { data: rows.map(ruleOf), meta: metaOf(page, take, counted.rows[0]?.total ?? 0) };
}

/** @throws Refusal 404 */
export async function readRule(db: Executor, id: number): Promise<CommissionRule> {
  const { rows } = await db.execute<Row>(sql`${select} where r.id = ${id}::int`);
  if (!rows[0]) throw notFound('commission.unknown', commissionMessages.unknown);
  return ruleOf(rows[0]);
}
