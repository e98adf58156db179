import type { ActorType } from '@vetka/domain/actor';
import type { Author } from '@vetka/domain/comment';
import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { mediaJson, optionalMediaFile, type ShownMedia } from './media-file.ts';

/** The author columns of a row: a person, or a service with the person who wrote for it. */
export interface AuthorColumns {
  authorUserId: AnyColumn;
  authorServiceId: AnyColumn;
}

/** Rows written by people, by the administration, or by services of a type. */
export const authorIs = ({ authorUserId, authorServiceId }: AuthorColumns, type: ActorType): SQL =>
  type === 'USER' || type === 'ADMINISTRATION'
    ? sql`exists (select from users u where u.id = ${authorUserId} and u.is_administration = ${type === 'ADMINISTRATION'})`
    : sql`exists (select from services s where s.id = ${authorServiceId} and s.type = ${type})`;

/** An author as the database returns it. */
export type StoredAuthor = Omit<Author, 'avatar'> & { picture: ShownMedia | null };

const picture = sql.raw(`case when m.id is not null then ${mediaJson('m')} end`);

/** A person as JSON of `StoredAuthor`. */
export const personJson = (userId: AnyColumn | SQL): SQL => sql`(
  select json_build_object('id', u.id, 'type', case when u.is_administration then 'ADMINISTRATION' else 'USER' end,
    'slug', u.nickname, 'name', coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.nickname::text),
    'picture', ${picture})
  from users u left join media m on m.id = u.avatar_media_id where u.id = ${userId})`;

/** A service as JSON of `StoredAuthor`. */
export const sellerJson = (serviceId: AnyColumn | SQL): SQL => sql`(
  select json_build_object('id', s.id, 'type', s.type, 'slug', s.slug, 'name', s.name, 'picture', ${picture})
  from services s left join media m on m.id = s.logo_media_id where s.id = ${serviceId})`;

/** The author of each row of a query, as one column. */
export const personAuthor = (userId: AnyColumn): SQL<StoredAuthor | null> => sql`${personJson(userId)}`;

/** The same where services write too; if both are set, the service takes precedence. */
export const storedAuthor = ({ authorUserId, authorServiceId }: AuthorColumns): SQL<StoredAuthor | null> =>
  sql`coalesce(${sellerJson(authorServiceId)}, ${personJson(authorUserId)})`;

/** An author as shown on pages. */
export function authorOf(stored: StoredAuthor | null): Author {
  if (!stored) throw new Error('The author of a row is missing.');
  const { picture: avatar, ...author } = stored;
  return { ...author, avatar: optionalMediaFile(avatar) };
}
