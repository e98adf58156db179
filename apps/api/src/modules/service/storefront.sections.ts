import { randomBytes } from 'node:crypto';
import slugify from '@sindresorhus/slugify';
import {
  isSectionTree,
  sectionBranch,
  sectionLevel,
  storefrontLimits,
  type ArrangeShopSections,
  type EditShopSection,
  type NewShopSection,
  type ShopSections,
} from '@vetka/domain/storefront';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { serviceSectionProducts, serviceSections } from '../../platform/database/schema/service-storefront.ts';
import { services } from '../../platform/database/schema/service.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import { storefrontMessages } from './storefront.messages.ts';
import { requireProducts } from './storefront.shelf.ts';

const slugLength = 40;
/** Pages of every shop. */
const reserved = new Set(['content', 'articles', 'storefront']);

const productIds = sql<number[]>`(
  select coalesce(array_agg(sp.product_id order by sp.position, sp.product_id), '{}')
  from service_section_products sp where sp.section_id = service_sections.id
)`;

const notDeletedIn = (serviceId: number) =>
  and(eq(serviceSections.serviceId, serviceId), isNull(serviceSections.deletedAt));

/** The sections of a service, hidden ones included, each before those inside it; one query. */
export async function readSections(db: Executor, serviceId: number): Promise<ShopSections> {
  const rows = await db
    .select({
      id: serviceSections.id,
      parentId: serviceSections.parentId,
      name: serviceSections.name,
      slug: serviceSections.slug,
      isVisible: serviceSections.isVisible,
      productIds,
    })
    .from(serviceSections)
    .where(notDeletedIn(serviceId))
    .orderBy(asc(serviceSections.position), asc(serviceSections.id));
  // A deleted section takes its subsections along.
  return sectionBranch(rows, null);
}

/** Makes concurrent changes of the sections of one service wait for each other. */
const lockSections = (tx: Transaction, serviceId: number) =>
  tx.select({ id: services.id }).from(services).where(eq(services.id, serviceId)).for('no key update');

/** An address that no other section of the service has, deleted ones included. */
async function freeSlug(tx: Transaction, serviceId: number, name: string): Promise<string> {
  const wanted = slugify(name).slice(0, slugLength).replace(/-+$/, '');
  const suffixed = `${wanted || 'section'}-${randomBytes(3).toString('hex')}`;
  if (wanted === '' || reserved.has(wanted)) return suffixed;
  const [taken] = await tx
    .select({ id: serviceSections.id })
    .from(serviceSections)
    .where(and(eq(serviceSections.serviceId, serviceId), eq(serviceSections.slug, wanted)));
  return taken ? suffixed : wanted;
}

/** Adds a section after its siblings. @throws Refusal 409 above the limit, 422 on `parentId` */
export async function createSection(tx: Transaction, serviceId: number, { name, parentId }: NewShopSection) {
  await lockSections(tx, serviceId);
  const known = await readSections(tx, serviceId);
  if (known.length >= storefrontLimits.sections) {
    throw conflict('storefront.too-many-sections', storefrontMessages.tooManySections);
  }
  if (parentId !== null && sectionLevel(known, parentId) >= storefrontLimits.sectionLevels) {
    throw invalid({ parentId: storefrontMessages.tooDeep });
  }
  const slug = await freeSlug(tx, serviceId, name);
  await tx.insert(serviceSections).values({ serviceId, parentId, name: name.trim(), slug, position: known.length });
}

/** @throws Refusal 404 for a section of another service */
async function lockSection(tx: Transaction, serviceId: number, id: number) {
  await lockSections(tx, serviceId);
  const [row] = await tx
    .select()
    .from(serviceSections)
    .where(and(eq(serviceSections.id, id), eq(serviceSections.serviceId, serviceId)));
  if (!row) throw notFound('storefront.unknown-section', storefrontMessages.unknownSection);
  return row;
}

/** Its address stays. @throws Refusal 404 */
export async function editSection(
  tx: Transaction,
  serviceId: number,
  id: number,
  { name, isVisible }: EditShopSection,
) {
  const row = await lockSection(tx, serviceId, id);
  await tx.update(serviceSections).set({ name: name?.trim(), isVisible }).where(eq(serviceSections.id, row.id));
}

/** Deletes a section with its subsections. Its products stay. @throws Refusal 404 */
export async function deleteSection(tx: Transaction, serviceId: number, id: number) {
  const row = await lockSection(tx, serviceId, id);
  await tx.update(serviceSections).set({ deletedAt: new Date() }).where(eq(serviceSections.id, row.id));
}

/**
 * Restores a deleted section with its products and subsections: to its place, or to the first level when its place is
 * gone or has become too deep meanwhile. @throws Refusal 404
 */
export async function restoreSection(tx: Transaction, serviceId: number, id: number) {
  const row = await lockSection(tx, serviceId, id);
  const set = (change: { deletedAt: null } | { parentId: null }) =>
    tx.update(serviceSections).set(change).where(eq(serviceSections.id, row.id));
  await set({ deletedAt: null });
  const known = await readSections(tx, serviceId);
  const isBack = known.some((each) => each.id === row.id) && isSectionTree(known, known);
  if (!isBack) await set({ parentId: null });
}

/** Puts all sections into a new order and tree. @throws Refusal 409 when the sections are others or nested too deep */
export async function arrangeSections(tx: Transaction, serviceId: number, { sections }: ArrangeShopSections) {
  await lockSections(tx, serviceId);
  if (!isSectionTree(sections, await readSections(tx, serviceId))) {
    throw conflict('storefront.other-sections', storefrontMessages.otherSections);
  }
  for (const [position, { id, parentId }] of sections.entries()) {
    await tx.update(serviceSections).set({ position, parentId }).where(eq(serviceSections.id, id));
  }
}

/** Sets the products of a section. @throws Refusal 404, 422 on `productIds` */
export async function fillSection(tx: Transaction, serviceId: number, id: number, ids: readonly number[]) {
  const { id: sectionId } = await lockSection(tx, serviceId, id);
  await requireProducts(tx, serviceId, ids, 'productIds');
  await tx.delete(serviceSectionProducts).where(eq(serviceSectionProducts.sectionId, sectionId));
  if (ids.length === 0) return;
  await tx
    .insert(serviceSectionProducts)
    .values(ids.map((productId, position) => ({ sectionId, productId, position })));
}
