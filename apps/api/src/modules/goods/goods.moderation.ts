import type { DecidedProduct, ModeratedProducts, ModerationDecision } from '@vetka/domain/goods';
import type { ActReason, QueueQuery } from '@vetka/domain/moderation';
import { metaOf } from '@vetka/domain/paging';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database, Executor, Transaction } from '../../platform/database/connect.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { media } from '../../platform/database/schema/media.ts';
import { services } from '../../platform/database/schema/service.ts';
import type { HiddenState } from '../../platform/hidden.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import { mainCategoryOf } from '../../platform/main-category.ts';
import { optionalMediaFile, shownMedia } from '../../platform/media-file.ts';
import { hasLink, hasPhone } from '../../platform/words/signs.ts';
import { linesBetween, recordChange } from './goods.changes.ts';
import { findings, goodsMessages } from './goods.messages.ts';
import { noticeOf, notifyPeople } from './goods.moderation.notices.ts';
import { productOf, selectProducts, writeState, type ProductRow } from './goods.product.ts';

const defaultTake = 24;
const tooCheap = 1 / 3;
const tooDear = 5;

/** The products of a shop that is not open yet are checked together with it. */
const waits = and(
  eq(products.status, 'MODERATION'),
  sql`exists (select from services s where s.id = ${products.serviceId} and s.status not in ('DRAFT', 'MODERATION'))`,
);

/** The usual price in the main category of each product, in kopecks. */
async function usualPrices(db: Executor, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; price: number }>(sql`
    select asked.id, (
      select percentile_disc(0.5) within group (order by p.price)
      from products p join product_categories pc on pc.product_id = p.id
      where pc.category_id = asked.category_id and p.status = 'PUBLISHED'
    )::int as price
    from (select id, ${mainCategoryOf(sql`products.id`)} as category_id from products where ${inArray(products.id, [...ids])}) asked
  `);
  return new Map(rows.filter(({ price }) => price !== null).map(({ id, price }) => [id, price]));
}

/** A title is shorter than a text, so it needs fewer letters. */
const isShouted = (title: string): boolean =>
  title.length > 5 && title === title.toUpperCase() && /[А-ЯЁ]{4}/.test(title);

/** Problems that a program notices before a person checks. */
function findingsOf(product: Pick<ProductRow, 'title' | 'description' | 'price'>, photos: number, usual?: number) {
  const text = `${product.title} ${product.description}`;
  const found: [boolean, string][] = [
    [photos === 0, findings.noPhoto],
    [hasPhone(text), findings.phone],
    [hasLink(text), findings.link],
    [isShouted(product.title), findings.capitals],
    [usual !== undefined && product.price < usual * tooCheap, findings.cheap],
    [usual !== undefined && product.price > usual * tooDear, findings.dear],
  ];
  return found.flatMap(([isFound, words]) => (isFound ? [words] : []));
}

const isWanted = ({ id }: QueueQuery) => and(waits, id === undefined ? undefined : eq(products.id, id));

/** How many products await moderation. */
export async function countModerated(db: Executor, query: QueueQuery = {}): Promise<number> {
  const [row] = await db.select({ total: count() }).from(products).where(isWanted(query));
  return row?.total ?? 0;
}

/** Products that await moderation, the oldest first. */
export async function readModerated(db: Database, query: QueueQuery): Promise<ModeratedProducts> {
  const { page = 1, take = defaultTake } = query;
  const [rows, total] = await Promise.all([
    selectProducts(db)
      .where(isWanted(query))
      .orderBy(asc(products.updatedAt), asc(products.id))
      .limit(take)
      .offset((page - 1) * take),
    countModerated(db, query),
  ]);
  const [sellers, usual] = await Promise.all([
    db
      .select({ id: services.id, slug: services.slug, name: services.name, picture: shownMedia })
      .from(services)
      .leftJoin(media, eq(media.id, services.logoMediaId))
      .where(inArray(services.id, [0, ...rows.map(({ product }) => product.serviceId)])),
    usualPrices(
      db,
      rows.map(({ product }) => product.id),
    ),
  ]);
  return {
    data: rows.flatMap((row) => {
      const { product, photos } = row;
      const seller = sellers.find(({ id }) => id === product.serviceId);
      if (!seller) return [];
      const { picture, ...service } = seller;
      return [
        {
          id: product.id,
          service: { ...service, mediaFile: optionalMediaFile(picture) },
          product: productOf(row),
          findings: findingsOf(product, photos.length, usual.get(product.id)),
        },
      ];
    }),
    meta: metaOf(page, take, total),
  };
}

