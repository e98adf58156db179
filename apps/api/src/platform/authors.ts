import { fullName } from '@vetka/domain/account';
import type { ActorType } from '@vetka/domain/actor';
import type { Author } from '@vetka/domain/comment';
import { inArray, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Executor } from './database/connect.ts';
import { users } from './database/schema/account.ts';
import { media } from './database/schema/media.ts';
import { services } from './database/schema/service.ts';
import { optionalMediaFile } from './media-file.ts';

/** The author of a row: a person, or a service for which a person wrote it. */
export interface AuthorRef {
  authorUserId: number | null;
  authorServiceId: number | null;
}

/** The author columns of a row. */
export interface AuthorColumns {
  authorUserId: AnyColumn;
  authorServiceId: AnyColumn;
}

/** Rows written by people, by the administration, or by services of a type. */
export const authorIs = ({ authorUserId, authorServiceId }: AuthorColumns, type: ActorType): SQL =>
  type === 'USER' || type === 'ADMINISTRATION'
    ? sql`exists (select from users u where u.id = ${authorUserId} and u.is_administration = ${type === 'ADMINISTRATION'})`
    : sql`exists (select from services s where s.id = ${authorServiceId} and s.type = ${type})`;

const numbers = (values: (number | null)[]): number[] => [...new Set(values.filter((value) => value !== null))];

const findPeople = (db: Executor, ids: number[]) =>
  ids.length === 0
    ? []
    : db
        .select({ user: users, avatar: media })
        .from(users)
        .leftJoin(media, sql`${media.id} = ${users.avatarMediaId}`)
        .where(inArray(users.id, ids));

const findSellers = (db: Executor, ids: number[]) =>
  ids.length === 0
    ? []
    : db
        .select({ service: services, logo: media })
        .from(services)
        .leftJoin(media, sql`${media.id} = ${services.logoMediaId}`)
        .where(inArray(services.id, ids));

/** Authors of rows as shown on pages, in at most two queries. If both are set, the service takes precedence. */
export async function findAuthors(db: Executor, refs: readonly AuthorRef[]): Promise<(ref: AuthorRef) => Author> {
  const [people, sellers] = await Promise.all([
    findPeople(db, numbers(refs.map(({ authorUserId }) => authorUserId))),
    findSellers(db, numbers(refs.map(({ authorServiceId }) => authorServiceId))),
  ]);
  const byPerson = new Map(people.map(({ user, avatar }) => [user.id, authorOfPerson(user, avatar)]));
  const bySeller = new Map(sellers.map(({ service, logo }) => [service.id, authorOfSeller(service, logo)]));
  return ({ authorUserId, authorServiceId }) => {
    const author = bySeller.get(authorServiceId ?? 0) ?? byPerson.get(authorUserId ?? 0);
    if (!author) throw new Error(`The author of a row is missing: user ${authorUserId}, service ${authorServiceId}.`);
    return author;
  };
}

type Picture = Parameters<typeof optionalMediaFile>[0];

const authorOfPerson = (user: typeof users.$inferSelect, avatar: Picture): Author => ({
  id: user.id,
  type: user.isAdministration ? 'ADMINISTRATION' : 'USER',
  slug: user.nickname,
  name: fullName(user) || user.nickname,
  avatar: optionalMediaFile(avatar),
});

const authorOfSeller = (service: typeof services.$inferSelect, logo: Picture): Author => ({
  id: service.id,
  type: service.type,
  slug: service.slug,
  name: service.name,
  avatar: optionalMediaFile(logo),
});
