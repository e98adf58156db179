import { randomBytes } from 'node:crypto';
import slugify from '@sindresorhus/slugify';
import { isReservedSlug } from '@vetka/domain/account';
import { openingHoursText, openingLimits, type SaveOpeningShop } from '@vetka/domain/opening';
import { normalizePhone } from '@vetka/domain/phone';
import { dayIn } from '@vetka/domain/date';
import { lengthOf } from '@vetka/domain/text';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { serviceEmployees, services } from '../../platform/database/schema/service.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { requireOwnMedia } from '../../platform/own-media.ts';
import { openingMessages } from './opening.messages.ts';

const slugLength = 40;

/** `/my/shop/new` is the page on which shops are opened. */
const isFree = (slug: string): boolean => slug.length > 2 && slug !== 'new' && !isReservedSlug(slug);

/** An address that no other shop has: the name in Latin letters, with a suffix when it is taken. */
async function freeSlug(db: Executor, name: string): Promise<string> {
  const wanted = slugify(name).slice(0, slugLength).replace(/-+$/, '');
  const suffixed = `${wanted || 'shop'}-${randomBytes(3).toString('hex')}`;
  if (!isFree(wanted)) return suffixed.replaceAll('auth', 'aut-h');
  const [taken] = await db.select({ id: services.id }).from(services).where(eq(services.slug, wanted));
  return taken ? suffixed : wanted;
}

/** Both null around the clock; closing may be after midnight. */
const areHours = (opensAt: string | null, closesAt: string | null): boolean =>
  opensAt === null ? closesAt === null : closesAt !== null && opensAt !== closesAt;

/** @throws Refusal 422 on invalid fields */
export function requireShop({ name, address, phone, opensAt, closesAt }: SaveOpeningShop): void {
  const errors: Record<string, string | undefined> = {
    name: lengthOf(name.trim()) < openingLimits.shortName ? openingMessages.name : undefined,
    address: address.formatted.trim() === '' || address.street.trim() === '' ? openingMessages.address : undefined,
    phone: normalizePhone(phone) ? undefined : openingMessages.phone,
    closesAt: areHours(opensAt, closesAt) ? undefined : openingMessages.hours,
  };
  const found = Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined);
  if (found.length > 0) throw invalid(Object.fromEntries(found));
}

/** The columns of a shop that its opening fills. @throws Refusal 422 on `cityId` or `logoId` */
async function columnsOf(app: FastifyInstance, tx: Transaction, userId: number, shop: SaveOpeningShop, held?: number) {
  await app.place.requireCity(shop.cityId);
  if (shop.logoId !== null && shop.logoId !== held) {
    await requireOwnMedia(tx, { userId, ids: [shop.logoId], field: 'logoId' });
  }
  return {
    name: shop.name.trim(),
    cityId: shop.cityId,
    addressId: await app.place.saveAddress(tx, shop.address),
    phone: normalizePhone(shop.phone),
    opensAt: shop.opensAt,
    closesAt: shop.closesAt,
    workingHours: openingHoursText(shop.opensAt, shop.closesAt),
    logoMediaId: shop.logoId,
  };
}

interface NewShop {
  userId: number;
  legalInfoId: number;
  shop: SaveOpeningShop;
}

/** Creates a shop that only its owner sees, with its first ways of delivery. @returns its id */
export async function createShop(app: FastifyInstance, tx: Transaction, { userId, legalInfoId, shop }: NewShop) {
  const columns = await columnsOf(app, tx, userId, shop);
  const slug = await freeSlug(tx, columns.name);
  const [row] = await tx
    .insert(services)
    .values({ ...columns, slug, ownerId: userId, legalInfoId, status: 'DRAFT' })
    .returning({ id: services.id });
  const serviceId = row?.id ?? 0;
  await tx
    .insert(serviceEmployees)
    .values({ serviceId, userId, role: 'OWNER', status: 'WORKER', startedOn: dayIn('Europe/Moscow') });
  await app.delivery.createFirst(tx, serviceId);
  return serviceId;
}

/** Changes a shop that is not open yet. */
export async function changeShop(
  app: FastifyInstance,
  tx: Transaction,
  { id, userId, shop }: { id: number; userId: number; shop: SaveOpeningShop },
): Promise<void> {
  const [held] = await tx.select().from(services).where(eq(services.id, id)).for('update');
  const columns = await columnsOf(app, tx, userId, shop, held?.logoMediaId ?? undefined);
  await tx.update(services).set(columns).where(eq(services.id, id));
  if (held?.addressId) await app.place.deleteAddress(tx, held.addressId);
}
