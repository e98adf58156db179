import type { Opening } from '@vetka/domain/opening';
import { emptyAddress } from '@vetka/domain/place';
import { and, eq, isNull } from 'drizzle-orm';
import { addresses, legalInfos, serviceOpenings, services } from '../../src/platform/database/schema/index.ts';
import { pictureOf } from './desk.rows.ts';
import { on, plain, type Rows, type Thing } from './probe.ts';
import { mark, one } from './things.ts';
import { actors, everybody, nobody, signedIn } from './vocabulary.ts';
import type { World } from './world.ts';

const requisites = { subjectType: 'SOLE_PROPRIETOR', name: 'ИП Веснина О. А.', inn: '526011440730' } as const;
const administrationOnly = { ...nobody(404), administration: 'allowed' } as const;

const people = actors.filter((actor) => actor !== 'guest');

interface Begun {
  cityId: number;
  contractVersion: string;
  /** The shop of each signed-in actor. */
  serviceIds: number[];
}

async function insertShop({ db, shop }: World, userId: number, legalInfoId: number): Promise<number> {
  const place = { ...emptyAddress, formatted: 'Москва, улица Ленина, 1', street: 'улица Ленина, 1' };
  const address = one(await db.insert(addresses).values(place).returning());
  const { cityId } = shop.service;
  const columns = { slug: `new-${mark()}`, name: 'Новый магазин', ownerId: userId, cityId, legalInfoId };
  return one(
    await db
      .insert(services)
      .values({ ...columns, addressId: address.id })
      .returning(),
  ).id;
}

/** Each actor opens a shop of their own, so that they do not affect each other. */
const opening = (title: string, state: 'seller' | 'shop' | 'sent'): Thing<Begun> => ({
  title,
  async make(world) {
    const { db } = world;
    const serviceIds: number[] = [];
    for (const userId of people.map(world.idOf)) {
      await db.delete(serviceOpenings).where(and(eq(serviceOpenings.userId, userId), isNull(serviceOpenings.openedAt)));
      const legal = one(await db.insert(legalInfos).values(requisites).returning());
      const serviceId = state === 'seller' ? null : await insertShop(world, userId, legal.id);
      const submittedAt = state === 'sent' ? new Date() : null;
      await db.insert(serviceOpenings).values({ userId, legalInfoId: legal.id, serviceId, submittedAt });
      if (serviceId !== null) serviceIds.push(serviceId);
    }
    const { body } = await world.visitorOf('owner').get<Opening>('opening');
    return { cityId: world.shop.service.cityId, contractVersion: body.contractVersion, serviceIds };
  },
});
const begun = opening('requisites of a new shop', 'seller');
const filled = opening('a new shop', 'shop');
const sent = opening('a shop that waits to be opened', 'sent');

const withPicture: Thing<Begun & { logoId: number }> = {
  title: 'a picture of the owner',
  make: async (world) => ({ ...(await begun.make(world)), logoId: await pictureOf(world, 'owner') }),
};

const shopOf = ({ cityId }: Begun) => ({
  name: 'Новый магазин',
  cityId,
  address: { ...emptyAddress, formatted: 'Москва, улица Ленина, 1', street: 'улица Ленина, 1' },
  phone: '+79161234567',
  opensAt: '09:00',
  closesAt: '21:00',
  logoId: null,
});

export const openingRows: Rows<'opening'> = {
  'opening.read': [plain(signedIn)],
  'opening.company': [plain(signedIn, () => ({ query: { inn: requisites.inn } }))],
  'opening.seller': [on(begun, signedIn, () => ({ body: { ...requisites, ogrn: '318526000214187', kpp: '' } }))],
  'opening.shop': [
    on(begun, signedIn, (made) => ({ body: shopOf(made) })),
    on(withPicture, everybody(422, { guest: 401, owner: 'allowed' }), (made) => ({
      body: { ...shopOf(made), logoId: made.logoId },
    })),
  ],
  'opening.submit': [on(filled, signedIn, ({ contractVersion }) => ({ body: { contractVersion } }))],
  'opening.withdraw': [on(sent, signedIn, () => ({}))],
  'opening.moderated': [
    plain(administrationOnly),
    plain(administrationOnly, () => ({ query: { id: 1 } }), 'one entry'),
  ],
  'opening.undoModeration': [
    on(sent, { ...administrationOnly, administration: 409 }, ({ serviceIds: [id = 0] }) => ({ params: { id } })),
  ],
  'opening.moderate': [
    on(sent, administrationOnly, ({ serviceIds: [id = 0] }) => ({
      params: { id },
      body: { isApproved: false, reason: 'Поправьте адрес' },
    })),
  ],
};
