import { readFileSync } from 'node:fs';
import { dayIn, defaultTimeZone } from '@vetka/domain/date';
import type { LegalSubjectType } from '@vetka/domain/actor';
import type { Payouts } from '@vetka/domain/payout';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createPayoutFixture } from '../../../test/payoutFixture.ts';
import {
  fiscalReceipts,
  legalInfos,
  payments,
  payouts,
  sellerIncomes,
  services,
  taxpayers,
} from '../../platform/database/schema/index.ts';

/** The table in docs/legal-questions.md. */
const page = readFileSync(new URL('../../../../../docs/legal-questions.md', import.meta.url), 'utf8');
const table = page
  .split('\n')
  .filter((line) => /^\| (LEGAL_SUBJECT|SOLE_PROPRIETOR|INDIVIDUAL_SUBJECT) /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const forms = table.map(([, form = '', inn, vat, act, register, income, status, limit]) => ({
  form: form as LegalSubjectType,
  promised: { inn, vat, act, register, income, status, limit },
}));

const inns: Record<LegalSubjectType, string> = {
  LEGAL_SUBJECT: '7728168971',
  SOLE_PROPRIETOR: '500100732259',
  INDIVIDUAL_SUBJECT: '770000000099',
};

const fixture = await createPayoutFixture();
const { db, app } = fixture.api;
const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

/** A seller of a legal form, with an order sold after the shop got this seller. */
async function sellerOf(subjectType: LegalSubjectType) {
  const made = await fixture.paid();
  const inn = inns[subjectType];
  const [legal] = await db.insert(legalInfos).values({ subjectType, name: 'Белова Марина', inn }).returning();
  await db
    .update(services)
    .set({ legalInfoId: legal?.id ?? 0 })
    .where(eq(services.id, made.shop.id));
  for (const round of ['income.check', 'income.bind', 'income.bind']) {
    await db.update(taxpayers).set({ nextAt: new Date(0), bindingNextAt: new Date(0) });
    await app.jobs.run(round);
  }
  const { orderId } = await fixture.again(made);
  await app.jobs.run('income.plan');
  await app.jobs.run('income.send');
  return { ...made, inn, orderId };
}

test('the table names every legal form once', () => {
  expect(forms.map(({ form }) => form).toSorted()).toEqual(Object.keys(inns).toSorted());
});

test.each(forms)('a seller of the form $form gets what the table promises', async ({ form, promised }) => {
  const made = await sellerOf(form);
  const [receipt] = await db
    .select({ lines: fiscalReceipts.lines })
    .from(fiscalReceipts)
    .innerJoin(payments, eq(payments.id, fiscalReceipts.paymentId))
    .where(and(eq(payments.orderId, made.orderId), isNull(fiscalReceipts.refundId)));
  const lines = receipt?.lines ?? [];
  expect(lines.length).toBeGreaterThan(0);
  const month = dayIn(defaultTimeZone, new Date()).slice(0, 7);
  const answers = async (format: 'pdf' | 'csv') => {
    const path = `desk/${made.slug}/money/register?month=${month}&format=${format}`;
    return (await made.owner.visitor.get(path)).status === 200;
  };
  const incomes = await db
    .select()
    .from(sellerIncomes)
    .where(and(eq(sellerIncomes.serviceId, made.shop.id), isNotNull(sellerIncomes.url)));
  const asked = await db.select().from(taxpayers).where(eq(taxpayers.inn, made.inn));
  await fixture.withRequisites(made.shop.id);
  await db.insert(payouts).values({ ...(await fixture.paidThisYear(made.shop.id)), amount: 2_399_999_00 });
  await fixture.sweep();
  const { body } = await made.owner.visitor.get<Payouts>(`desk/${made.slug}/payouts`);
  expect({
    inn: yesOrNo(lines.every(({ supplier }) => supplier?.inn === made.inn)),
    vat: lines.every(({ vat }) => vat === 'none') ? '`RECEIPT_VAT`' : 'other',
    act: yesOrNo(await answers('pdf')),
    register: yesOrNo(await answers('csv')),
    income: yesOrNo(incomes.length === 1),
    status: yesOrNo(asked[0]?.state === 'REGISTERED'),
    limit: yesOrNo(body.hold?.kind === 'YEAR_LIMIT'),
  }).toEqual(promised);
});
