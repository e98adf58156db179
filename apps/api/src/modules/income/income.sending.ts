import { dayIn, defaultTimeZone } from '@vetka/domain/date';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isAway, type ProviderFailure, type ProviderResult } from '../../adapters/result.ts';
import { laterCodes, type IncomeBook } from '../../adapters/tax/taxService.ts';
import type { Executor } from '../../platform/database/connect.ts';
import { sellerIncomes, taxpayers } from '../../platform/database/schema/index.ts';

type Row = typeof sellerIncomes.$inferSelect;
const maxAtOnce = 100;
const dayMs = 86_400_000;
/** Delay before an income that needs an action of the person is tried again. */
const laterMs = 6 * 3_600_000;

const update = (db: Executor, id: number, change: Partial<Row>) =>
  db.update(sellerIncomes).set(change).where(eq(sellerIncomes.id, id));

/** Delays of 10 s, 20 s, 40 s … up to an hour: the law gives weeks. */
const retryAfterSeconds = sql`least(3600, 10 * power(2, least(${sellerIncomes.attempts}, 9)))`;

/** Claims the next due income. Other copies of the program claim other ones. */
async function claimDue(db: Executor): Promise<Row | undefined> {
  const due = db
    .select({ id: sellerIncomes.id })
    .from(sellerIncomes)
    .where(sql`${sellerIncomes.nextAt} <= now()`)
    .orderBy(asc(sellerIncomes.nextAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(sellerIncomes)
    .set({
      attempts: sql`${sellerIncomes.attempts} + 1`,
      nextAt: sql`now() + make_interval(secs => ${retryAfterSeconds})`,
    })
    .where(and(inArray(sellerIncomes.id, due), inArray(sellerIncomes.state, ['WAITING', 'REFUSED', 'CANCELLING'])))
    .returning();
  return row;
}

/**
 * Registers due incomes and annuls due receipts until the tax service stops answering; the next round continues. Safe
 * to run in several copies of the program.
 */
export async function sendIncomes(app: FastifyInstance): Promise<void> {
  const { incomes } = app.providers.tax;
  if (!incomes) return;
  for (let sent = 0; sent < maxAtOnce; sent += 1) {
    const row = await claimDue(app.db);
    const answer = row && (await (row.state === 'CANCELLING' ? cancel : register)(app, incomes, row));
    if (!answer || isAway(answer)) return;
  }
}

async function register(app: FastifyInstance, book: IncomeBook, row: Row): Promise<ProviderResult<unknown>> {
  const { id, requestId, inn, name, amount, soldAt } = row;
  const answer = await book.register({ requestId, inn, name, amount, soldAt });
  if (answer.ok) await update(app.db, id, { state: 'REGISTERED', ...answer.value, error: '', nextAt: null });
  else await fail(app, row, answer);
  return answer;
}

async function cancel(app: FastifyInstance, book: IncomeBook, row: Row): Promise<ProviderResult<unknown>> {
  const answer = await book.cancel(row);
  if (answer.ok) await update(app.db, row.id, { state: 'CANCELLED', error: '', nextAt: null });
  else await fail(app, row, answer);
  return answer;
}

/** A refused income is tried again each day until the last day for its registration is over. */
const retryRefused = ({ deadline }: Row): Date | null =>
  dayIn(defaultTimeZone, new Date()) > deadline ? null : new Date(Date.now() + dayMs);

/** When the tax service is unavailable, it is asked again later. */
async function fail(app: FastifyInstance, row: Row, { reason, code, message }: ProviderFailure): Promise<void> {
  const { id, inn, state } = row;
  const error = `${message} (${code})`;
  if (reason === 'unavailable') {
    app.log.warn({ incomeId: id, code, message }, 'an income will be sent again');
    await update(app.db, id, { error });
    return;
  }
  if (laterCodes.has(code)) {
    await update(app.db, id, { error, nextAt: new Date(Date.now() + laterMs) });
    await app.db
      .update(taxpayers)
      .set({
        nextAt: new Date(),
        ...(code !== 'TAXPAYER_UNREGISTERED' && { binding: 'NONE', bindingNextAt: new Date() }),
      })
      .where(eq(taxpayers.inn, inn));
    return;
  }
  app.log.error({ incomeId: id, state, code, message }, 'the tax service has refused an income');
  if (state === 'CANCELLING') await update(app.db, id, { error, nextAt: new Date(Date.now() + laterMs) });
  else await update(app.db, id, { state: 'REFUSED', error, nextAt: retryRefused(row) });
}
