/** Banners, search engine metadata, redirects, and chat rooms with their history. */
import { eq } from 'drizzle-orm';
import {
  banners,
  chatMessages,
  chatParticipants,
  chatReadMarks,
  chatRooms,
  employeeInvites,
  redirects,
  seoEntries,
} from '@vetka/api/schema';
import { demoHomeBanners, demoRedirects, demoSeo } from '../content/pages.ts';
import { demoRooms, type DemoRoom } from '../content/rooms.ts';
import { demoServices } from '../content/services.ts';
import { daysAgo, idOf, minutesAgo, type SeedContext } from './context.ts';

export async function seedPages({ tx, media }: SeedContext): Promise<void> {
  const rows = demoHomeBanners.map(({ picture, ...banner }, position) => ({
    ...banner,
    mediaId: media.put(picture, 'platform', banner.alt),
    position,
  }));
  await media.flush(tx);
  await tx.insert(banners).overridingSystemValue().values(rows);
  await tx.insert(seoEntries).overridingSystemValue().values(demoSeo);
  await tx
    .insert(redirects)
    .overridingSystemValue()
    .values(demoRedirects.map(({ from, to }) => ({ fromPath: from, toPath: to })));
}

/** Next free ids while rooms are inserted. */
interface Counters {
  participant: number;
  message: number;
}

export async function seedRooms(context: SeedContext): Promise<void> {
  const counters = { participant: 0, message: 0 };
  for (const [index, room] of demoRooms.entries()) await seedRoom(context, room, index + 1, counters);
}

const typeOf = (slug: string) => demoServices.find((service) => service.slug === slug)?.type ?? 'SHOP';

/** One room; employees of its service speak for the service. */
async function seedRoom(context: SeedContext, room: DemoRoom, roomId: number, counters: Counters): Promise<void> {
  const { tx, now, users, services } = context;
  const last = minutesAgo(now, room.lastMinutesAgo);
  const actors = [
    ...(room.service ? [{ type: typeOf(room.service), serviceId: idOf(services, room.service), userId: null }] : []),
    ...room.people.map((person) => ({ type: 'USER' as const, serviceId: null, userId: idOf(users, person) })),
  ].map((actor) => ({ id: ++counters.participant, roomId, ...actor }));
  const participantsKey = actors
    .map((actor) => (actor.userId ? `USER:${actor.userId}` : `${actor.type}:${actor.serviceId}`))
    .toSorted()
    .join('|');
  await tx
    .insert(chatRooms)
    .overridingSystemValue()
    .values({ id: roomId, participantsKey, lastMessageAt: last, createdAt: daysAgo(last, 3) });
  await tx.insert(chatParticipants).overridingSystemValue().values(actors);
  const inviteId = await seedInvite(context, room, last);
  const messages = room.messages.map((message, at) => {
    const userId = idOf(users, message.from);
    const actor = actors.find((each) => each.userId === userId) ?? actors.find((each) => each.serviceId !== null);
    return {
      id: ++counters.message,
      roomId,
      participantId: actor?.id ?? 0,
      userId,
      text: message.text,
      clientId: `demo-${roomId}-${at}`,
      type: message.isInvite ? ('INVITE' as const) : ('TEXT' as const),
      inviteId: message.isInvite ? inviteId : null,
      createdAt: minutesAgo(last, message.minutesBefore),
    };
  });
  await tx.insert(chatMessages).overridingSystemValue().values(messages);
  await tx.update(chatRooms).set({ lastMessageId: counters.message }).where(eq(chatRooms.id, roomId));
  const read = messages[messages.length - 1 - room.unread];
  const reader = room.people[0];
  if (read && reader)
    await tx
      .insert(chatReadMarks)
      .overridingSystemValue()
      .values({ roomId, userId: idOf(users, reader), lastReadMessageId: read.id, readAt: read.createdAt });
}

const INVITE_DAYS = 14;

async function seedInvite({ tx, users, services }: SeedContext, room: DemoRoom, at: Date): Promise<number | null> {
  const message = room.messages.find((each) => each.isInvite);
  const person = room.people[0];
  if (!message || !room.service || !person) return null;
  await tx
    .insert(employeeInvites)
    .overridingSystemValue()
    .values({
      id: 1,
      serviceId: idOf(services, room.service),
      userId: idOf(users, person),
      invitedById: idOf(users, message.from),
      role: 'SELLER',
      position: 'Флорист',
      createdAt: at,
      expiresAt: daysAgo(at, -INVITE_DAYS),
    });
  return 1;
}
