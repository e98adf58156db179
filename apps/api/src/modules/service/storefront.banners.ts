import {
  storefrontLimits,
  type ArrangeShopBanners,
  type EditShopBanner,
  type SaveShopBanner,
  type ShopBanners,
} from '@vetka/domain/storefront';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { media } from '../../platform/database/schema/media.ts';
import { banners } from '../../platform/database/schema/page.ts';
import { services } from '../../platform/database/schema/service.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import { optionalMediaFile, shownMedia } from '../../platform/media-file.ts';
import { requireOwnMedia } from '../../platform/own-media.ts';
import { storefrontMessages } from './storefront.messages.ts';
import type { Arranger } from './storefront.page.ts';

const isOf = (serviceId: number) => and(eq(banners.place, 'SERVICE'), eq(banners.serviceId, serviceId));
const momentOf = (value: Date | null) => value?.toISOString() ?? null;

/** The banners of a service, those that are off included; one query. */
export async function readBanners(db: Executor, serviceId: number): Promise<ShopBanners> {
  const rows = await db
    .select({ banner: banners, picture: shownMedia })
    .from(banners)
    .leftJoin(media, eq(media.id, banners.mediaId))
    .where(isOf(serviceId))
    .orderBy(asc(banners.position), asc(banners.id));
  return rows.map(({ banner, picture }) => ({
    id: banner.id,
    title: banner.title,
    text: banner.text,
    buttonText: banner.buttonText ?? '',
    href: banner.href,
    picture: optionalMediaFile(picture),
    viewers: banner.viewers,
    startsAt: momentOf(banner.startsAt),
    endsAt: momentOf(banner.endsAt),
    isActive: banner.isActive,
  }));
}

/** The columns of a banner. @throws Refusal 422 on `endsAt` or `pictureId` */
async function columnsOf(
  tx: Transaction,
  { serviceId, userId }: Arranger,
  body: SaveShopBanner,
  known?: number | null,
) {
  const { startsAt, endsAt, pictureId } = body;
  if (startsAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt)) {
    throw invalid({ endsAt: storefrontMessages.period });
  }
  if (pictureId !== null && pictureId !== known) {
    await requireOwnMedia(tx, { userId, serviceId, ids: [pictureId], field: 'pictureId' });
  }
  return {
    title: body.title.trim(),
    text: body.text.trim(),
    buttonText: body.buttonText.trim() || null,
    href: body.href,
    mediaId: pictureId,
    viewers: body.viewers,
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
    isActive: body.isActive,
  };
}

/** Makes concurrent changes of the banners of one service wait for each other. */
const lockBanners = (tx: Transaction, serviceId: number) =>
  tx.select({ id: services.id }).from(services).where(eq(services.id, serviceId)).for('no key update');

/** Adds a banner after the others. @throws Refusal 409 above the limit, 422 on the field */
export async function createBanner(tx: Transaction, arranger: Arranger, body: SaveShopBanner): Promise<void> {
  const { serviceId } = arranger;
  await lockBanners(tx, serviceId);
  const known = await tx.select({ position: banners.position }).from(banners).where(isOf(serviceId));
  if (known.length >= storefrontLimits.banners) {
    throw conflict('storefront.too-many-banners', storefrontMessages.tooManyBanners);
  }
  const columns = await columnsOf(tx, arranger, body);
  const position = Math.max(-1, ...known.map((each) => each.position)) + 1;
  await tx.insert(banners).values({ ...columns, place: 'SERVICE', serviceId, position });
}

/** @throws Refusal 404 for a banner of another service */
async function lockBanner(tx: Transaction, serviceId: number, id: number) {
  const [row] = await tx
    .select()
    .from(banners)
    .where(and(eq(banners.id, id), isOf(serviceId)))
    .for('update');
  if (!row) throw notFound('storefront.unknown-banner', storefrontMessages.unknownBanner);
  return row;
}

const writtenOf = (row: typeof banners.$inferSelect): SaveShopBanner => ({
  title: row.title,
  text: row.text,
  buttonText: row.buttonText ?? '',
  href: row.href,
  pictureId: row.mediaId,
  viewers: row.viewers,
  startsAt: momentOf(row.startsAt),
  endsAt: momentOf(row.endsAt),
  isActive: row.isActive,
});

/** @throws Refusal 404, 422 on the field */
export async function editBanner(tx: Transaction, arranger: Arranger, id: number, edit: EditShopBanner): Promise<void> {
  const row = await lockBanner(tx, arranger.serviceId, id);
  const columns = await columnsOf(tx, arranger, { ...writtenOf(row), ...edit }, row.mediaId);
  await tx.update(banners).set(columns).where(eq(banners.id, row.id));
}

/** @throws Refusal 404 */
export async function deleteBanner(tx: Transaction, serviceId: number, id: number): Promise<void> {
  const row = await lockBanner(tx, serviceId, id);
  await tx.delete(banners).where(eq(banners.id, row.id));
}

/** @throws Refusal 409 unless these are all banners of the service */
export async function arrangeBanners(tx: Transaction, serviceId: number, { ids }: ArrangeShopBanners): Promise<void> {
  await lockBanners(tx, serviceId);
  const known = await tx.select({ id: banners.id }).from(banners).where(isOf(serviceId));
  if (known.length !== ids.length || !known.every(({ id }) => ids.includes(id))) {
    throw conflict('storefront.other-banners', storefrontMessages.otherBanners);
  }
  for (const [position, id] of ids.entries()) {
    await tx.update(banners).set({ position }).where(eq(banners.id, id));
  }
}
