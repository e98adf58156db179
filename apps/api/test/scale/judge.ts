import { sql } from 'drizzle-orm';
import type { connect } from '../../src/platform/database/connect.ts';
import { doubledOrders, lostOrders, paidTwice, unwantedOrders, wrongMessages, type BankPayment } from './checkers.ts';
import type { Load } from './load.ts';

type Database = ReturnType<typeof connect>['db'];

/** The orders, messages and other records of the shoppers in a database. */
async function stored(db: Database, load: Load) {
  const customers = sql.join(load.customerIds, sql`, `);
  const rooms = sql.join(load.roomIds, sql`, `);
  const { rows: orders } = await db.execute<{ id: number; customerId: number }>(
    sql`select id, user_id as "customerId" from orders where user_id in (${customers})`,
  );
  const { rows: messages } = await db.execute<{ text: string }>(
    sql`select text from chat_messages where room_id in (${rooms})`,
  );
  const { rows: unbalanced } = await db.execute(
    sql`select 1 from ledger_entries group by transaction_id having sum(amount) <> 0`,
  );
  return { orders, messages: messages.map(({ text }) => text), unbalanced: unbalanced.length };
}

/** Counts what the restored database lacks. Everything counted was confirmed before the archive was complete. */
export async function judgeRestored(db: Database, load: Load): Promise<Record<string, number>> {
  const { orders, messages, unbalanced } = await stored(db, load);
  return {
    'orders lost by a restore': lostOrders(load.orders, orders).length,
    'messages lost by a restore': wrongMessages(load.messages, messages).length,
    'transactions of the restored ledger out of balance': unbalanced,
  };
}

/** Compares the answers that people got with the database, the bank and the files. Each count must be zero. */
export async function judge(
  db: Database,
  load: Load,
  { siteUrl, emulatorUrl }: { siteUrl: string; emulatorUrl: string },
): Promise<Record<string, number>> {
  const { orders, messages, unbalanced } = await stored(db, load);
  const payments = (await (await fetch(`${emulatorUrl}/control/payments`)).json()) as BankPayment[];
  const { rows: attempts } = await db.execute<{ id: number; orderId: number }>(
    sql`select id, order_id as "orderId" from payments where order_id is not null`,
  );
  const orderOfAttempt = new Map(attempts.map(({ id, orderId }) => [id, orderId]));
  // The bank knows an attempt by our id and a mark.
  const orderOf = ({ orderId }: BankPayment) => orderOfAttempt.get(Number.parseInt(orderId, 10));
  const lostFiles = await Promise.all(load.albums.map((album) => album.lost(siteUrl)));
  console.log({
    'orders confirmed': load.orders.length,
    'payments at the bank': payments.length,
    'messages confirmed': load.messages.length,
    'files confirmed': load.files,
    'reads of own writes': load.ownReads,
    requests: load.diary.outcomes.length,
  });
  return {
    'orders lost': lostOrders(load.orders, orders).length,
    'orders doubled': doubledOrders(load.orders).length + unwantedOrders(load.intentions.size, orders),
    'paid twice': paidTwice(payments, orderOf).length,
    'transactions of the ledger out of balance': unbalanced,
    'messages lost or doubled': wrongMessages(load.messages, messages).length,
    'files lost or changed': lostFiles.reduce((sum, count) => sum + count, 0),
    'stale reads of own writes': load.staleReads,
  };
}
