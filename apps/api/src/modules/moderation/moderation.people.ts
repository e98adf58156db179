import { fullName } from '@vetka/domain/account';
import {
  maskEmail,
  moderationLimits,
  type FoundPeople,
  type FoundPerson,
  type PeopleSearchKind,
  type PersonState,
} from '@vetka/domain/moderation';
import { maskPhone, normalizePhone } from '@vetka/domain/phone';
import { desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';

type Person = typeof users.$inferSelect;

const stateOf = ({ deletedAt, blockedAt }: Person): PersonState =>
  deletedAt ? 'DELETED' : blockedAt ? 'BLOCKED' : 'ACTIVE';

export const personOf = (row: Person): FoundPerson => ({
  id: row.id,
  nickname: row.nickname,
  name: fullName(row),
  phone: row.phone,
  email: row.email,
  state: stateOf(row),
  createdAt: row.createdAt.toISOString(),
});

const masked = (person: FoundPerson): FoundPerson => ({
  ...person,
  phone: person.phone && maskPhone(person.phone),
  email: person.email && maskEmail(person.email),
});

/** How a query is understood: ten digits are a phone, fewer the number of an order. */
function readSearch(words: string): { by: PeopleSearchKind; value: string } {
  const phone = /^[\d\s+()-]+$/.test(words) ? normalizePhone(words) : undefined;
  if (phone) return { by: 'PHONE', value: phone };
  const [, number] = /^(?:№\s*)?(\d{1,9})$/.exec(words) ?? [];
  if (number) return { by: 'ORDER', value: number };
  const nickname = words.replace(/^@/, '');
  return nickname.includes('@') ? { by: 'EMAIL', value: words } : { by: 'NICKNAME', value: nickname };
}

const conditions: Record<PeopleSearchKind, (value: string) => SQL> = {
  PHONE: (phone) => eq(users.phone, phone),
  EMAIL: (email) => eq(users.email, email),
  NICKNAME: (nickname) => sql`starts_with(lower(${users.nickname}::text), ${nickname.toLowerCase()})`,
  // Customers see the numbers of orders, shops those of their parts.
  ORDER: (number) => sql`${users.id} in (
    select o.user_id from orders o where o.id = ${Number(number)}
    union all
    select o.user_id from order_services s join orders o on o.id = s.order_id where s.id = ${Number(number)})`,
  // The owner and the current employees.
  SHOP: (name) => sql`${users.id} in (
    select unnest(array[s.owner_id, e.user_id]) from services s
      left join service_employees e on e.service_id = s.id and e.status = 'WORKER'
    where position(${name.toLowerCase()} in lower(s.name)) > 0 or s.slug = ${name.toLowerCase()})`,
};

const select = (db: Executor, by: PeopleSearchKind, value: string) =>
  db.select().from(users).where(conditions[by](value)).orderBy(desc(users.id)).limit(moderationLimits.people);

const shortestShopName = 3;

/** Words that match no nickname are the name of a shop, without the quotes around it. */
async function findByWords(db: Executor, search: string): Promise<{ by: PeopleSearchKind; rows: Person[] }> {
  const { by, value } = readSearch(search);
  const rows = await select(db, by, value);
  const name = value.replaceAll(/[«»"]/g, '').trim();
  if (by !== 'NICKNAME' || rows.length > 0 || name.length < shortestShopName) return { by, rows };
  const ofShop = await select(db, 'SHOP', name);
  return ofShop.length > 0 ? { by: 'SHOP', rows: ofShop } : { by, rows };
}

/** People by phone, e-mail, nickname, order or shop. Their phones and e-mails are masked. */
export async function findPeople(db: Executor, search: string): Promise<FoundPeople> {
  const { by, rows } = await findByWords(db, search.trim());
  return { by, data: rows.map((row) => masked(personOf(row))) };
}
