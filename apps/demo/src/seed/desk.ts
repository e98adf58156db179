/** The work of a shop's people and the clocks on orders. */
import { orderClocks, orderDisputes, orderPhotos } from '@vetka/api/schema';
import { defaultTimeZone } from '@vetka/domain/date';
import {
  acceptMinutes,
  addWorkingMinutes,
  cancelUnacceptedMinutes,
  cancelUndeliveredDays,
  lastCallMinutes,
  overdueMoment,
} from '@vetka/domain/desk';
import { isUndelivered } from '@vetka/domain/order';
import { demoCities } from '../content/cities.ts';
import { demoServices } from '../content/services.ts';
import { hoursOf } from './hours.ts';
import { daysAgo, idOf, minutesAgo, type SeedContext } from './context.ts';
import { PAID, promised, type PlacedPart, type PricedPart } from './placed-order.ts';

const employeesOf = (slug: string) =>
  demoServices.find((service) => service.slug === slug)?.employees.filter(({ status }) => status === 'WORKER') ?? [];

export const ownerNickname = (slug: string): string =>
  employeesOf(slug).find(({ role }) => role === 'OWNER')?.nickname ?? '';

export const ownerOf = ({ users }: SeedContext, slug: string): number => idOf(users, ownerNickname(slug));

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

const timeZoneOf = (slug: string): string => {
  const city = demoServices.find((service) => service.slug === slug)?.city;
  return demoCities.find((each) => each.slug === city)?.timeZone ?? defaultTimeZone;
};

/** The clocks of a new order: to alert twice and to cancel, in the working time of its shop. */
function acceptingClocks(orderServiceId: number, { service: slug }: PricedPart, now: Date) {
  const service = demoServices.find((each) => each.slug === slug);
  const timeZone = timeZoneOf(slug);
  const hours = { ...hoursOf(service?.workingHours ?? ''), timeZone, closedDays: new Set<string>() };
  const after = (minutes: number) => addWorkingMinutes(hours, now, minutes);
  return [
    { orderServiceId, kind: 'CALL_AGAIN' as const, dueAt: after(acceptMinutes) },
    { orderServiceId, kind: 'LAST_CALL' as const, dueAt: after(cancelUnacceptedMinutes - lastCallMinutes) },
    { orderServiceId, kind: 'CANCEL_UNACCEPTED' as const, dueAt: after(cancelUnacceptedMinutes) },
  ];
}

/** The clocks of an accepted order: to remind everybody that it is late, which may have happened, and to cancel it. */
function deliveringClocks({ id: orderServiceId, part, ...placed }: PlacedPart & { id: number }, now: Date) {
  const dueAt = overdueMoment({ timeZone: timeZoneOf(part.service), ...promised(placed) });
  const fired = dueAt <= now ? { doneAt: dueAt, hasFired: true } : {};
  return [
    { orderServiceId, kind: 'OVERDUE' as const, dueAt, ...fired },
    { orderServiceId, kind: 'CANCEL_UNDELIVERED' as const, dueAt: daysAgo(dueAt, -cancelUndeliveredDays) },
  ];
}

/** New orders, photos that wait for an answer, disputes, and their clocks. The latest photo has just been sent. */
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
  const paid = inStatus('NEW').filter(({ order }) => PAID.includes(order.payment));
  const accepting = paid.flatMap(({ id, part }) => acceptingClocks(id, part, now));
  const delivering = withIds
    .filter(({ part }) => isUndelivered(part.status))
    .flatMap((each) => deliveringClocks(each, now));
  await tx.insert(orderClocks).values([...silences, ...delivered, ...accepting, ...delivering]);
  const disputes = inStatus('DISPUTE').map(({ id, createdAt, order }) => ({
    orderServiceId: id,
    words: 'Привезли на три часа позже, и розы уже привяли.',
    createdAt: daysAgo(createdAt, -order.deliveryAfterDays),
    answerUntil: daysAgo(createdAt, -order.deliveryAfterDays - 1),
  }));
  if (disputes.length > 0) await tx.insert(orderDisputes).values(disputes);
}
