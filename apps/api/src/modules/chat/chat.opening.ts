import type { CreateRoom } from '@vetka/domain/chat';
import { and, asc, eq, inArray, isNull, not, or, sql } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { chatParticipants, chatRooms } from '../../platform/database/schema/chat.ts';
import { services } from '../../platform/database/schema/service.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { requireUnblocked } from './chat.blocking.ts';
import { servicesOf, speaksAs, type ChatUser } from './chat.membership.ts';

type Actor = Omit<typeof chatParticipants.$inferInsert, 'roomId'>;
export type ServiceOfRoom = Pick<typeof services.$inferSelect, 'id' | 'type'>;
type Named = CreateRoom['participants'];

const unknownParticipant = () => invalid({ participants: 'Такого собеседника нет' }, 'chat.participants');

const idsOf = (named: Named, isOf: (type: Named[number]['participantType']) => boolean): number[] => [
  ...new Set(named.filter(({ participantType }) => isOf(participantType)).map(({ participantId }) => participantId)),
];

/** People who have paid one of these services for which the person speaks: it may write to them about their orders. */
const isCustomerOf = (serviceIds: number[], userId: number) => sql`exists (
  select from orders o join order_services os on os.order_id = o.id
  where o.user_id = ${users.id} and o.paid_at is not null
    and os.service_id = any(${sql.param(serviceIds)}::int[]) and os.service_id in ${servicesOf(userId)}
)`;

/** The owners of the services for which the person works: one may ask them for access. */
const isEmployerOf = (userId: number) => sql`exists (
  select from services s join service_employees se on se.service_id = s.id
  where s.owner_id = ${users.id} and se.user_id = ${userId} and se.status = 'WORKER'
)`;

/**
 * Active people with a visible profile. The person themselves, the customers of their services and the owners of those
 * that they work for always count.
 */
const findPeople = (db: Executor, ids: number[], serviceIds: number[], userId: number) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, ids),
        isNull(users.blockedAt),
        isNull(users.deletedAt),
        or(eq(users.isVisible, true), eq(users.id, userId), isCustomerOf(serviceIds, userId), isEmployerOf(userId)),
      ),
    );

/** Published services, with whether the person speaks for them. */
const findServices = (db: Executor, ids: number[], userId: number) =>
  db
    .select({
      id: services.id,
      type: services.type,
      isOwn: sql<boolean>`${services.id} in ${servicesOf(userId)}`,
    })
    .from(services)
    .where(and(inArray(services.id, ids), eq(services.status, 'PUBLISHED')));

/**
 * The participants of a new room. A service matches under any of its participant types; the requester must be one of
 * them.
 */
async function actorsOf(db: Executor, user: ChatUser, named: Named): Promise<Actor[]> {
  const userIds = idsOf(named, (type) => type === 'USER');
  const serviceIds = idsOf(named, (type) => type !== 'USER' && type !== 'ADMINISTRATION');
  const [people, sellers] = await Promise.all([
    userIds.length > 0 ? findPeople(db, userIds, serviceIds, user.id) : [],
    serviceIds.length > 0 ? findServices(db, serviceIds, user.id) : [],
  ]);
  if (people.length < userIds.length || sellers.length < serviceIds.length) throw unknownParticipant();
  const administration = named.some(({ participantType }) => participantType === 'ADMINISTRATION');
  const actors: Actor[] = [
    ...people.map(({ id }) => ({ type: 'USER' as const, userId: id })),
    ...sellers.map(({ id, type }) => ({ type, serviceId: id })),
    ...(administration ? [{ type: 'ADMINISTRATION' as const }] : []),
  ];
  const speaks =
    userIds.includes(user.id) || sellers.some(({ isOwn }) => isOwn) || (administration && user.isAdministration);
  const isAlone = actors.length < 2 && !userIds.includes(user.id);
  if (!speaks || isAlone) actors.push({ type: 'USER', userId: user.id });
  if (actors.length < 2) throw invalid({ participants: 'Выберите, с кем говорить' }, 'chat.participants');
  return actors;
}

