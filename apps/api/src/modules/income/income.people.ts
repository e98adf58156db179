import { dayIn, defaultTimeZone } from '@vetka/domain/date';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isAway, type ProviderFailure, type ProviderResult } from '../../adapters/result.ts';
import type { IncomeBook } from '../../adapters/tax/taxService.ts';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { legalInfos, sellerIncomes, services, taxpayers } from '../../platform/database/schema/index.ts';
import { incomeMessages } from './income.messages.ts';

type Taxpayer = typeof taxpayers.$inferSelect;
const dayMs = 86_400_000;
const busyMs = 10 * 60_000;
/** Delay before a person who has not agreed is asked again. */
const askAgainMs = 3 * dayMs;
const answerEveryMs = 60_000;

/** Self-employed sellers that have no record here yet. */
async function meet(db: Executor): Promise<void> {
  await db.execute(sql`
    insert into taxpayers (inn)
    select distinct l.inn from services s join legal_infos l on l.id = s.legal_info_id
    where l.subject_type = 'INDIVIDUAL_SUBJECT' and l.inn ~ '^[0-9]{12}$' and s.status <> 'DRAFT'
    on conflict do nothing`);
}

const change = (db: Executor, inn: string, values: Partial<Taxpayer>) =>
  db.update(taxpayers).set(values).where(eq(taxpayers.inn, inn));

/** The shops of a self-employed person. */
const shopsOf = (db: Executor, inn: string) =>
  db
    .select({ id: services.id, name: services.name, slug: services.slug, ownerId: services.ownerId })
    .from(services)
    .innerJoin(legalInfos, eq(legalInfos.id, services.legalInfoId))
    .where(and(eq(legalInfos.inn, inn), eq(legalInfos.subjectType, 'INDIVIDUAL_SUBJECT')))
    .orderBy(asc(services.id));

/**
 * Asks about the person whose turn it is: each one once a day, one at a time, because the public service answers two
 * questions a minute.
 */
export async function checkNext(app: FastifyInstance): Promise<void> {
  await meet(app.db);
  const [person] = await app.db
    .select()
    .from(taxpayers)
    .where(lte(taxpayers.nextAt, new Date()))
    .orderBy(asc(taxpayers.nextAt))
    .limit(1);
  if (!person) return;
  const { inn } = person;
  const answer = await app.providers.tax.status.isSelfEmployed(inn, dayIn(defaultTimeZone, new Date()));
  if (!answer.ok) {
    app.log.warn({ code: answer.code, message: answer.message }, 'the tax service did not tell who is self-employed');
    await change(app.db, inn, {
      nextAt: new Date(Date.now() + (answer.reason === 'unavailable' ? busyMs : dayMs)),
    });
    return;
  }
  const now = new Date();
  await app.db.transaction(async (tx) => {
    const state = answer.value ? 'REGISTERED' : 'UNREGISTERED';
    await change(tx, inn, { state, checkedAt: now, nextAt: new Date(now.getTime() + dayMs) });
    // Shops of people who are self-employed again get paid by the next planning.
    if (!answer.value) for (const { id } of await shopsOf(tx, inn)) await app.payout.holdForTaxes(tx, id);
  });
}

/** Asks self-employed sellers for the right to register their incomes, and reads their answers. */
export async function bindPeople(app: FastifyInstance): Promise<void> {
  const { incomes } = app.providers.tax;
  if (!incomes || app.config.legal.selfEmployedReceipts !== 'platform') return;
  const due = await app.db
    .select()
    .from(taxpayers)
    .where(
      and(
        eq(taxpayers.state, 'REGISTERED'),
        lte(taxpayers.bindingNextAt, new Date()),
        inArray(taxpayers.binding, ['NONE', 'ASKED', 'REFUSED']),
      ),
    )
    .orderBy(asc(taxpayers.bindingNextAt))
    .limit(20);
  for (const person of due) {
    const answer = await (person.binding === 'ASKED' ? readAnswer : ask)(app, incomes, person);
    if (isAway(answer)) return;
  }
}

async function ask(app: FastifyInstance, book: IncomeBook, { inn }: Taxpayer): Promise<ProviderResult<unknown>> {
  const asked = await book.ask(inn);
  if (!asked.ok) return postpone(app, inn, asked);
  await app.db.transaction(async (tx) => {
    await change(tx, inn, {
      binding: 'ASKED',
      askId: asked.value,
      bindingNextAt: new Date(Date.now() + answerEveryMs),
    });
    await requestConsent(app, tx, inn, asked.value);
  });
  return asked;
}

async function requestConsent(app: FastifyInstance, tx: Transaction, inn: string, askId: string): Promise<void> {
  await app.notices.notify(
    tx,
    (await shopsOf(tx, inn)).map(({ name, slug, ownerId }) => ({
      userId: ownerId,
      kind: 'SHOP_PAYOUT' as const,
      key: `tax-binding-${slug}-${askId}`,
      title: `Разрешите выдавать чеки за «${name}»`,
      text: incomeMessages.ask,
      path: `/my/shop/${slug}/money?view=receipts`,
    })),
  );
}

async function readAnswer(
  app: FastifyInstance,
  book: IncomeBook,
  { inn, askId, boundAt }: Taxpayer,
): Promise<ProviderResult<unknown>> {
  const answer = await book.answer(askId ?? '');
  if (!answer.ok) return postpone(app, inn, answer);
  const now = Date.now();
  if (answer.value === 'BOUND') {
    await change(app.db, inn, { binding: 'BOUND', boundAt: boundAt ?? new Date(now) });
    await sendWaiting(app.db, inn);
  } else if (answer.value === 'REFUSED')
    await change(app.db, inn, { binding: 'REFUSED', bindingNextAt: new Date(now + askAgainMs) });
  else await change(app.db, inn, { bindingNextAt: new Date(now + answerEveryMs) });
  return answer;
}

/** Incomes that waited for the person's agreement are sent now. */
const sendWaiting = (db: Executor, inn: string) =>
  db
    .update(sellerIncomes)
    .set({ nextAt: new Date() })
    .where(and(eq(sellerIncomes.inn, inn), inArray(sellerIncomes.state, ['WAITING', 'CANCELLING'])));

async function postpone(app: FastifyInstance, inn: string, failed: ProviderFailure): Promise<ProviderFailure> {
  const { code, message } = failed;
  app.log.warn({ code, message }, 'a seller was not asked for the right to register incomes');
  await change(app.db, inn, { bindingNextAt: new Date(Date.now() + busyMs) });
  return failed;
}
