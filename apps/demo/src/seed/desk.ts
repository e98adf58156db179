/** What the people of a shop and the clocks have done with orders. */
import { orderClocks, orderDisputes, orderPhotos } from '@vetka/api/schema';
import { demoServices } from '../content/services.ts';
import { daysAgo, idOf, minutesAgo, type SeedContext } from './context.ts';
import type { PlacedPart, PricedPart } from './placed-order.ts';

const employeesOf = (slug: string) =>
  demoServices.find((service) => service.slug === slug)?.employees.filter(({ status }) => status === 'WORKER') ?? [];

export function ownerOf({ users }: SeedContext, slug: string): number {
  return idOf(users, employeesOf(slug).find(({ role }) => role === 'OWNER')?.nickname ?? '');
}

function courierOf({ users }: SeedContext, slug: string): number | null {
  const courier = employeesOf(slug).find(({ role }) => role === 'COURIER');
  return courier ? idOf(users, courier.nickname) : null;
}

const isOnTheWay = ({ status, deliveryType }: PricedPart): boolean =>
  status === 'DELIVERING' && deliveryType === 'OWN_COURIER';

/** The columns of an order service that the desk fills. */
export const deskColumns = (context: SeedContext, part: PricedPart, createdAt: Date) => ({
  acceptedAt: part.status === 'NEW' || part.status === 'CANCELED_BY_CUSTOMER' ? null : minutesAgo(createdAt, -12),
  courierId: isOnTheWay(part) ? courierOf(context, part.service) : null,
  handoverCode: isOnTheWay(part) ? '4821' : null,
});

/** Photos that wait for an answer, disputes, and the clocks of both. The latest photo has just been sent. */
export async function seedDesk(context: SeedContext, all: readonly PlacedPart[]): Promise<void> {
  const { tx, now } = context;
  const withIds = all.map((each, index) => ({ ...each, id: index + 1 }));
  const inStatus = (status: PricedPart['status']) => withIds.filter(({ part }) => part.status === status);
  const until = minutesAgo(now, -30);
  const photos = inStatus('PHOTO_SENT').flatMap(({ id, part }) => {
    const mediaId = part.lines[0]?.product.mediaId;
    const takenById = ownerOf(context, part.service);
    return mediaId ? [{ orderServiceId: id, mediaId, takenById, createdAt: now, answerUntil: until }] : [];
  });
  if (photos.length > 0) await tx.insert(orderPhotos).values(photos);
  const delivered = inStatus('DELIVERED').map(({ id, createdAt, order }) => ({
    orderServiceId: id,
    kind: 'COMPLETE' as const,
    dueAt: daysAgo(createdAt, -order.deliveryAfterDays - 3),
  }));
  const silences = photos.map(({ orderServiceId }) => ({
    orderServiceId,
    kind: 'PHOTO_SILENCE' as const,
    dueAt: until,
  }));
  await tx.insert(orderClocks).values([...silences, ...delivered]);
  const disputes = inStatus('DISPUTE').map(({ id, createdAt, order }) => ({
    orderServiceId: id,
    words: 'Привезли на три часа позже, и розы уже привяли.',
    createdAt: daysAgo(createdAt, -order.deliveryAfterDays),
    answerUntil: daysAgo(createdAt, -order.deliveryAfterDays - 1),
  }));
  if (disputes.length > 0) await tx.insert(orderDisputes).values(disputes);
}
