import type { ModerationDecision } from '@vetka/domain/goods';
import { fullName } from '@vetka/domain/account';
import type { DecidedShop, ModeratedShop, ModeratedShops, OpeningProduct } from '@vetka/domain/opening';
import type { QueueQuery } from '@vetka/domain/moderation';
import { metaOf } from '@vetka/domain/paging';
import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { serviceOpenings, services } from '../../platform/database/schema/index.ts';
import { invalid, notFound } from '../../platform/http/refusal.ts';
import { openingFindings, openingMessages } from './opening.messages.ts';
import { selectOpenings, sellerOf, shopOf, type OpeningRow } from './opening.reading.ts';

const defaultTake = 24;
const waits = and(isNotNull(serviceOpenings.submittedAt), isNull(serviceOpenings.openedAt));
const isWanted = ({ id }: QueueQuery) => and(waits, id === undefined ? undefined : eq(serviceOpenings.serviceId, id));

/** Ids of services whose requisites, or whose name, another service has. */
async function findTwins(db: Executor, ids: readonly number[]) {
  const { rows } = await db.execute<{ id: number; same_inn: boolean; same_name: boolean }>(sql`
    select s.id,
      exists (select from services o join legal_infos l on l.id = o.legal_info_id
        where o.id <> s.id and l.inn = own.inn) as same_inn,
      exists (select from services o where o.id <> s.id and lower(o.name) = lower(s.name)) as same_name
    from services s left join legal_infos own on own.id = s.legal_info_id
    where ${inArray(sql`s.id`, [0, ...ids])}
  `);
  return new Map(rows.map((row) => [row.id, row]));
}

interface Known {
  twins: Awaited<ReturnType<typeof findTwins>>;
  owners: Map<number, { name: string; nickname: string }>;
  products: Map<number, OpeningProduct[]>;
}

function moderatedOf(row: OpeningRow, known: Known): ModeratedShop[] {
  const [shop, seller] = [shopOf(row), sellerOf(row)];
  const { submittedAt, userId } = row.opening;
  if (!shop || !seller || !submittedAt) return [];
  const products = known.products.get(shop.id) ?? [];
  const twin = known.twins.get(shop.id);
  const found: [boolean, string][] = [
    [!products.some(({ isComplete }) => isComplete), openingFindings.noProduct],
    [twin?.same_inn ?? false, openingFindings.sameInn],
    [twin?.same_name ?? false, openingFindings.sameName],
  ];
  return [
    {
      service: { id: shop.id, slug: shop.slug, name: shop.name, mediaFile: shop.logo },
      seller,
      shop,
      products,
      owner: known.owners.get(userId) ?? { name: '', nickname: '' },
      findings: found.flatMap(([isFound, words]) => (isFound ? [words] : [])),
      submittedAt: submittedAt.toISOString(),
    },
  ];
}

async function findOwners(db: Executor, ids: readonly number[]): Promise<Known['owners']> {
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users.id, [0, ...ids]));
  return new Map(rows.map((user) => [user.id, { name: fullName(user) || user.nickname, nickname: user.nickname }]));
}

async function findProducts({ goods }: FastifyInstance, ids: readonly number[]): Promise<Known['products']> {
  return new Map(await Promise.all(ids.map(async (id) => [id, await goods.ofUnopened(id)] as const)));
}

async function findKnown(app: FastifyInstance, rows: readonly OpeningRow[]): Promise<Known> {
  const ids = rows.flatMap(({ opening: { serviceId } }) => serviceId ?? []);
  const userIds = rows.map(({ opening: { userId } }) => userId);
  const [twins, owners, products] = await Promise.all([
    findTwins(app.db, ids),
    findOwners(app.db, userIds),
    findProducts(app, ids),
  ]);
  return { twins, owners, products };
}

/** How many shops await moderation. */
export async function countModeratedShops(db: Executor, query: QueueQuery = {}): Promise<number> {
  const [row] = await db.select({ total: count() }).from(serviceOpenings).where(isWanted(query));
  return row?.total ?? 0;
}

/** Shops that await moderation, the oldest first. */
export async function readModeratedShops(app: FastifyInstance, query: QueueQuery): Promise<ModeratedShops> {
  const { page = 1, take = defaultTake } = query;
  const [rows, total] = await Promise.all([
    selectOpenings(app.db)
      .where(isWanted(query))
      .orderBy(asc(serviceOpenings.submittedAt), asc(serviceOpenings.id))
      .limit(take)
      .offset((page - 1) * take),
    countModeratedShops(app.db, query),
  ]);
  const known = await findKnown(app, rows);
  return { data: rows.flatMap((row) => moderatedOf(row, known)), meta: metaOf(page, take, total) };
}

async function lockWaiting(tx: Transaction, serviceId: number) {
  const [row] = await tx
    .select()
    .from(serviceOpenings)
    .where(and(eq(serviceOpenings.serviceId, serviceId), waits))
    .for('update');
  if (!row) throw notFound('opening.unknown', openingMessages.unknown);
  return row;
}

/** Opens a shop or returns it to its owner. @throws Refusal 404 when it is not in the queue, 422 on `reason` */
export async function decideOpening(
  app: FastifyInstance,
  tx: Transaction,
  id: number,
  { isApproved, reason }: ModerationDecision,
): Promise<DecidedShop> {
  const words = reason.trim();
  if (!isApproved && words === '') throw invalid({ reason: openingMessages.reason });
  const { id: openingId, userId, submittedAt } = await lockWaiting(tx, id);
  const now = new Date();
  const status = isApproved ? ('PUBLISHED' as const) : ('DRAFT' as const);
  const [shop] = await tx
    .update(services)
    .set({ status, ...(isApproved && { publishedAt: now }) })
    .where(eq(services.id, id))
    .returning({ slug: services.slug, name: services.name });
  if (isApproved) await app.goods.openShop(tx, id);
  await tx
    .update(serviceOpenings)
    .set(
      isApproved
        ? { openedAt: now, returnReason: '' }
        : { submittedAt: null, returnReason: words, returnedAt: now, returnedFrom: submittedAt },
    )
    .where(eq(serviceOpenings.id, openingId));
  await app.notices.notify(tx, [
    {
      userId,
      kind: 'SHOP_OPENING',
      key: `opening-${openingId}-${now.getTime()}`,
      title: isApproved ? `«${shop?.name}» открыт` : `«${shop?.name}» нужно исправить`,
      text: isApproved ? 'Проверили: магазин и его товары видят покупатели.' : words,
      path: isApproved ? `/my/shop/${shop?.slug ?? ''}/orders` : '/my/shop/new',
    },
  ]);
  return { id, isOpen: isApproved };
}
