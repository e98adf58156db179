import { and, eq } from 'drizzle-orm';
import { chatMessages, chatParticipants, chatRooms } from '../../src/platform/database/schema/chat.ts';
import { employeeInvites, serviceEmployees, users } from '../../src/platform/database/schema/index.ts';
import { inTheShop, ofShop } from './desk.rows.ts';
import { on, plain, type Ask, type Rows, type Thing } from './probe.ts';
import { mark, one } from './things.ts';
import { everybody, ownerOnly } from './vocabulary.ts';
import type { World } from './world.ts';

const managers = { ...inTheShop, shopSeller: 403 } as const;
const ownerOfShop = { ...managers, shopManager: 403 } as const;
const notFound = everybody(404, { guest: 401 });

interface Made {
  slug: string;
  id: number;
}

const somebody = async ({ db }: World) =>
  one(
    await db
      .insert(users)
      .values({ nickname: `n${mark().replace(/\W/g, '')}`.slice(0, 20) })
      .returning(),
  );

const employee = (title: string, role: 'MANAGER' | 'SELLER', isElsewhere = false): Thing<Made> => ({
  title,
  async make(world) {
    const { id } = await somebody(world);
    const { id: serviceId } = isElsewhere ? world.otherShop : world.shop;
    await world.db.insert(serviceEmployees).values({ serviceId, userId: id, role, status: 'WORKER' });
    return { slug: world.shop.service.slug, id };
  },
});
const seller = employee('a seller of the shop', 'SELLER');
const manager = employee('a manager of the shop', 'MANAGER');
const foreign = employee('a seller of another shop', 'SELLER', true);

const invited = (title: string, isElsewhere = false): Thing<Made> => ({
  title,
  async make(world) {
    const { id: userId } = await somebody(world);
    const { id: serviceId } = isElsewhere ? world.otherShop : world.shop;
    const work = { serviceId, userId, role: 'SELLER', invitedById: world.idOf('shopOwner') } as const;
    const { id } = one(await world.db.insert(employeeInvites).values(work).returning());
    return { slug: world.shop.service.slug, id };
  },
});
const invitation = invited('an invitation of the shop');
const foreignInvitation = invited('an invitation of another shop', true);

/** A courier and a seller are refused with 403 for any id. */
const refusedToSellers = { shopSeller: 403, shopCourier: 403 } as const;

const byId = ({ slug, id }: Made): Ask => ({ params: { service: slug, id } });
const newcomer: Thing<{ nickname: string; slug: string }> = {
  title: 'somebody',
  make: async (world) => ({ nickname: (await somebody(world)).nickname, slug: world.shop.service.slug }),
};
const inviting =
  (role: string) =>
  ({ nickname, slug }: { nickname: string; slug: string }): Ask => ({
    params: { service: slug },
    body: { person: nickname, role, position: '' },
  });
const asCourier = (made: Made): Ask => ({ ...byId(made), body: { role: 'COURIER' } });

/** The team of a shop. */
export const teamRows: Rows<'team'> = {
  'team.read': [plain(managers, ofShop, 'the shop')],
  'team.invite': [on(newcomer, managers, inviting('SELLER')), on(newcomer, ownerOfShop, inviting('MANAGER'))],
  'team.withdraw': [on(invitation, managers, byId), on(foreignInvitation, { ...notFound, ...refusedToSellers }, byId)],
  'team.changeRole': [
    on(seller, managers, asCourier),
    on(manager, ownerOfShop, asCourier),
    on(foreign, { ...notFound, ...refusedToSellers }, asCourier),
  ],
  'team.dismiss': [
    on(seller, managers, byId),
    on(manager, ownerOfShop, byId),
    on(foreign, { ...notFound, ...refusedToSellers }, byId),
  ],
};

/** A message that the owner wrote to the shop. */
const ownMessage: Thing<{ id: number }> = {
  title: 'a message of the owner to the shop',
  async make({ db, shop, idOf }) {
    const key = { participantsKey: `test:${crypto.randomUUID()}` };
    const { id: roomId } = one(await db.insert(chatRooms).values(key).returning());
    const userId = idOf('owner');
    await db.insert(chatParticipants).values([
      { roomId, type: 'USER', userId },
      { roomId, type: 'SHOP', serviceId: shop.id },
    ]);
    const isOwner = and(eq(chatParticipants.roomId, roomId), eq(chatParticipants.userId, userId));
    const { id: participantId } = one(await db.select().from(chatParticipants).where(isOwner));
    const message = { roomId, participantId, userId, clientId: crypto.randomUUID(), text: 'Здравствуйте' };
    return one(await db.insert(chatMessages).values(message).returning());
  },
};

export const messageRows: Pick<Rows<'chat'>, 'chat.edit' | 'chat.remove'> = {
  'chat.edit': [on(ownMessage, ownerOnly, ({ id }) => ({ params: { id }, body: { text: 'Добрый день' } }))],
  'chat.remove': [on(ownMessage, ownerOnly, ({ id }) => ({ params: { id } }))],
};
