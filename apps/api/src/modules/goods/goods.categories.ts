import { randomBytes } from 'node:crypto';
import slugify from '@sindresorhus/slugify';
import {
  categoryLimits,
  isCategorySlug,
  type ArrangeCategories,
  type ManagedCategories,
  type ManagedCategory,
  type NewCategory,
  type CategoryUpdate,
} from '@vetka/domain/goods';
import type { CommissionFigures } from '@vetka/domain/ledger';
import { pagePath } from '@vetka/domain/path';
import { isSectionTree, sectionBranch, sectionLevel, storefrontLimits } from '@vetka/domain/storefront';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { categories, media } from '../../platform/database/schema/index.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import { optionalMediaFile, shownMedia } from '../../platform/media-file.ts';
import { requireOwnMedia } from '../../platform/own-media.ts';
import { outdateKeywords } from './goods.keywords.ts';

/** Messages to the administration. */
const messages = {
  unknown: 'Такой категории нет',
  slug: 'Строчные латинские буквы, цифры и дефисы, например rozy-v-korobke',
  slugTaken: (name: string) => `Этот адрес у категории «${name}»`,
  tooDeep: `Категории вложены не глубже ${storefrontLimits.sectionLevels} уровней`,
  tooMany: `Больше ${categoryLimits.categories} категорий не бывает`,
  others: 'Категории уже изменили в другом месте. Проверьте порядок ещё раз',
} as const;

const products = sql<number>`(select count(*)::int from product_categories pc where pc.category_id = categories.id)`;
const coupons = sql<number>`(select count(*)::int from coupons c where categories.id = any(c.category_ids))`;
const promotions = sql<string[]>`(select coalesce(array_agg(p.name order by p.id), '{}') from promotions p
  where p.ends_at > now() and categories.id = any(p.category_ids))`;
const commissions = sql<CommissionFigures[]>`(select coalesce(json_agg(json_build_object(
    'rate', r.rate, 'minimum', r.minimum, 'taxRate', r.tax_rate) order by r.starts_at, r.id), '[]') from commission_rules r
  where r.category_id = categories.id and (r.ended_at is null or r.ended_at > greatest(now(), r.starts_at))
    and not exists (select from commission_rules later where later.category_id = r.category_id and later.starts_at <= now()
      and (later.ended_at is null or later.ended_at > now()) and (later.starts_at, later.id) > (r.starts_at, r.id)))`;
const hasCommission = sql<boolean>`exists (
  select from commission_rules r where r.category_id = categories.id)`;
const facets = sql<string[]>`(select coalesce(array_agg(a.label order by a.position, a.id), '{}')
  from attribute_categories ac join attributes a on a.id = ac.attribute_id where ac.category_id = categories.id)`;

/** All categories, hidden ones included, each before those inside it; one query. */
export async function listManagedCategories(db: Executor): Promise<ManagedCategories> {
  const rows = await db
    .select({
      category: categories,
      image: shownMedia,
      products,
      coupons,
      promotions,
      commissions,
      hasCommission,
      facets,
    })
    .from(categories)
    .leftJoin(media, eq(media.id, categories.mediaId))
    .orderBy(asc(categories.position), asc(categories.id));
  const all = rows.map(({ category, image, ...held }) => ({
    id: category.id,
    parentId: category.parentId,
    slug: category.slug,
    name: category.name,
    description: category.description,
    isVisible: category.isVisible,
    returnRule: category.returnRule,
    image: optionalMediaFile(image, category.name),
    ...held,
  }));
  return sectionBranch(all, null);
}

/** The page of a category. */
export const pageOfCategory = (slug: string): string => pagePath('/catalog/$category', { category: slug });

/** Makes concurrent changes of the tree wait for each other. */
export const lockCategories = (tx: Transaction) =>
  tx.execute(sql`lock table ${categories} in share row exclusive mode`);

/** @throws Refusal 404 */
export async function readManagedCategory(tx: Transaction, id: number): Promise<ManagedCategory> {
  const category = (await listManagedCategories(tx)).find((each) => each.id === id);
  if (!category) throw notFound('goods.unknown-category', messages.unknown);
  return category;
}

const categoryWithSlug = async (tx: Transaction, slug: string, exceptId: number) => {
  const [row] = await tx
    .select({ name: categories.name })
    .from(categories)
    .where(and(eq(categories.slug, slug), ne(categories.id, exceptId)));
  return row;
};

