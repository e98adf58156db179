import type {
  CommissionPreview,
  CommissionRuleSaved,
  CommissionRules,
  CommissionRulesQuery,
  EndCommissionRule,
  NewCommissionRule,
  SellerCommission,
} from '@vetka/domain/ledger';
import { and, eq, isNull, lte, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { categories, commissionRules, promotions, services } from '../../platform/database/schema/index.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import { commissionMessages } from './commission.messages.ts';
import { estimateOf, previewOf, startOfDay, today, type Estimate, type RuleChange } from './commission.preview.ts';
import { readRule, readRules } from './commission.rules.ts';
import { readOfSeller } from './commission.seller.ts';
import { newsOfCancelledEnd, newsOfEnd, newsOfRule, newsOfWithdrawal, notifyShops } from './commission.notices.ts';

type Row = typeof commissionRules.$inferSelect;

type Draft = Omit<NewCommissionRule, 'reason'>;

const lastDay = '2099-12-31';
const columns = { PROMOTION: 'promotionId', SELLER: 'serviceId', CATEGORY: 'categoryId' } as const;
const tables = { PROMOTION: promotions, SELLER: services, CATEGORY: categories } as const;

/** @throws Refusal 422 on the field */
function requireDay(field: 'startsOn' | 'endsOn', day: string): void {
  if (day < today()) throw invalid({ [field]: commissionMessages.pastDay });
  if (day > lastDay) throw invalid({ [field]: commissionMessages.farDay });
}

/** The column that stores the subject of a rule. @throws Refusal 422 on `subjectId` */
async function subjectOf(db: Executor, { kind, subjectId }: Draft): Promise<Partial<Row>> {
  const wrong = () => invalid({ subjectId: commissionMessages.unknownSubject });
  if (kind === 'BASE') {
    if (subjectId !== null) throw wrong();
    return {};
  }
  const table = tables[kind];
  const [known] = await db
    .select({ id: table.id })
    .from(table)
    .where(eq(table.id, subjectId ?? 0));
  if (!known) throw wrong();
  return { [columns[kind]]: known.id };
}

function changeOfEnd(row: Row, at: Date): RuleChange {
  const { id: endedId, promotionId, serviceId, categoryId } = row;
  if (promotionId !== null) return { kind: 'PROMOTION', subjectId: promotionId, at, endedId };
  if (serviceId !== null) return { kind: 'SELLER', subjectId: serviceId, at, endedId };
  return { kind: categoryId === null ? 'BASE' : 'CATEGORY', subjectId: categoryId, at, endedId };
}

/** False for a withdrawn rule: its end equals its start. */
const hasFutureEnd = (row: Row): row is Row & { endedAt: Date } =>
  row.endedAt !== null && row.endedAt > new Date() && row.endedAt > row.startsAt;

/** @throws Refusal 422 on the field when shops would be notified too late */
function requireNotice(field: 'startsOn' | 'endsOn', day: string, estimate: Estimate): void {
  if (day < estimate.earliestOn) throw invalid({ [field]: commissionMessages.tooSoon(estimate.earliestOn, estimate) });
}

/** Rules of the commission. They start and end only after the affected shops have been notified. */
export class CommissionRulesBook {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  read(query: CommissionRulesQuery): Promise<CommissionRules> {
    return readRules(this.#app.db, query);
  }

  /** The rules of a seller's products: today's and the announced ones. */
  ofSeller({ serviceId }: { serviceId: number }): Promise<SellerCommission> {
    return readOfSeller(this.#app, serviceId);
  }

  /** @throws Refusal 422 */
  async preview(draft: Draft): Promise<CommissionPreview> {
    const { db } = this.#app;
    await subjectOf(db, draft);
    return previewOf(db, await this.#estimate(db, draft));
  }

  /** @throws Refusal 422 */
  async add(tx: Transaction, body: NewCommissionRule): Promise<CommissionRuleSaved> {
    const { kind, subjectId, rate, minimum, taxRate, startsOn } = body;
    const subject = await subjectOf(tx, body);
    const estimate = await this.#estimate(tx, { kind, subjectId, rate, minimum, taxRate, startsOn });
    requireNotice('startsOn', startsOn, estimate);
    const [row] = await tx
      .insert(commissionRules)
      .values({ ...subject, rate, minimum, taxRate, startsAt: estimate.at })
      .returning({ id: commissionRules.id });
    if (!row) throw new Error('The insert of a rule returned no row.');
    const rule = await readRule(tx, row.id);
    return { id: rule.id, notifiedShops: await notifyShops(this.#app, tx, estimate, newsOfRule(rule, estimate)) };
  }

  /** @throws Refusal 404, 409, 422 */
  async previewEnd(id: number, endsOn: string): Promise<CommissionPreview> {
    const { db } = this.#app;
    const [row] = await db.select().from(commissionRules).where(eq(commissionRules.id, id));
    return previewOf(db, await this.#estimateEnd(db, row, endsOn));
  }

  /** Withdraws a rule that has not started: nothing has been sold under it. @throws Refusal 404, 409, 422 */
  async end(tx: Transaction, id: number, { endsOn }: EndCommissionRule): Promise<CommissionRuleSaved> {
    const row = await this.#lock(tx, id);
    const estimate = await this.#estimateEnd(tx, row, endsOn);
    const hasStarted = row.startsAt <= new Date();
    if (hasStarted) requireNotice('endsOn', endsOn, estimate);
    await this.#requireOtherBase(tx, row, estimate.at);
    await tx.update(commissionRules).set({ endedAt: estimate.at }).where(eq(commissionRules.id, id));
    const rule = await readRule(tx, id);
    return {
      id: rule.id,
      notifiedShops: await notifyShops(
        this.#app,
        tx,
        estimate,
        (hasStarted ? newsOfEnd : newsOfWithdrawal)(rule, estimate),
      ),
    };
  }

  /** @throws Refusal 404; 409 for a rule without a future end */
  async keep(tx: Transaction, id: number): Promise<CommissionRuleSaved> {
    const row = await this.#lock(tx, id);
    if (!hasFutureEnd(row)) throw conflict('commission.no-end', commissionMessages.noEnd);
    const without = await estimateOf(this.#app, tx, changeOfEnd(row, new Date(row.endedAt.getTime() - 1)));
    await tx.update(commissionRules).set({ endedAt: null }).where(eq(commissionRules.id, id));
    const rule = await readRule(tx, id);
    return { id: rule.id, notifiedShops: await notifyShops(this.#app, tx, without, newsOfCancelledEnd(rule, without)) };
  }

  #estimate(db: Executor, { kind, subjectId, startsOn, ...added }: Draft): Promise<Estimate> {
    requireDay('startsOn', startsOn);
    return estimateOf(this.#app, db, { kind, subjectId, at: startOfDay(startsOn), added });
  }

  #estimateEnd(db: Executor, row: Row | undefined, endsOn: string): Promise<Estimate> {
    if (!row) throw notFound('commission.unknown', commissionMessages.unknown);
    if (row.endedAt !== null) throw conflict('commission.ended', commissionMessages.ended);
    requireDay('endsOn', endsOn);
    const at = row.startsAt > new Date() ? row.startsAt : startOfDay(endsOn);
    return estimateOf(this.#app, db, changeOfEnd(row, at));
  }

  async #lock(tx: Transaction, id: number): Promise<Row> {
    const [row] = await tx.select().from(commissionRules).where(eq(commissionRules.id, id)).for('update');
    if (!row) throw notFound('commission.unknown', commissionMessages.unknown);
    return row;
  }

  /** There must always be a base rule in force. @throws Refusal 409 */
  async #requireOtherBase(tx: Transaction, row: Row, at: Date): Promise<void> {
    const { id, promotionId, serviceId, categoryId } = row;
    if ((promotionId ?? serviceId ?? categoryId) !== null) return;
    // Prevents two base rules from being ended at the same time, each because the other one remains.
    const isBase = sql`num_nonnulls(${commissionRules.promotionId}, ${commissionRules.serviceId}, ${commissionRules.categoryId}) = 0`;
    const rest = await tx
      .select({ id: commissionRules.id })
      .from(commissionRules)
      .where(
        and(isBase, ne(commissionRules.id, id), lte(commissionRules.startsAt, at), isNull(commissionRules.endedAt)),
      )
      .for('update');
    if (rest.length === 0) throw conflict('commission.only-base', commissionMessages.onlyBase);
  }
}
