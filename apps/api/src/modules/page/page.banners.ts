import {
  homeBannerLimits,
  homeBannerPlaces,
  homeBannerViewers,
  isSitePath,
  type HomeBanner,
  type HomeBanners,
  type OrderHomeBanners,
  type HomeBannerUpdate,
  type WriteHomeBanner,
} from '@vetka/domain/page';
import { and, asc, eq, isNull, max } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { banners, media } from '../../platform/database/schema/index.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import { optionalMediaFile, shownMedia } from '../../platform/media-file.ts';
import { requireOwnMedia } from '../../platform/own-media.ts';
import { leadsSomewhere } from './page.targets.ts';

/** Messages to the administration. */
const messages = {
  href: 'Такой страницы на «Ветке» нет',
  alt: 'Напишите, что на картинке',
  period: 'Конец раньше начала',
  unknown: 'Такого баннера нет',
  tooMany: `На одном месте не больше ${homeBannerLimits.banners} баннеров`,
  others: 'Баннеры уже изменили в другом месте. Проверьте порядок ещё раз',
} as const;

const isOfHome = isNull(banners.serviceId);
const momentOf = (value: Date | null) => value?.toISOString() ?? null;

/** The column may also contain addresses that belong to shops. */
const among = <Value extends string>(values: readonly Value[], value: string): Value =>
  values.find((each) => each === value) ?? (values[0] as Value);

/** The banners of the home page, those that are off included; one query. */
export async function listHomeBanners(db: Executor, id?: number): Promise<HomeBanners> {
  const rows = await db
    .select({ banner: banners, picture: shownMedia })
    .from(banners)
    .leftJoin(media, eq(media.id, banners.mediaId))
    .where(and(isOfHome, id === undefined ? undefined : eq(banners.id, id)))
    .orderBy(asc(banners.place), asc(banners.position), asc(banners.id));
  return rows.map(({ banner, picture }) => ({
    id: banner.id,
    place: among(homeBannerPlaces, banner.place),
    label: banner.label ?? '',
    title: banner.title,
    text: banner.text,
    buttonText: banner.buttonText ?? '',
    href: banner.href,
    alt: banner.alt,
    look: banner.look,
    viewers: among(homeBannerViewers, banner.viewers),
    startsAt: momentOf(banner.startsAt),
    endsAt: momentOf(banner.endsAt),
    isActive: banner.isActive,
    picture: optionalMediaFile(picture, banner.alt),
  }));
}

/** @throws Refusal 404 */
async function readBanner(tx: Transaction, id: number): Promise<HomeBanner> {
  const [row] = await listHomeBanners(tx, id);
  if (!row) throw notFound('page.unknown-banner', messages.unknown);
  return row;
}

interface Writer {
  userId: number;
  /** The picture that the banner has. */
  known?: number | undefined;
}

/** The columns of a banner. @throws Refusal 422 on `href`, `alt`, `endsAt` and `pictureId` */
async function columnsOf(tx: Transaction, { userId, known }: Writer, body: WriteHomeBanner) {
  const { startsAt, endsAt, pictureId, place } = body;
  const [href, alt] = [body.href.trim(), body.alt.trim()];
  if (!isSitePath(href) || !(await leadsSomewhere(tx, href))) throw invalid({ href: messages.href });
  if (pictureId !== null && alt === '') throw invalid({ alt: messages.alt });
  if (startsAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt)) {
    throw invalid({ endsAt: messages.period });
  }
  if (pictureId !== null && pictureId !== known) {
    await requireOwnMedia(tx, { userId, isPlatform: true, ids: [pictureId], field: 'pictureId' });
  }
  return {
    place,
    label: body.label.trim() || null,
    title: body.title.trim(),
    text: body.text.trim(),
    buttonText: body.buttonText.trim() || null,
    href,
    mediaId: pictureId,
    alt: pictureId === null ? '' : alt,
    look: body.look,
    viewers: body.viewers,
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
    isActive: body.isActive,
  };
}

/** The place after the others. @throws Refusal 409 above the limit */
async function lastPosition(tx: Transaction, place: HomeBanner['place']): Promise<number> {
  const isOfPlace = and(isOfHome, eq(banners.place, place));
  if ((await tx.$count(banners, isOfPlace)) >= homeBannerLimits.banners) {
    throw conflict('page.too-many-banners', messages.tooMany);
  }
  const [last] = await tx
    .select({ position: max(banners.position) })
    .from(banners)
    .where(isOfPlace);
  return (last?.position ?? -1) + 1;
}

/** Adds a banner after the others of its place. @throws Refusal 409 above the limit, 422 on the field */
export async function addBanner(tx: Transaction, userId: number, body: WriteHomeBanner): Promise<HomeBanner> {
  const columns = await columnsOf(tx, { userId }, body);
  const position = await lastPosition(tx, body.place);
  const [row] = await tx
    .insert(banners)
    .values({ ...columns, position })
    .returning({ id: banners.id });
  return readBanner(tx, row?.id ?? 0);
}

/** In another place it comes last. @throws Refusal 404, 409 above the limit, 422 on the field */
export async function changeBanner(
  tx: Transaction,
  userId: number,
  id: number,
  update: HomeBannerUpdate,
): Promise<HomeBanner> {
  await tx.select({ id: banners.id }).from(banners).where(eq(banners.id, id)).for('update');
  const before = await readBanner(tx, id);
  const pictureId = before.picture?.id;
  const body = { ...before, pictureId: pictureId ?? null, ...update };
  const columns = await columnsOf(tx, { userId, known: pictureId }, body);
  const moved = before.place === body.place ? {} : { position: await lastPosition(tx, body.place) };
  await tx
    .update(banners)
    .set({ ...columns, ...moved })
    .where(eq(banners.id, before.id));
  return readBanner(tx, id);
}

/** @throws Refusal 404 */
export async function switchBanner(tx: Transaction, id: number, isActive: boolean): Promise<HomeBanner> {
  await tx
    .update(banners)
    .set({ isActive })
    .where(and(isOfHome, eq(banners.id, id)));
  return readBanner(tx, id);
}

/** @throws Refusal 404 */
export async function removeBanner(tx: Transaction, id: number): Promise<{ id: number }> {
  const [row] = await tx
    .delete(banners)
    .where(and(isOfHome, eq(banners.id, id)))
    .returning({ id: banners.id });
  if (!row) throw notFound('page.unknown-banner', messages.unknown);
  return row;
}

/** @throws Refusal 409 unless these are all banners of the place */
export async function orderBanners(tx: Transaction, { place, ids }: OrderHomeBanners): Promise<HomeBanners> {
  const known = await tx
    .select({ id: banners.id })
    .from(banners)
    .where(and(isOfHome, eq(banners.place, place)))
    .orderBy(asc(banners.id))
    .for('update');
  if (known.length !== ids.length || !known.every(({ id }) => ids.includes(id))) {
    throw conflict('page.other-banners', messages.others);
  }
  for (const [position, id] of ids.entries()) {
    await tx.update(banners).set({ position }).where(eq(banners.id, id));
  }
  return listHomeBanners(tx);
}
