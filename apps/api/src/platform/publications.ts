import type { FeedQuery } from '@vetka/domain/article';
import type { PageQuery } from '@vetka/domain/paging';
import { and, eq, isNull, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { audienceAllows, type Reader } from './audience.ts';
import { authorIs, type AuthorColumns } from './authors.ts';

interface PublicationColumns extends AuthorColumns {
  audience: AnyColumn;
  deletedAt: AnyColumn;
}

/** Deleting an account hides its publications, and restoring it shows them again. */
export const isOfLivingAccount = ({ authorUserId }: AuthorColumns): SQL =>
  sql`not exists (select from users u where u.id = ${authorUserId} and u.deleted_at is not null)`;

/** Articles or posts that a visitor may read. Authors always see their own. Tags are left to the caller. */
export const readableBy = (
  session: Reader,
  table: PublicationColumns,
  { authorType, audience }: FeedQuery,
): SQL | undefined =>
  and(
    isNull(table.deletedAt),
    isOfLivingAccount(table),
    or(
      audienceAllows(table.audience, session),
      session.userId === null ? undefined : eq(table.authorUserId, session.userId),
    ),
    authorType === undefined ? undefined : authorIs(table, authorType),
    audience === undefined ? undefined : eq(table.audience, audience),
  );

const defaultTake = 12;

/** The requested page of a list, with its usual size unless another is requested. */
export const windowOf = ({ page = 1, take }: PageQuery, usual = defaultTake) => ({ page, take: take ?? usual });

export type PublicationWindow = ReturnType<typeof windowOf>;
