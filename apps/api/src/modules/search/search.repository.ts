import {
  searchLimits,
  type SuggestedArticle,
  type SuggestedProduct,
  type SuggestedService,
} from '@vetka/domain/search';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { audienceAllows } from '../../platform/audience.ts';
import type { Executor } from '../../platform/database/connect.ts';
import { articles } from '../../platform/database/schema/article.ts';
import { media } from '../../platform/database/schema/media.ts';
import { cities } from '../../platform/database/schema/place.ts';
import { services } from '../../platform/database/schema/service.ts';
import { mediaFileOf, optionalMediaFile, type ShownMedia } from '../../platform/media-file.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';
import type { SearchPlan } from './search.plan.ts';

type ProductRow = Omit<SuggestedProduct, 'image'> & { picture: ShownMedia | null; total: number };

/** The most relevant products and the number of all. */
export async function findProducts(db: Executor, { matches, rank }: SearchPlan) {
  const { rows } = await db.execute<ProductRow>(sql`
    select products.id, slug, title, price, old_price as "oldPrice",
      (not is_stock_tracked or stock > 0) as "isAvailable", total::int,
      (select jsonb_build_object('id', m.id, 'key', m.key, 'alt', m.alt, 'type', m.type, 'width', m.width, 'height', m.height)
        from product_media pm join media m on m.id = pm.media_id
        where pm.product_id = products.id order by pm.position, pm.media_id limit 1) as picture
    from (
      select products.id, count(*) over () as total, ${rank} as rank, popularity from products
      where products.status = 'PUBLISHED' and ${matches}
        and exists (select from services s where s.id = products.service_id and s.status = 'PUBLISHED')
      order by rank desc, popularity desc, products.id desc limit ${searchLimits.products}
    ) found join products using (id)
    order by found.rank desc, found.popularity desc, id desc
  `);
  return {
    products: rows.map(({ picture, total: _total, ...row }) => ({
      ...row,
      image: picture && mediaFileOf(picture, picture.alt || row.title),
    })),
    productsCount: rows[0]?.total ?? 0,
  };
}

const alike = (name: typeof services.name | typeof articles.title, text: string) =>
  sql<number>`word_similarity(${text.toLowerCase()}, lower(${name}))`;
const similarity = 0.5;

export async function findServices(db: Executor, text: string): Promise<SuggestedService[]> {
  const rows = await db
    .select({ id: services.id, slug: services.slug, name: services.name, cityName: cities.name, logo: media })
    .from(services)
    .innerJoin(cities, eq(cities.id, services.cityId))
    .leftJoin(media, eq(media.id, services.logoMediaId))
    .where(and(eq(services.status, 'PUBLISHED'), sql`${alike(services.name, text)} > ${similarity}`))
    .orderBy(desc(alike(services.name, text)), desc(services.rating), asc(services.id))
    .limit(searchLimits.services);
  return rows.map(({ logo, ...row }) => ({ ...row, mediaFile: optionalMediaFile(logo) }));
}

export async function findArticles(db: Executor, text: string, session: RequestSession): Promise<SuggestedArticle[]> {
  const rows = await db
    .select({ id: articles.id, slug: articles.slug, title: articles.title, cover: media })
    .from(articles)
    .leftJoin(media, eq(media.id, articles.coverMediaId))
    .where(
      and(
        eq(articles.status, 'PUBLISHED'),
        sql`${articles.deletedAt} is null`,
        audienceAllows(articles.audience, session),
        sql`${alike(articles.title, text)} > ${similarity}`,
      ),
    )
    .orderBy(desc(alike(articles.title, text)), desc(articles.votesUp), desc(articles.id))
    .limit(searchLimits.articles);
  return rows.map(({ cover, ...row }) => ({ ...row, cover: optionalMediaFile(cover) }));
}
