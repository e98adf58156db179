import { sql, type SQL } from 'drizzle-orm';

/** Ids of the requisites of a person: their own, and those of their shops and of their corporate subscriptions. */
export const requisitesOf = (person: number): SQL => sql`select legal_info_id as id from users where id = ${person}
  union select legal_info_id from service_openings where user_id = ${person}
  union select legal_info_id from services where owner_id = ${person}
  union select legal_info_id from subscription_holdings where user_id = ${person}`;

/** Ids of the addresses of a person, of their orders, requisites and shops. */
export const addressesOf = (person: number): SQL => sql`select address_id as id from users where id = ${person}
  union select address_id from saved_addresses where user_id = ${person}
  union select p.address_id from order_services p join orders o on o.id = p.order_id where o.user_id = ${person}
  union select address_id from legal_infos where id in (${requisitesOf(person)})
  union select address_id from services where owner_id = ${person}`;