/**
 * `SHOP:3|USER:7`, independent of the order they were named in. The administration appears once. Invitations by phone have
 * a room of their own: the service may open the other one to find out whose phone it is.
 */
function keysOf(actors: readonly Actor[]): { ordinary: string; invited: string } {
  const ordinary = actors
    .map(({ type, userId, serviceId }) => `${type}:${serviceId ?? userId ?? 1}`)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join('|');
  return { ordinary, invited: `${ordinary}|INVITED` };
}

const isWaitingIn = (actors: readonly Actor[]): boolean => actors.some(({ isWaiting }) => isWaiting === true);

interface OpenedRoom {
  id: number;
  isNew: boolean;
}

/** Shows a room to the service that invited the person in it. */
export const endWaiting = (tx: Transaction, roomIds: readonly number[]) =>
  tx
    .update(chatParticipants)
    .set({ isWaiting: false })
    .where(and(inArray(chatParticipants.roomId, [...roomIds]), eq(chatParticipants.isWaiting, true)));

/** The room of these participants: that of an invitation once the person has answered, unless they have another. */
async function findRoom(tx: Transaction, actors: readonly Actor[]): Promise<number | undefined> {
  const { ordinary, invited } = keysOf(actors);
  const waits = sql`exists (select from ${chatParticipants} p where p.room_id = ${chatRooms.id} and p.is_waiting)`;
  const isInvited = eq(chatRooms.participantsKey, invited);
  const isOrdinary = or(eq(chatRooms.participantsKey, ordinary), and(isInvited, not(waits)));
  const [room] = await tx
    .select({ id: chatRooms.id })
    .from(chatRooms)
    .where(isWaitingIn(actors) ? isInvited : isOrdinary)
    .orderBy(asc(chatRooms.participantsKey))
    .limit(1);
  return room?.id;
}

/** Gets or creates the room of these participants. */
async function roomOf(tx: Transaction, actors: readonly Actor[]): Promise<OpenedRoom> {
  const known = await findRoom(tx, actors);
  if (known !== undefined) return { id: known, isNew: false };
  const { ordinary, invited } = keysOf(actors);
  const participantsKey = isWaitingIn(actors) ? invited : ordinary;
  const [made] = await tx.insert(chatRooms).values({ participantsKey }).onConflictDoNothing().returning();
  if (made) await tx.insert(chatParticipants).values(actors.map((actor) => ({ ...actor, roomId: made.id })));
  // Otherwise a concurrent request has made it.
  const id = made?.id ?? (await findRoom(tx, actors));
  if (id === undefined) throw new Error(`The room of ${participantsKey} was neither found nor created.`);
  return { id, isNew: made !== undefined };
}

/**
 * Gets or creates the room of these participants.
 * @throws Refusal 403 for a new room when one has blocked the other, 422 on `participants`
 */
export const openRoom = (db: Database, user: ChatUser, named: Named): Promise<OpenedRoom> =>
  db.transaction(async (tx) => {
    const room = await roomOf(tx, await actorsOf(tx, user, named));
    // A room that exists is opened, and says why nobody can write in it.
    if (room.isNew) await requireUnblocked(tx, room.id, speaksAs(user));
    return room;
  });

/**
 * Gets or creates the room of a service and a person, even if their profile is hidden.
 * @param isWaiting whether the people of the service see the room only once the person answers
 */
export async function openServiceRoom(
  tx: Transaction,
  service: ServiceOfRoom,
  { userId, isWaiting }: { userId: number; isWaiting: boolean },
): Promise<number> {
  const { id } = await roomOf(tx, [
    { type: service.type, serviceId: service.id, isWaiting },
    { type: 'USER', userId },
  ]);
  return id;
}
