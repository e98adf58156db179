import { hash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { startTestApp } from './app.ts';
import { createMarketFixture } from './marketFixture.ts';
import { scansOfQueries } from './plans.ts';
import type { AskedQuery } from './queries.ts';

const count = 30_000;
const api = await startTestApp();
await api.app.jobs.stop();
const market = createMarketFixture(api);
const guest = api.visitor();
let ownerId = 0;

/** More articles, photos, people, shops and comments than there will ever be. */
beforeAll(async () => {
  const { service } = await market.seller();
  ({ ownerId } = service);
  await api.db.execute(sql`
    insert into users (nickname, first_name) select 'person' || n, 'Имя' || n from generate_series(1, ${count}::int) n
  `);
  await api.db.execute(sql`
    insert into services (slug, name, status, owner_id, city_id, published_at, rating_sum, rating_count)
    select 'seller-' || n, md5(n::text), 'PUBLISHED', ${ownerId}, ${service.cityId}, now() - n * interval '1 minute', n % 20, 5
    from generate_series(1, ${count}::int) n
  `);
  await api.db.execute(sql`
    insert into articles (slug, title, status, author_user_id, published_at, votes_up)
    select 'article-' || n, md5(n::text), 'PUBLISHED', ${ownerId}, now() - n * interval '1 minute', n % 1000
    from generate_series(1, ${count}::int) n
  `);
  await api.db.execute(sql`
    insert into contents (author_user_id, text, created_at)
    select ${ownerId}, 'Фото № ' || n, now() - n * interval '1 minute' from generate_series(1, ${count}::int) n
  `);
  await api.db.execute(sql`
    insert into comments (article_id, author_user_id, text, created_at)
    select (select min(id) from articles) + n % 1000, ${ownerId}, 'Комментарий № ' || n, now() - n * interval '1 minute'
    from generate_series(1, ${count}::int) n
  `);
  await api.ownerDb.execute(sql`vacuum analyze`);
  // The first search reads the names of all shops, which are kept.
  await guest.get('search/suggestions?query=1');
}, 300_000);

/** Tables that grow with what people publish. */
const large = new Set(['users', 'services', 'articles', 'contents', 'comments']);

/** The number of pages of a list is counted exactly, which reads all rows that the list may show. */
const isCount = ({ text }: AskedQuery): boolean => /^\s*select count\(\*\)/i.test(text);

async function scansOfRequest(path: string): Promise<string[]> {
  let status = 0;
  const asked = await api.queries.during(async () => {
    ({ status } = await guest.get(path));
  });
  expect([path, status]).toEqual([path, 200]);
  return scansOfQueries(
    api.app.pool,
    asked.filter((query) => !isCount(query)),
    large,
  );
}

test.each([
  ['the list of articles', 'articles?take=12'],
  ['an article', 'articles/article-77'],
  ['the list of photos', 'content?take=12'],
  ['the list of people', 'users?take=12'],
  ['a search for people', 'users?take=12&search=person777'],
  ['a search for shops', 'services?take=12&search=777'],
  ['suggestions', `search/suggestions?query=${hash('md5', '77')}`],
])('%s is read by indexes among 30,000, apart from its count', async (_what, path) => {
  expect(await scansOfRequest(path)).toEqual([]);
});

test('a discussion is read by indexes among 30,000 comments', async () => {
  const { rows } = await api.db.execute<{ id: number }>(sql`select min(id) as id from articles`);
  expect(await scansOfRequest(`articles/${rows[0]?.id}/comments?take=20`)).toEqual([]);
});
