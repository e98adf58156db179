import { sitemapTake, type SitemapKind, type SitemapQuery, type Sitemaps } from '@vetka/domain/page';
import { pagePath } from '@vetka/domain/path';
import { and, asc, eq, gt, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/connect.ts';
import { articles, categories, products, services } from '../../platform/database/schema/index.ts';
import { isOfShownAuthor } from '../../platform/publications.ts';
import { shownCategoryIds } from '../../platform/shown-categories.ts';

/** A kind of pages: their table, and the condition under which they are public. */
interface Source {
  table: PgTable;
  id: PgColumn;
  slug: PgColumn;
  changedAt: PgColumn | SQL<null>;
  isPublic: SQL | undefined;
}

const ofPublishedService = sql`exists (
  select from ${services} where ${services.id} = ${products.serviceId} and ${services.status} = 'PUBLISHED'
)`;

const sources: Record<SitemapKind, Source> = {
  categories: {
    table: categories,
    id: categories.id,
    slug: categories.slug,
    changedAt: sql<null>`null`,
    isPublic: sql`${categories.id} in ${shownCategoryIds}`,
  },
  products: {
    table: products,
    id: products.id,
    slug: products.slug,
    changedAt: products.updatedAt,
    isPublic: and(eq(products.status, 'PUBLISHED'), ofPublishedService),
  },
  services: {
    table: services,
    id: services.id,
    slug: services.slug,
    changedAt: services.updatedAt,
    isPublic: eq(services.status, 'PUBLISHED'),
  },
  articles: {
    table: articles,
    id: articles.id,
    slug: articles.slug,
    changedAt: articles.updatedAt,
    isPublic: and(
      eq(articles.status, 'PUBLISHED'),
      isNull(articles.audience),
      isNull(articles.deletedAt),
      isOfShownAuthor(articles),
    ),
  },
};

/** The path of a page by its slug. */
export const pathOfKind: Record<SitemapKind, (slug: string) => string> = {
  categories: (slug) => pagePath('/catalog/$category', { category: slug }),
  products: (slug) => pagePath('/products/$product', { product: slug }),
  services: (slug) => pagePath('/$service', { service: slug }),
  articles: (slug) => pagePath('/articles/$article', { article: slug }),
};

const kinds = Object.keys(sources) as SitemapKind[];

/** The highest id of each kind; 0 where there are no pages. */
export async function findLastIds(db: Executor): Promise<Sitemaps> {
  const lastIds = kinds.map((kind) => {
    const { table, id } = sources[kind];
    return sql`(select max(${id}) from ${table})`;
  });
  const { rows } = await db.execute<{ ids: (number | null)[] }>(
    sql`select array[${sql.join(lastIds, sql`, `)}] as ids`,
  );
  return kinds.map((kind, index) => ({ kind, lastId: rows[0]?.ids[index] ?? 0 }));
}

interface FoundPage {
  id: number;
  slug: string;
  changedAt: Date | null;
}

/** Public pages by id, at most `sitemapTake`. Reads the primary key's index from `after`, so depth costs nothing. */
export async function findPages(db: Executor, kind: SitemapKind, { after, until }: SitemapQuery): Promise<FoundPage[]> {
  const { table, id, slug, changedAt, isPublic } = sources[kind];
  const rows = await db
    .select({ id, slug, changedAt })
    .from(table)
    .where(and(gt(id, after), lte(id, until), isPublic))
    .orderBy(asc(id))
    .limit(sitemapTake);
  return rows as FoundPage[];
}
