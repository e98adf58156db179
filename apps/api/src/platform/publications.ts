import { employeeRoles } from '@vetka/domain/actor';
import type { FeedQuery } from '@vetka/domain/article';
import { hasRight } from '@vetka/domain/desk';
import type { PageQuery } from '@vetka/domain/paging';
import { and, eq, isNull, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { audienceAllows, type Reader } from './audience.ts';
import { authorIs, type AuthorColumns } from './authors.ts';
import type { Executor } from './database/connect.ts';
import { services } from './database/schema/service.ts';
import { conflict } from './http/refusal.ts';

interface PublicationColumns extends AuthorColumns {
  audience: AnyColumn;
  deletedAt: AnyColumn;
}

/** Deleting an account, or hiding a service, hides its publications; they are shown again together with it. */
export const isOfShownAuthor = ({ authorUserId, authorServiceId }: AuthorColumns): SQL =>
  sql`(not exists (select from users u where u.id = ${authorUserId} and u.deleted_at is not null)
    and not exists (select from services s where s.id = ${authorServiceId} and s.status <> 'PUBLISHED'))`;

/** @throws Refusal 409 while readers do not see the service, and would not see what it publishes */
export async function requireShownService(db: Executor, serviceId: number | null): Promise<void> {
  if (serviceId === null) return;
  const isShown = and(eq(services.id, serviceId), eq(services.status, 'PUBLISHED'));
  if ((await db.$count(services, isShown)) > 0) return;
  throw conflict('service.not-shown', 'Магазин сейчас скрыт от покупателей, поэтому публиковать от его имени нельзя');
}

const publishers = sql.join(
  employeeRoles.filter((role) => hasRight(role, 'PUBLISH')).map((role) => sql`${role}`),
  sql`, `,
);

/** Whether a publication is the person's own, or of a service that they publish for. */
export const isPublishedBy = (userId: number | null, { authorUserId, authorServiceId }: AuthorColumns): SQL<boolean> =>
  userId === null
    ? sql`false`
    : sql`(coalesce(${authorUserId} = ${userId}, false) or exists (
        select from services s
        left join service_employees e on e.service_id = s.id and e.user_id = ${userId} and e.status = 'WORKER'
        where s.id = ${authorServiceId} and (s.owner_id = ${userId} or e.role in (${publishers}))))`;

/** Articles or posts that a visitor may read. Authors always see their own. Tags are left to the caller. */
export const readableBy = (
  session: Reader,
  table: PublicationColumns,
  { authorType, audience }: FeedQuery,
): SQL | undefined =>
  and(
    isNull(table.deletedAt),
    isOfShownAuthor(table),
    or(audienceAllows(table.audience, session), isPublishedBy(session.userId, table)),
    authorType === undefined ? undefined : authorIs(table, authorType),
    audience === undefined ? undefined : eq(table.audience, audience),
  );

const defaultTake = 12;

/** The requested page of a list, with its usual size unless another is requested. */
export const windowOf = ({ page = 1, take }: PageQuery, usual = defaultTake) => ({ page, take: take ?? usual });

export type PublicationWindow = ReturnType<typeof windowOf>;
