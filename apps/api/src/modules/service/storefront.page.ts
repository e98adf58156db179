import { normalizePhone } from '@vetka/domain/phone';
import { shopPageErrors, type SaveShopPage, type ShopPageState } from '@vetka/domain/storefront';
import { and, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { media } from '../../platform/database/schema/media.ts';
import { servicePages } from '../../platform/database/schema/service-storefront.ts';
import { services } from '../../platform/database/schema/service.ts';
import { conflict, invalid } from '../../platform/http/refusal.ts';
import { optionalMediaFile } from '../../platform/media-file.ts';
import { requireOwnMedia } from '../../platform/own-media.ts';
import { storefrontMessages } from './storefront.messages.ts';

/** The person who edits the page, and the service. */
export interface Arranger {
  serviceId: number;
  userId: number;
}

type PageRow = typeof servicePages.$inferSelect;

const logo = alias(media, 'logo');
const cover = alias(media, 'cover');
const draftLogo = alias(media, 'draft_logo');
const draftCover = alias(media, 'draft_cover');

/** The published page of a service, and its draft; one query. */
export async function readPage(db: Executor, serviceId: number): Promise<ShopPageState> {
  const [row] = await db
    .select({ service: services, page: servicePages, logo, cover, draftLogo, draftCover })
    .from(services)
    .leftJoin(servicePages, eq(servicePages.serviceId, services.id))
    .leftJoin(logo, eq(logo.id, services.logoMediaId))
    .leftJoin(cover, eq(cover.id, services.coverMediaId))
    .leftJoin(draftLogo, eq(draftLogo.id, servicePages.logoMediaId))
    .leftJoin(draftCover, eq(draftCover.id, servicePages.coverMediaId))
    .where(eq(services.id, serviceId));
  if (!row) throw new Error(`Service ${serviceId} does not exist.`);
  const { service, page } = row;
  return {
    published: {
      ...textsOf(service),
      logo: optionalMediaFile(row.logo),
      cover: optionalMediaFile(row.cover),
    },
    draft: page?.isDraft
      ? { ...textsOf(page), logo: optionalMediaFile(row.draftLogo), cover: optionalMediaFile(row.draftCover) }
      : null,
    version: page?.version ?? 0,
    savedAt: page?.savedAt?.toISOString() ?? null,
  };
}

type Texts = Pick<typeof services.$inferSelect, 'name' | 'tagline' | 'story' | 'phone' | 'email'>;

const textsOf = ({ name, tagline, story, phone, email }: Texts) => ({
  name,
  tagline,
  story,
  phone: phone ?? '',
  email: email ?? '',
});

/** The row of the page, made if there is none, and locked. @throws Refusal 409 with the state saved meanwhile */
async function lockPage(tx: Transaction, serviceId: number, version: number): Promise<PageRow> {
  await tx.insert(servicePages).values({ serviceId }).onConflictDoNothing();
  const [row] = await tx.select().from(servicePages).where(eq(servicePages.serviceId, serviceId)).for('update');
  if (row?.version !== version) {
    throw conflict('storefront.stale-page', storefrontMessages.stalePage, { page: await readPage(tx, serviceId) });
  }
  return row;
}

/** Pictures uploaded for the service, or shown by it already. @throws Refusal 422 on `logoId` or `coverId` */
async function requirePictures(tx: Transaction, { serviceId, userId }: Arranger, page: SaveShopPage): Promise<void> {
  const [shown] = await tx.select().from(services).where(eq(services.id, serviceId));
  const fields = [
    ['logoId', page.logoId, shown?.logoMediaId],
    ['coverId', page.coverId, shown?.coverMediaId],
  ] as const;
  for (const [field, id, known] of fields) {
    if (id !== null && id !== known) await requireOwnMedia(tx, { userId, serviceId, ids: [id], field });
  }
}

/** Keeps the typed page; shoppers do not see it yet. @throws Refusal 409, 422 on a picture */
export async function savePage(tx: Transaction, arranger: Arranger, page: SaveShopPage): Promise<void> {
  const { serviceId } = arranger;
  const { version } = await lockPage(tx, serviceId, page.version);
  await requirePictures(tx, arranger, page);
  await tx
    .update(servicePages)
    .set({
      version: version + 1,
      isDraft: true,
      name: page.name,
      tagline: page.tagline,
      story: page.story,
      phone: page.phone,
      email: page.email,
      logoMediaId: page.logoId,
      coverMediaId: page.coverId,
      savedAt: new Date(),
    })
    .where(eq(servicePages.serviceId, serviceId));
}

/** The lock serialises two services that take the same name. @throws Refusal 422 on `name` */
async function refuseTakenName(tx: Transaction, serviceId: number, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('service.name'), hashtext(lower(${name}::text)))`);
  const [twin] = await tx
    .select({ id: services.id })
    .from(services)
    .where(
      and(
        ne(services.id, serviceId),
        eq(services.status, 'PUBLISHED'),
        sql`lower(${services.name}) = lower(${name}::text)`,
      ),
    )
    .limit(1);
  if (twin) throw invalid({ name: storefrontMessages.nameTaken });
}

/** Shows the draft to shoppers. @throws Refusal 409, 422 on the fields that can't be published */
export async function publishPage(tx: Transaction, serviceId: number, seen: number): Promise<void> {
  const draft = await lockPage(tx, serviceId, seen);
  if (!draft.isDraft) throw conflict('storefront.no-draft', storefrontMessages.nothingToPublish);
  const errors = shopPageErrors(draft);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const name = draft.name.trim();
  await refuseTakenName(tx, serviceId, name);
  await tx
    .update(services)
    .set({
      name,
      tagline: draft.tagline.trim(),
      story: draft.story.trim(),
      phone: normalizePhone(draft.phone),
      email: draft.email.trim() || null,
      logoMediaId: draft.logoMediaId,
      coverMediaId: draft.coverMediaId,
    })
    .where(eq(services.id, serviceId));
  await endDraft(tx, draft);
}

/** Discards the draft. @throws Refusal 409 */
export async function discardPage(tx: Transaction, serviceId: number, seen: number): Promise<void> {
  await endDraft(tx, await lockPage(tx, serviceId, seen));
}

const endDraft = (tx: Transaction, { serviceId, version }: PageRow) =>
  tx
    .update(servicePages)
    .set({ isDraft: false, version: version + 1, savedAt: new Date() })
    .where(eq(servicePages.serviceId, serviceId));
