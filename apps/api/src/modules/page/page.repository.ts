import { and, asc, eq, isNull, lte, gt, ne, or } from 'drizzle-orm';
import { audienceAllows } from '../../platform/audience.ts';
import type { Executor } from '../../platform/database/connect.ts';
import { banners, media, redirects, seoEntries } from '../../platform/database/schema/index.ts';
import { shownMedia } from '../../platform/media-file.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';
import { isForViewer } from './page.viewers.ts';

export async function findSeo(db: Executor, path: string) {
  const [row] = await db
    .select({ title: seoEntries.title, description: seoEntries.description, text: seoEntries.text })
    .from(seoEntries)
    .where(eq(seoEntries.path, path));
  return row;
}

export async function findRedirect(db: Executor, fromPath: string) {
  const [row] = await db
    .select({ location: redirects.toPath, status: redirects.status })
    .from(redirects)
    .where(eq(redirects.fromPath, fromPath));
  return row;
}

/** Banners currently shown to a visitor on the platform's own pages, or on a service's home page. */
export const listBanners = (db: Executor, session: RequestSession, now: Date, serviceId?: number) =>
  db
    .select({ banner: banners, picture: shownMedia })
    .from(banners)
    .leftJoin(media, eq(media.id, banners.mediaId))
    .where(
      and(
        serviceId === undefined ? ne(banners.place, 'SERVICE') : eq(banners.serviceId, serviceId),
        audienceAllows(banners.audience, session),
        isForViewer(session.userId),
        eq(banners.isActive, true),
        or(isNull(banners.startsAt), lte(banners.startsAt, now)),
        or(isNull(banners.endsAt), gt(banners.endsAt, now)),
      ),
    )
    .orderBy(asc(banners.place), asc(banners.position), asc(banners.id));
