import type { Seo } from '@vetka/domain/page';
import { pagePath } from '@vetka/domain/path';
import { and, asc, eq, isNull, lte, gt, ne, or, sql } from 'drizzle-orm';
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

/**
 * The current address of a category among the goods of a shop, by its former one: `/myata-i-pion/rozy` follows
 * `/catalog/rozy`. A section of the shop with that address takes precedence.
 */
export async function findMovedInShop(db: Executor, path: string): Promise<Seo['redirect']> {
  const [, shop, former] = /^\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  if (shop === undefined || former === undefined) return null;
  const {
    rows: [moved],
  } = await db.execute<{ service: string; category: string }>(sql`
    select s.slug as service, c.slug as category
    from services s
      join redirects r on r.from_path = ${pagePath('/catalog/$category', { category: former })}
      join categories c on r.to_path = ${pagePath('/catalog')} || '/' || c.slug
    where s.slug = ${shop} and s.status = 'PUBLISHED'
      and not exists (
        select from service_sections own where own.service_id = s.id and own.slug = ${former} and own.deleted_at is null
      )
      and exists (
        select from products p join product_categories pc on pc.product_id = p.id
        where p.service_id = s.id and p.status = 'PUBLISHED' and pc.category_id = c.id
      )`);
  return moved ? { location: pagePath('/$service/$category', moved), statusCode: 301 } : null;
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