/** An address made of a name that no other category has. */
async function slugOfName(tx: Transaction, name: string, exceptId: number): Promise<string> {
  const wanted = slugify(name).slice(0, categoryLimits.slug).replace(/-+$/, '');
  const isFree = isCategorySlug(wanted) && !(await categoryWithSlug(tx, wanted, exceptId));
  return isFree
    ? wanted
    : [wanted.slice(0, 40).replace(/-+$/, ''), randomBytes(3).toString('hex')].filter(Boolean).join('-');
}

/** @throws Refusal 422 on `slug` when another category has it */
export async function requireFreeSlug(tx: Transaction, slug: string, exceptId: number): Promise<void> {
  const other = await categoryWithSlug(tx, slug, exceptId);
  if (other) throw invalid({ slug: messages.slugTaken(other.name) });
}

interface Writer {
  userId: number;
  /** The category before. */
  known?: ManagedCategory;
}

/** The columns of a category. @throws Refusal 422 on `slug` and `pictureId` */
async function columnsOf(tx: Transaction, { userId, known }: Writer, body: Omit<NewCategory, 'parentId'>) {
  const { pictureId, isVisible, returnRule } = body;
  const [name, typed] = [body.name.trim(), body.slug.trim().toLowerCase()];
  if (typed !== '' && typed !== known?.slug && !isCategorySlug(typed)) throw invalid({ slug: messages.slug });
  const slug = typed || (await slugOfName(tx, name, known?.id ?? 0));
  await requireFreeSlug(tx, slug, known?.id ?? 0);
  if (pictureId !== null && pictureId !== known?.image?.id) {
    await requireOwnMedia(tx, { userId, isPlatform: true, ids: [pictureId], field: 'pictureId' });
  }
  return { name, slug, description: body.description.trim(), isVisible, returnRule, mediaId: pictureId };
}

/** Adds a category after its siblings. @throws Refusal 409 above the limit, 422 on the field */
export async function addCategory(tx: Transaction, userId: number, body: NewCategory): Promise<ManagedCategory> {
  await lockCategories(tx);
  const known = await listManagedCategories(tx);
  const { parentId } = body;
  if (known.length >= categoryLimits.categories) throw conflict('goods.too-many-categories', messages.tooMany);
  if (parentId !== null && sectionLevel(known, parentId) >= storefrontLimits.sectionLevels) {
    throw invalid({ parentId: messages.tooDeep });
  }
  const columns = await columnsOf(tx, { userId }, body);
  const last = sql<number>`(select coalesce(max(c.position), -1) + 1 from categories c)`;
  const [row] = await tx
    .insert(categories)
    .values({ ...columns, parentId, position: last })
    .returning({ id: categories.id });
  return readManagedCategory(tx, row?.id ?? 0);
}

/** Products directly in a category, as a query of `product_id`. */
export const productsIn = (id: number) => sql`select product_id from product_categories where category_id = ${id}`;

/** The page of a former address redirects to the new one. @throws Refusal 404, 422 on the field */
export async function changeCategory(
  app: FastifyInstance,
  tx: Transaction,
  userId: number,
  { id, body }: { id: number; body: CategoryUpdate },
): Promise<ManagedCategory> {
  await lockCategories(tx);
  const before = await readManagedCategory(tx, id);
  const columns = await columnsOf(
    tx,
    { userId, known: before },
    { ...before, pictureId: before.image?.id ?? null, ...body },
  );
  await tx.update(categories).set(columns).where(eq(categories.id, id));
  if (columns.slug !== before.slug) {
    await app.page.move(tx, pageOfCategory(before.slug), pageOfCategory(columns.slug));
  }
  if (columns.name !== before.name) await outdateKeywords(tx, productsIn(id));
  return readManagedCategory(tx, id);
}

/** Puts all categories into a new order and tree. @throws Refusal 409 when they are others or nested too deep */
export async function arrangeCategories(
  app: FastifyInstance,
  tx: Transaction,
  { categories: wanted }: ArrangeCategories,
): Promise<ManagedCategories> {
  await lockCategories(tx);
  if (!isSectionTree(wanted, await listManagedCategories(tx))) {
    throw conflict('goods.other-categories', messages.others);
  }
  const places = JSON.stringify(wanted.map(({ id, parentId }, position) => ({ id, parentId, position })));
  await tx.execute(sql`
    update categories set position = p.position, parent_id = p."parentId"
    from json_to_recordset(${places}::json) as p(id int, "parentId" int, position int) where categories.id = p.id`);
  await app.promotion.categoriesChanged(tx);
  return listManagedCategories(tx);
}
