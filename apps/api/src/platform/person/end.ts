import { randomBytes } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database/connect.ts';
import { addressesOf, requisitesOf } from './belongings.ts';
import { personColumnList } from './columns.ts';
import { deleteRequisites, deleteUnused } from './references.ts';

const run = async (tx: Transaction, statements: readonly SQL[]): Promise<void> => {
  for (const statement of statements) await tx.execute(statement);
};

async function idsOf(tx: Transaction, rows: SQL): Promise<number[]> {
  const found = await tx.execute<{ id: number | null }>(rows);
  return found.rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** The people and services that the person follows lose a follower. */
const counters = (person: number): SQL[] => [
  sql`update users u set subscribers_count = greatest(0, subscribers_count - 1)
    where u.id in (select user_id from user_subscriptions where subscriber_id = ${person})`,
  sql`update services s set subscribers_count = greatest(0, subscribers_count - 1)
    where s.id in (select service_id from service_subscribers where user_id = ${person})`,
];

/** Notices of others that link to the person's page, «… читает вас». */
const noticesAbout = (person: number): SQL =>
  sql`delete from notices n using users u where u.id = ${person}
    and (n.path = '/account/' || u.nickname or starts_with(n.path, '/account/' || u.nickname || '/'))`;

/** Recipients, cards and addresses of past orders. Purchases and payments stay. */
const ordersWithoutNames = (person: number): SQL =>
  sql`update order_services p set recipient_first_name = '', recipient_last_name = '', recipient_middle_name = '',
    recipient_phone = null, card_text = '', comment = '', address_id = null
    from orders o where o.id = p.order_id and o.user_id = ${person}`;

/** What recipients wrote to couriers; their links lead nowhere from now on. */
const requestsForAddresses = (person: number): SQL =>
  sql`delete from order_address_requests r using order_services p, orders o
    where p.id = r.order_service_id and o.id = p.order_id and o.user_id = ${person}`;

/** The row stays for references to it, without anything that identifies the person. */
const emptyPerson = (person: number): SQL =>
  sql`update users set phone = null, email = null, nickname = ${`deleted-${randomBytes(6).toString('hex')}`},
    nickname_changed_at = null, password_hash = null, first_name = 'Удалённый аккаунт', last_name = '',
    gender = 'PREFER_NOT_TO_SAY', bio = '', avatar_media_id = null, cover_media_id = null, address_id = null,
    legal_info_id = null, is_visible = false, is_administration = false, subscribers_count = 0, erased_at = now()
    where id = ${person}`;

const endOf = (person: number): SQL[] =>
  personColumnList.flatMap(({ table, column, end }) => {
    const rows = sql`where ${sql.identifier(column)} = ${person}`;
    if (end === 'delete') return [sql`delete from ${sql.identifier(table)} ${rows}`];
    return 'set' in end ? [sql`update ${sql.identifier(table)} set ${sql.raw(end.set)} ${rows}`] : [];
  });

/** From now on the shops of the person take no new orders, unless the account is restored. */
export const closeShops = (tx: Transaction, person: number) =>
  tx.execute(sql`update services set is_accepting_orders = false, reopens_with_owner = true
    where owner_id = ${person} and is_accepting_orders`);

/** Shops that accepted orders until the account was deleted do so again. Returns how many. */
export async function reopenShops(tx: Transaction, person: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`update services set is_accepting_orders = true, reopens_with_owner = false
    where owner_id = ${person} and reopens_with_owner`);
  return rowCount ?? 0;
}

/**
 * Ends an account for good, in one transaction (decision 200). Returns the keys of the files that are no longer shown.
 */
export async function endAccount(tx: Transaction, person: number): Promise<string[]> {
  const addresses = await idsOf(tx, addressesOf(person));
  const requisites = await idsOf(tx, requisitesOf(person));
  const files = await idsOf(tx, sql`select id from media where owner_user_id = ${person}`);
  await run(tx, [
    sql`delete from verification_codes where phone = (select phone from users where id = ${person})`,
    ...counters(person),
    noticesAbout(person),
    ordersWithoutNames(person),
    requestsForAddresses(person),
    emptyPerson(person),
    ...endOf(person),
  ]);
  await deleteRequisites(tx, requisites);
  await deleteUnused(tx, 'addresses', addresses);
  const removed = await deleteUnused(tx, 'media', files);
  return removed.map(({ key }) => String(key));
}
