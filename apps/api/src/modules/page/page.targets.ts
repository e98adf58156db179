import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { articles } from '../../platform/database/schema/article.ts';
import { isOfShownAuthor } from '../../platform/publications.ts';
import { shownCategoryIds } from '../../platform/shown-categories.ts';
import { canonical } from './page.paths.ts';

/** Pages that may be removed or hidden, by the start of their paths: the next segment is the name. */
const named: readonly [start: string, exists: (slug: string) => SQL][] = [
  ['/catalog/', (slug) => sql`select from categories where slug = ${slug} and id in ${shownCategoryIds}`],
  [
    '/products/',
    (slug) => sql`select from products p join services s on s.id = p.service_id
      where p.slug = ${slug} and p.status = 'PUBLISHED' and s.status = 'PUBLISHED'`,
  ],
  [
    '/articles/',
    (slug) => sql`select from articles where slug = ${slug} and status = 'PUBLISHED' and deleted_at is null
      and ${isOfShownAuthor(articles)}`,
  ],
];

/** Paths of the site itself beside the names. */
const fixed = ['/catalog/search'];

/** Whether the category, product or article of a path can be seen. Other paths are checked by the site's own routes. */
export async function leadsSomewhere(db: Executor, path: string): Promise<boolean> {
  const plain = canonical(path);
  const [start, exists] = named.find(([each]) => plain.startsWith(each)) ?? [];
  if (start === undefined || exists === undefined || fixed.includes(plain)) return true;
  const [slug = ''] = plain.slice(start.length).split('/');
  const { rows } = await db.execute<{ found: boolean }>(sql`select exists (${exists(slug)}) as found`);
  return rows[0]?.found === true;
}
