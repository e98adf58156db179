import { metaOf } from '@vetka/domain/paging';
import {
  mistakesOf,
  receiptPatienceMinutes,
  receiptProblem,
  type CashReceipt,
  type CashReceipts,
  type CorrectionDocument,
  type ReceiptsQuery,
} from '@vetka/domain/receipt';
import { and, count, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { FiscalLine } from '../../adapters/payments/receipt.ts';
import type { Executor } from '../../platform/database/connect.ts';
import { fiscalReceipts, payments } from '../../platform/database/schema/index.ts';
import { findCorrections, ownColumns, type OwnReceipt, type ReceiptRow } from './receipt.repository.ts';

const defaultTake = 24;

const correctionsWith = (condition: SQL): SQL =>
  sql`exists (select from fiscal_receipts c where c.corrects_id = ${fiscalReceipts.id} and ${condition})`;
const live = sql`c.state in ('EXPECTED', 'PRINTED')`;
const isLive = correctionsWith(live);
/** A document of a current correction was refused and not replaced. */
const isUnfinished = sql`${isLive} and ${correctionsWith(sql`c.state in ('FAILED', 'DROPPED')
  and not exists (select from fiscal_receipts l where l.corrects_id = c.corrects_id and l.kind = c.kind
    and l.state in ('EXPECTED', 'PRINTED'))
  and exists (select from fiscal_receipts m where m.corrects_id = c.corrects_id and m.mistake = c.mistake
    and m.state in ('EXPECTED', 'PRINTED'))`)}`;
const isDouble = sql`${fiscalReceipts.state} = 'PRINTED' and ${correctionsWith(sql`${live} and c.mistake = 'MISSING'`)}
  and not ${correctionsWith(sql`${live} and c.mistake = 'DOUBLE'`)}`;
/** Whether the money has moved: a refund that the bank has not made needs no receipt. */
const isMade = sql`(${fiscalReceipts.refundId} is null or exists (select from refunds f
  where f.id = ${fiscalReceipts.refundId} and f.state = 'DONE'))`;

/** The same condition as `receiptProblem`, in SQL. */
const hasProblem = sql`(${isDouble} or ${isUnfinished} or (not ${isLive} and case ${fiscalReceipts.state}
  when 'FAILED' then ${isMade}
  when 'PRINTED' then ${fiscalReceipts.printedAmount} <> ${fiscalReceipts.amount}
  else ${isMade} and ${fiscalReceipts.createdAt} <= now() - make_interval(mins => ${receiptPatienceMinutes}) end))`;

/** The data that decides the state of a receipt and its corrections. */
export const judgedOf = (row: OwnReceipt, corrections: readonly ReceiptRow[]) => ({
  ...row,
  isMade: row.refundState === null || row.refundState === 'DONE',
  corrections: corrections.flatMap(({ kind, state, mistake }) => (mistake === null ? [] : [{ kind, state, mistake }])),
});

const lineOf = ({ name, quantity, amount, vat, supplier }: FiscalLine): CashReceipt['lines'][number] => ({
  name,
  quantity,
  amount,
  vat,
  supplier: supplier && `${supplier.name}, ИНН ${supplier.inn}`,
});

const correctionOf = ({ mistake, basis, baseDay, ...row }: ReceiptRow): CorrectionDocument[] =>
  mistake === null || basis === null || baseDay === null
    ? []
    : [
        {
          id: row.id,
          kind: row.kind,
          state: row.state,
          mistake,
          basis,
          baseNumber: row.baseNumber,
          baseDay,
          amount: row.amount,
          documentNumber: row.documentNumber,
          sign: row.sign,
          url: row.url,
          error: row.error,
          createdAt: row.createdAt.toISOString(),
          printedAt: row.printedAt?.toISOString() ?? null,
        },
      ];

function receiptOf(row: OwnReceipt, orderId: number | null, corrections: readonly ReceiptRow[]): CashReceipt {
  const judged = judgedOf(row, corrections);
  const now = new Date();
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    problem: receiptProblem(judged, now),
    orderId,
    amount: row.amount,
    printedAmount: row.printedAmount,
    documentNumber: row.documentNumber,
    sign: row.sign,
    url: row.url,
    error: row.error,
    createdAt: row.createdAt.toISOString(),
    printedAt: row.printedAt?.toISOString() ?? null,
    lines: row.lines.map(lineOf),
    corrections: corrections.flatMap(correctionOf),
    mistakes: mistakesOf(judged, now),
  };
}

interface Wanted {
  condition: SQL | undefined;
  take: number;
  skip: number;
}

async function readRows(db: Executor, { condition, take, skip }: Wanted): Promise<CashReceipt[]> {
  const rows = await db
    .select({ row: ownColumns, orderId: payments.orderId })
    .from(fiscalReceipts)
    .innerJoin(payments, eq(payments.id, fiscalReceipts.paymentId))
    .where(condition)
    .orderBy(desc(fiscalReceipts.id))
    .limit(take)
    .offset(skip);
  const corrections = await findCorrections(
    db,
    rows.map(({ row }) => row.id),
  );
  return rows.map(({ row, orderId }) =>
    receiptOf(
      row,
      orderId,
      corrections.filter(({ correctsId }) => correctsId === row.id),
    ),
  );
}

const viewConditions = { PROBLEMS: hasProblem, CORRECTIONS: correctionsWith(sql`true`), ALL: undefined };

function isWanted({ view = 'PROBLEMS', orderId }: ReceiptsQuery): SQL | undefined {
  const ofOrder = sql`exists (select from payments p where p.id = ${fiscalReceipts.paymentId}
    and p.order_id = ${orderId ?? 0})`;
  return and(isNull(fiscalReceipts.correctsId), viewConditions[view], orderId === undefined ? undefined : ofOrder);
}

/** How many receipts of payments and refunds there are. */
export async function countReceipts(db: Executor, query: ReceiptsQuery): Promise<number> {
  const [row] = await db.select({ total: count() }).from(fiscalReceipts).where(isWanted(query));
  return row?.total ?? 0;
}

/** Receipts of payments and refunds, latest first. */
export async function readReceipts(db: Executor, query: ReceiptsQuery): Promise<CashReceipts> {
  const { page = 1, take = defaultTake } = query;
  const data = await readRows(db, { condition: isWanted(query), take, skip: (page - 1) * take });
  return { data, meta: metaOf(page, take, await countReceipts(db, query)) };
}

export async function readReceipt(db: Executor, id: number): Promise<CashReceipt | undefined> {
  const [receipt] = await readRows(db, { condition: eq(fiscalReceipts.id, id), take: 1, skip: 0 });
  return receipt;
}
