import {
  searchLimits,
  type SuggestedArticle,
  type SuggestedProduct,
  type SuggestedService,
} from '@vetka/domain/search';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { audienceAllows } from '../../platform/audience.ts';
import type { Executor } from '../../platform/database/connect.ts';
import { articles } from '../../platform/database/schema/article.ts';
import { media } from '../../platform/database/schema/media.ts';
import { cities } from '../../platform/database/schema/place.ts';
import { services } from '../../platform/database/schema/service.ts';
import { mediaFileOf, optionalMediaFile, type ShownMedia } from '../../platform/media-file.ts';
import { isOfShownAuthor } from '../../platform/publications.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';

type ProductRow = Omit<SuggestedProduct, 'image'> & { picture: ShownMedia | null };

/** The first products of the ids, in the same order, with one size of each bouquet. */
export async function findProducts(db: Executor, ids: readonly number[]): Promise<SuggestedProduct[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<ProductRow>(sql`
    select id, slug, title, price, old_price as "oldPrice", (not is_stock_tracked or stock > 0) as "isAvailable",
      (select jsonb_build_object('id', m.id, 'key', m.key, 'alt', m.alt, 'type', m.type, 'width', m.width, 'height', m.height)
        from product_media pm join media m on m.id = pm.media_id
        where pm.product_id = products.id order by pm.position, pm.media_id limit 1) as picture
    from (
      select distinct on (coalesce(family_id, -id)) *, array_position(${sql.param(ids)}::int[], id) as place
      from products where id = any(${sql.param(ids)}) order by coalesce(family_id, -id), place
    ) products
    order by place limit ${searchLimits.products}
  `);
  return rows.map(({ picture, ...row }) => ({
    ...row,
    image: picture && mediaFileOf(picture, picture.alt || row.title),
  }));
}

/** How many of the products that match a part of a query are looked at. */
const shelfSample = 300;

/** The categories of the most popular products that match, with how many of them each holds. */
export async function findShelves(db: Executor, matches: SQL): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; count: number }>(sql`
    select pc.category_id as id, count(*)::int as count
    from (
      select products.id from products where status = 'PUBLISHED' and ${matches}
      order by popularity desc, id desc limit ${shelfSample}
    ) found join product_categories pc on pc.product_id = found.id
    group by pc.category_id
  `);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

type Title = typeof services.name | typeof articles.title;

/** How much a title is like a text, as typed or as understood. */
const likeness = (title: Title, texts: readonly string[]) =>
  sql<number>`greatest(${sql.join(
    texts.map((text) => sql`word_similarity(${text.toLowerCase()}, lower(${title}))`),
    sql`, `,
  )})`;
/** Found by the trigram index; how much alike is set for all connections. */
const isLike = (title: Title, texts: readonly string[]) =>
  sql`(${sql.join(
    texts.map((text) => sql`${text.toLowerCase()} <% lower(${title})`),
    sql` or `,
  )})`;

export async function findServices(db: Executor, texts: readonly string[]): Promise<SuggestedService[]> {
  const rows = await db
    .select({ id: services.id, slug: services.slug, name: services.name, cityName: cities.name, logo: media })
    .from(services)
    .innerJoin(cities, eq(cities.id, services.cityId))
    .leftJoin(media, eq(media.id, services.logoMediaId))
    .where(and(eq(services.status, 'PUBLISHED'), isLike(services.name, texts)))
    .orderBy(desc(likeness(services.name, texts)), desc(services.rating), asc(services.id))
    .limit(searchLimits.services);
  return rows.map(({ logo, ...row }) => ({ ...row, mediaFile: optionalMediaFile(logo) }));
}

export async function findArticles(
  db: Executor,
  texts: readonly string[],
  session: RequestSession,
): Promise<SuggestedArticle[]> {
  const rows = await db
    .select({ id: articles.id, slug: articles.slug, title: articles.title, cover: media })
    .from(articles)
    .leftJoin(media, eq(media.id, articles.coverMediaId))
    .where(
      and(
        eq(articles.status, 'PUBLISHED'),
        sql`${articles.deletedAt} is null`,
        isOfShownAuthor(articles),
        audienceAllows(articles.audience, session),
        isLike(articles.title, texts),
      ),
    )
    .orderBy(desc(likeness(articles.title, texts)), desc(articles.votesUp), desc(articles.id))
    .limit(searchLimits.articles);
  return rows.map(({ cover, ...row }) => ({ ...row, cover: optionalMediaFile(cover) }));
}
