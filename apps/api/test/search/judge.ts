import { readFileSync } from 'node:fs';
import type { CatalogPage } from '@vetka/domain/catalog';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/connect.ts';
import { isRight, meetsWishes, type Judged } from './things.ts';

const kinds = [
  'plain',
  'forms',
  'typos',
  'typos2',
  'layout',
  'translit',
  'synonyms',
  'several',
  'prefixes',
  'yo',
  'nothing',
  'wishes',
  'shops',
] as const;
export type Kind = (typeof kinds)[number];
/** The bars are tuned on one half of the queries and must hold on the other. */
export type Half = 'tuned' | 'heldOut';

interface Query {
  kind: Kind;
  half: Half;
  text: string;
  rule: string;
}

const queryOf = (kind: Kind, line: string, index: number): Query => {
  const [text = '', rule = ''] = line.split('→').map((part) => part.trim());
  return { kind, half: index % 2 === 0 ? 'tuned' : 'heldOut', text, rule };
};

const list = readFileSync(new URL('queries.txt', import.meta.url), 'utf8');

/** The lines of one kind in the list. */
const linesOf = (kind: Kind): string[] =>
  (list.split(`[${kind}]\n`)[1] ?? '').split('\n\n')[0]?.trim().split('\n') ?? [];

export const judgedQueries: Query[] = kinds.flatMap((kind) =>
  linesOf(kind).map((line, index) => queryOf(kind, line, index)),
);

export interface Verdict extends Query {
  /**
   * The share of the right products that were found; for a query that should find nothing, 1 when nothing was found.
   */
  recall: number;
  /** The share of the found products that are right. */
  precision: number;
  isFirstRight: boolean;
  /** Products that are too dear, of another city and the like. */
  unwanted: string[];
  first: string;
  total: number;
}

export async function readShop(db: Database): Promise<Judged[]> {
  const { rows } = await db.execute<Judged & Record<string, unknown>>(sql`
    select id, translate(lower(title), 'ё', 'е') as title, price / 100 as roubles, old_price is not null as "isCheaper",
      (select translate(lower(name), 'ё', 'е') from services where id = products.service_id) as shop,
      array(select translate(lower(c.name), 'ё', 'е') from cities c where c.id = (select city_id from services where id = products.service_id)
        or c.id in (select z.city_id from delivery_options o join delivery_zones z on z.option_id = o.id
          where o.service_id = products.service_id and o.is_active and o.type <> 'PICKUP')) as cities,
      array(select av.value from product_attribute_values pav join attribute_values av on av.id = pav.value_id
        where pav.product_id = products.id) as facets,
      array(with recursive above as (
        select c.id, c.parent_id, c.slug from categories c join product_categories pc on pc.category_id = c.id
        where pc.product_id = products.id
        union select c.id, c.parent_id, c.slug from categories c join above on above.parent_id = c.id
      ) select slug::text from above) as categories
    from products where status = 'PUBLISHED'
  `);
  return rows;
}

type Find = (search: string) => Promise<Pick<CatalogPage, 'meta' | 'data'>>;

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

export async function judge(query: Query, shop: readonly Judged[], find: Find): Promise<Verdict> {
  const { data, meta } = await find(query.text);
  const first = data[0]?.title ?? '';
  if (query.rule === '') {
    const isEmpty = meta.total === 0;
    return {
      ...query,
      recall: Number(isEmpty),
      precision: 1,
      isFirstRight: isEmpty,
      unwanted: [],
      first,
      total: meta.total,
    };
  }
  const right = new Set(shop.filter((product) => isRight(query.rule, product)).map(({ id }) => id));
  const found = data.filter(({ id }) => right.has(id)).length;
  const wanted = new Set(shop.filter((product) => meetsWishes(query.rule, product)).map(({ id }) => id));
  return {
    ...query,
    recall: share(found, right.size),
    precision: share(found, data.length),
    isFirstRight: data[0] !== undefined && right.has(data[0].id),
    unwanted: data.filter(({ id }) => !wanted.has(id)).map(({ title }) => title),
    first,
    total: meta.total,
  };
}

const mean = (values: readonly number[]): number =>
  share(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  );

/** Averages of one kind in one half. */
export const scoreOf = (verdicts: readonly Verdict[]) => ({
  queries: verdicts.length,
  recall: mean(verdicts.map(({ recall }) => recall)),
  precision: mean(verdicts.map(({ precision }) => precision)),
  first: mean(verdicts.map(({ isFirstRight }) => Number(isFirstRight))),
});
