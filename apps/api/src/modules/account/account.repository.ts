import type { AuthUser } from '@vetka/domain/account';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import {
  addresses,
  cities,
  consents,
  legalInfoMedia,
  legalInfos,
  media,
  nicknameHistory,
  users,
} from '../../platform/database/schema/index.ts';
import { mediaJson, shownMedia, type ShownMedia } from '../../platform/media-file.ts';

/** An e-mail waiting for its confirmation link to be followed. */
const pendingEmail = sql<string | null>`(select ec.email from email_confirmations ec
  where ec.user_id = ${users.id} and ec.confirmed_at is null and ec.expires_at > now() order by ec.id desc limit 1)`;

/** The services the person works for. */
const ownServices = sql<AuthUser['services']>`(
  select coalesce(json_agg(json_build_object('id', s.id, 'slug', s.slug, 'name', s.name, 'role', e.role) order by s.id), '[]')
  from service_employees e join services s on s.id = e.service_id
  where e.user_id = ${users.id} and e.status = 'WORKER')`;

export async function findUser(db: Executor, id: number) {
  const [row] = await db
    .select({ user: users, avatar: shownMedia, address: addresses, city: cities, pendingEmail, services: ownServices })
    .from(users)
    .leftJoin(media, eq(media.id, users.avatarMediaId))
    .leftJoin(addresses, eq(addresses.id, users.addressId))
    .leftJoin(cities, eq(cities.id, addresses.cityId))
    .where(eq(users.id, id));
  return row;
}
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

export async function findLegalInfo(db: Executor, id: number) {
  const files = sql<ShownMedia[]>`(
    select coalesce(json_agg(${sql.raw(mediaJson('m'))} order by f.position, m.id), '[]')
    from ${legalInfoMedia} f join ${media} m on m.id = f.media_id where f.legal_info_id = ${legalInfos.id})`;
  const [row] = await db
    .select({ info: legalInfos, address: addresses, files })
    .from(legalInfos)
    .leftJoin(addresses, eq(addresses.id, legalInfos.addressId))
    .where(eq(legalInfos.id, id));
  return row;
}
export type LegalInfoRow = NonNullable<Awaited<ReturnType<typeof findLegalInfo>>>;

export const findIdByPhone = async (db: Executor, phone: string) => {
  const [row] = await db.select({ id: users.id, blockedAt: users.blockedAt }).from(users).where(eq(users.phone, phone));
  return row;
};

/** By phone, confirmed e-mail or nickname. These formats never overlap. */
export async function findCredentials(db: Executor, field: 'phone' | 'email' | 'nickname', login: string) {
  const [row] = await db
    .select({ id: users.id, passwordHash: users.passwordHash, blockedAt: users.blockedAt })
    .from(users)
    .where(eq(users[field], login));
  return row;
}

/** Creates an account, or returns the one created for this phone by a concurrent request. */
export async function insertUser(db: Executor, phone: string, nickname: string): Promise<number> {
  const [made] = await db.insert(users).values({ phone, nickname }).onConflictDoNothing().returning({ id: users.id });
  const row = made ?? (await findIdByPhone(db, phone));
  if (!row) throw new Error(`The nickname ${nickname} is taken.`);
  return row.id;
}

export interface NewConsent {
  /** Null for a guest. */
  userId: number | null;
  kind: (typeof consents.$inferInsert)['kind'];
  textVersion: string;
  ip: string;
  userAgent: string | null;
}

/** @returns the recorded time */
export async function insertConsent(db: Executor, consent: NewConsent): Promise<Date> {
  const [row] = await db.insert(consents).values(consent).returning({ acceptedAt: consents.acceptedAt });
  return (row as { acceptedAt: Date }).acceptedAt;
}

/** Whether the person agreed at registration, or later, to the text of a day or a later one. */
export const hasConsentSince = async (db: Executor, userId: number, day: string): Promise<boolean> =>
  (await db.$count(
    consents,
    and(eq(consents.userId, userId), eq(consents.kind, 'REGISTRATION'), gte(consents.textVersion, day)),
  )) > 0;

export type UserChange = Partial<typeof users.$inferInsert>;

export const updateUser = (db: Executor, id: number, change: UserChange) =>
  db.update(users).set(change).where(eq(users.id, id));

/** Locks the user row while its address is changed. */
export async function lockAddressId(db: Executor, userId: number): Promise<number | null> {
  const [row] = await db.select({ addressId: users.addressId }).from(users).where(eq(users.id, userId)).for('update');
  return row?.addressId ?? null;
}

/** The current nickname of the person who once had this one. */
export async function findSuccessor(db: Executor, nickname: string): Promise<string | undefined> {
  const [row] = await db
    .select({ nickname: users.nickname })
    .from(nicknameHistory)
    .innerJoin(users, eq(users.id, nicknameHistory.userId))
    .where(eq(nicknameHistory.nickname, nickname));
  return row?.nickname;
}
