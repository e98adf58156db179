import { banks, type BankName } from '@vetka/domain/payment';
import { reconciledDays } from '@vetka/domain/reconciliation';
import type { FastifyInstance } from 'fastify';
import { askAboutPayments, askAboutPayouts, type Answer } from './reconciliation.asking.ts';
import * as books from './reconciliation.books.ts';
import { comparePayments, comparePayouts, type Theirs } from './reconciliation.compare.ts';
import { keep, type Comparison } from './reconciliation.repository.ts';

const dayMs = 24 * 60 * 60_000;

type PaymentAnswer = Answer<books.OwnPayment, Theirs>;
type PayoutAnswer = Answer<books.OwnPayout, number>;

const isAnswered = ({ there }: { there: unknown }): boolean => there !== undefined;
const sum = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((total, row) => total + of(row), 0);

interface Both {
  payments: readonly PaymentAnswer[];
  payouts: readonly PayoutAnswer[];
  /** Payments that only the registers contain. */
  unknown: readonly books.Registered[];
  registers: readonly books.Registered[];
}

/** Money in and out on each day, as far as the bank has answered. */
function totalsOf(provider: Comparison['provider'], { payments, payouts, unknown, registers }: Both) {
  const named = [...payments.map(({ own }) => own.day), ...payouts.map(({ own }) => own.day)];
  const days = new Set([...named, ...registers.map(({ day }) => day)].filter(Boolean));
  const checkedAt = new Date();
  return [...days].map((day) => {
    const ofDay = payments.filter(({ own }) => own.day === day);
    const sure = ofDay.filter(isAnswered);
    const paidOut = payouts.filter(({ own }) => own.day === day);
    const sent = paidOut.filter(isAnswered);
    const foreign = unknown.filter((each) => each.day === day);
    return {
      provider,
      day,
      checkedAt,
      ours: sum(sure, ({ own }) => own.amount - own.returned),
      theirs:
        sum(sure, ({ there }) => (there ? there.amount - there.returned : 0)) +
        sum(foreign, ({ amount, returned }) => amount - returned),
      paidOut: sum(sent, ({ own }) => own.ours),
      paidOutThere: sum(sent, ({ there }) => there ?? 0),
      fees: sum(
        registers.filter((each) => each.day === day),
        ({ fee }) => fee ?? 0,
      ),
      unanswered: ofDay.length - sure.length + paidOut.length - sent.length,
    };
  });
}

/** Compares our books with those of one bank: every payment and payout of the last weeks. */
export async function reconcileWith({ db, providers }: FastifyInstance, bank: BankName): Promise<void> {
  const { provider } = banks[bank];
  const since = new Date(Date.now() - reconciledDays * dayMs);
  const taking = providers.payments.find(({ name }) => name === bank);
  const paying = providers.payouts.find(({ name }) => name === bank);
  const registers = await books.readRegistered(db, provider, since);
  const own = await books.readOwnPayments(db, provider, since);
  const kept = await books.readKept(db, provider);
  const byNumber = new Map(registers.map((each) => [each.externalId, each]));
  const payments = taking ? await askAboutPayments(taking, own, byNumber) : [];
  const payouts = paying ? await askAboutPayouts(paying, await books.readOwnPayouts(db, provider, since)) : [];
  const known = new Set(await books.readNumbers(db, provider, registers));
  const unknown = registers.filter(({ externalId }) => !known.has(externalId));
  // An operation that moved while the bank was being asked is compared the next time.
  const still = new Map((await books.readOwnPayments(db, provider, since)).map((each) => [each.externalId, each]));
  const isStill = ({ own: { externalId, amount, returned } }: PaymentAnswer): boolean => {
    const now = still.get(externalId);
    return now?.amount === amount && now.returned === returned;
  };
  const sure = payments.filter((each) => isAnswered(each) && isStill(each));
  const sent = payouts.filter(isAnswered);
  const statuses = new Map([...payments, ...payouts].map((each) => [each.own.externalId, each.bankStatus]));
  const found = [
    ...comparePayments(
      [...sure.map((each) => each.own), ...kept.filter(({ externalId }) => byNumber.has(externalId))],
      [...sure.flatMap(({ there }) => there ?? []), ...unknown],
    ),
    ...comparePayouts(sent.map(({ own: { externalId, ours }, there }) => ({ externalId, ours, theirs: there ?? 0 }))),
  ].map((each) => ({ ...each, bankStatus: statuses.get(each.externalId) ?? '' }));
  const compared = new Set([...sure, ...sent].map((each) => each.own.externalId));
  for (const { externalId } of unknown) compared.add(externalId);
  const days = totalsOf(provider, { payments, payouts, unknown, registers });
  await db.transaction((tx) => keep(tx, { provider, found, compared, days }));
}