async function lockWaiting(tx: Transaction, id: number): Promise<ProductRow> {
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for('update');
  if (!row) throw notFound('goods.unknown', goodsMessages.unknown);
  if (row.status !== 'MODERATION')
    throw conflict('goods.decided', goodsMessages.notOnModeration, { status: row.status });
  const [shop] = await tx.select({ status: services.status }).from(services).where(eq(services.id, row.serviceId));
  if (shop?.status === 'DRAFT' || shop?.status === 'MODERATION')
    throw conflict('goods.unopened', goodsMessages.shopNotOpen);
  return row;
}

const published = 'Проверили и опубликовали: товар уже можно купить.';
const restored = 'Администрация отменила своё решение: товар снова в прежнем состоянии.';

/** The title of the notice of what became of a product. */
const decisionTitle = ({ title }: ProductRow, { status, returnReason, isForbidden }: Decided): string => {
  if (status === 'PUBLISHED') return `«${title}» на витрине`;
  if (returnReason === '') return `Замечание к товару «${title}» снято`;
  return isForbidden ? `«${title}» запрещён` : `«${title}» нужно исправить`;
};

type Decided = Pick<ProductRow, 'status' | 'publishedAt' | 'returnReason' | 'isForbidden'>;

/** Writes a decision of the administration about a locked product, with its history, and notifies its shop. */
async function decide(app: FastifyInstance, tx: Transaction, row: ProductRow, change: Partial<Decided>): Promise<void> {
  const next = { ...row, ...change };
  const { status, publishedAt, returnReason, isForbidden } = next;
  await writeState(tx, [row.id], { status, publishedAt, returnReason, isForbidden });
  const changeId = await recordChange(
    tx,
    { serviceId: row.serviceId, userId: null },
    'MODERATION',
    linesBetween(row, next),
  );
  const text = returnReason || (status === 'PUBLISHED' ? published : restored);
  await notifyPeople(app, tx, row, noticeOf(changeId, decisionTitle(row, next), text));
}

/**
 * Takes a product that breaks the rules off sale: it is a draft again, and its shop is notified of the reason. So is one
 * that its shop has hidden or archived since the complaint: it could be shown again without a check.
 */
export async function takeOffSale(
  app: FastifyInstance,
  tx: Transaction,
  id: number,
  words: string,
): Promise<HiddenState | null> {
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for('update');
  if (!row || (row.status !== 'PUBLISHED' && row.publishedAt === null)) return null;
  // Without the time of its publication it is checked again, in whichever way its shop publishes it.
  await decide(app, tx, row, { status: 'DRAFT', publishedAt: null, returnReason: words });
  return { reason: words, status: row.status, ...(row.publishedAt && { publishedAt: row.publishedAt.toISOString() }) };
}

/** Makes it what it was before, unless its shop has submitted it for a check since. */
export async function putBackOnSale(
  app: FastifyInstance,
  tx: Transaction,
  id: number,
  // Older states have no status: only published products were taken off sale.
  { reason, publishedAt, status = 'PUBLISHED' }: HiddenState,
): Promise<void> {
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for('update');
  if (row?.status !== 'DRAFT' || row.isForbidden || row.returnReason !== reason) return;
  const since = publishedAt ? new Date(publishedAt) : (row.publishedAt ?? new Date());
  await decide(app, tx, row, { status: status as ProductRow['status'], publishedAt: since, returnReason: '' });
}

/** Publishes a product or returns it to its shop. @throws Refusal 404, 409 when it was decided, 422 on `reason` */
export async function moderate(
  app: FastifyInstance,
  tx: Transaction,
  id: number,
  { isApproved, reason }: ModerationDecision,
): Promise<DecidedProduct> {
  const words = reason.trim();
  if (!isApproved && words === '') throw invalid({ reason: goodsMessages.returnReason });
  const row = await lockWaiting(tx, id);
  const status = isApproved ? 'PUBLISHED' : 'DRAFT';
  await decide(
    app,
    tx,
    row,
    isApproved ? { status, publishedAt: new Date(), returnReason: '' } : { status, returnReason: words },
  );
  return { id, status };
}

/** Keeps a product from ever being submitted again. @throws Refusal 404, 409 when it was decided */
export async function forbid(
  app: FastifyInstance,
  tx: Transaction,
  id: number,
  { reason }: ActReason,
): Promise<DecidedProduct> {
  const row = await lockWaiting(tx, id);
  await decide(app, tx, row, { status: 'DRAFT', returnReason: reason.trim(), isForbidden: true });
  return { id, status: 'DRAFT' };
}
