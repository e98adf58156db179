import { randomInt } from 'node:crypto';
import {
  addresses,
  chatParticipants,
  chatRooms,
  notices,
  savedAddresses,
  sessions,
  verificationCodes,
} from '../../src/platform/database/schema/index.ts';
import { emptyAddress } from '@vetka/domain/place';
import { on, plain, type Ask, type Rows, type Thing } from './probe.ts';
import { messageRows } from './team.rows.ts';
import { picture } from './things.ts';
import { blockedProfile, hiddenProfile, profile } from './writings.ts';
import { anyone, everybody, nobody, ownerOnly, signedIn, workers } from './vocabulary.ts';
import type { World } from './world.ts';

const freshPhone = () => `+79${String(randomInt(1e9)).padStart(9, '0')}`;
const phoneOfOwner = ({ people }: World) => people.owner.user.phone;

/** The owner and the administration see a hidden profile. */
const seesHidden = everybody(404, { owner: 'allowed', administration: 'allowed' });
const byId = ({ id }: { id: number }) => ({ params: { id } });
const byNickname = ({ nickname }: { nickname: string }) => ({ params: { nickname } });

/** Another session of the owner. */
const otherSession: Thing<{ id: number }> = {
  title: 'another session of the owner',
  async make({ db, people }) {
    const expiresAt = new Date(Date.now() + 86_400_000);
    const values = { tokenHash: crypto.randomUUID(), userId: people.owner.user.id, expiresAt };
    const [made] = await db.insert(sessions).values(values).returning();
    if (!made) throw new Error('Nothing was inserted.');
    return made;
  },
};

const administrationOnly = everybody(404, { guest: 401, administration: 'allowed' });
const wrongFactor = { body: { code: '000000' } };

/** A code sent within the last minute would require waiting; another one would count a wrong try. */
export const noCodes: Thing<null> = {
  title: 'no code was sent',
  async make({ db }) {
    await db.delete(verificationCodes);
    return null;
  },
};

export const sessionRows: Rows<'session'> = {
  'session.read': [plain(anyone)],
  'session.user': [plain(signedIn)],
  'session.verifyPhone': [plain(anyone, () => ({ body: { phone: freshPhone() } }))],
  'session.signIn': [
    plain(
      everybody(422),
      (world) => ({ body: { phone: phoneOfOwner(world), code: '0000', hasConsent: true } }),
      'the owner’s phone with a wrong code',
    ),
  ],
  'session.signInByPassword': [
    plain(
      everybody(422),
      (world) => ({ body: { login: phoneOfOwner(world), password: 'угадываю' } }),
      'the owner’s phone with a wrong password',
    ),
  ],
  'session.acceptCookies': [plain(anyone)],
  'session.sendConfirmationCode': [on(noCodes, signedIn, () => ({}))],
  'session.confirm': [on(noCodes, nobody(422), () => ({ body: { code: '0000' } }))],
  'session.secondFactor': [plain(administrationOnly)],
  'session.enrolSecondFactor': [plain(administrationOnly)],
  'session.confirmSecondFactor': [plain({ ...administrationOnly, administration: 422 }, () => wrongFactor)],
  'session.passSecondFactor': [plain({ ...administrationOnly, administration: 422 }, () => wrongFactor)],
  'session.devices': [plain(signedIn)],
  'session.endOthers': [plain(signedIn)],
  'session.end': [on(otherSession, ownerOnly, byId)],
  'session.signOut': [{ ...plain(anyone), endsSession: true }],
};

const requisites = (mediaFileIds: number[]) => ({
  body: {
    subjectType: 'SOLE_PROPRIETOR',
    name: 'ИП Петрова А. С.',
    inn: '500100732259',
    ogrn: '304500116000157',
    mediaFileIds,
    address: null,
  },
});

const savedAddress = {
  title: 'Дом',
  address: { ...emptyAddress, formatted: 'Москва, улица Ленина, 10', intercom: '' },
  recipient: { isOtherRecipient: false, firstName: '', lastName: '', middleName: '', phone: '' },
  isMain: false,
};

/** A saved address of the owner. */
const addressOfOwner: Thing<{ id: number }> = {
  title: 'a saved address of the owner',
  async make({ db, people }) {
    const [address] = await db.insert(addresses).values({ city: 'Москва' }).returning();
    if (!address) throw new Error('Nothing was inserted.');
    const values = { userId: people.owner.user.id, addressId: address.id };
    const [made] = await db.insert(savedAddresses).values(values).returning();
    if (!made) throw new Error('Nothing was inserted.');
    return made;
  },
};

/** Somebody who is not one of the actors: a restriction of an actor would change the verdicts of later rows. */
const bystander: Thing<{ id: number }> = {
  title: 'another person',
  async make({ api }) {
    const { user } = await api.signIn();
    return { id: user.id };
  },
};
const ownShop: Thing<{ id: number }> = {
  title: 'the shop',
  make: async ({ shop }) => ({ id: shop.id }),
};
const mute = (kind: 'USER' | 'SERVICE', id: number) => ({ body: { kind, id, level: 'MUTED' } });

export const accountRows: Rows<'account'> = {
  'account.users': [plain(anyone)],
  'account.newUsers': [plain(anyone)],
  'account.profile': [
    on(profile, anyone, byNickname),
    on(hiddenProfile, seesHidden, byNickname),
    on(blockedProfile, everybody(404), byNickname),
  ],
  'account.subscribe': [
    on(profile, { ...signedIn, owner: 422 }, byId),
    on(hiddenProfile, { ...nobody(404), owner: 422, administration: 'allowed' }, byId),
    on(blockedProfile, nobody(404), byId),
  ],
  'account.subscribers': [on(profile, anyone, byId), on(hiddenProfile, seesHidden, byId)],
  'account.subscriptions': [on(profile, anyone, byId), on(hiddenProfile, seesHidden, byId)],
  'account.serviceSubscriptions': [on(profile, anyone, byId), on(hiddenProfile, seesHidden, byId)],
  'account.update': [plain(signedIn, ({ shop }) => ({ body: { firstName: 'Анна', cityId: shop.service.cityId } }))],
  // One e-mail receives five letters a day.
  'account.updateEmail': [plain(signedIn, () => ({ body: { email: `${crypto.randomUUID()}@example.ru` } }))],
  'account.confirmEmail': [plain(anyone, () => ({ body: { token: 'unknown' } }))],
  'account.updatePassword': [plain(signedIn, () => ({ body: { password: 'лесная поляна' } }))],
  'account.updateNickname': [
    on(profile, { ...nobody(422), owner: 'allowed' }, ({ nickname }) => ({ body: { nickname } })),
  ],
  'account.updateAvatar': [
    on(picture, { ...nobody(422), owner: 'allowed' }, ({ id }) => ({ body: { mediaFileId: id } })),
  ],
  'account.updatePhone': [
    // The owner already has this phone, so nothing changes and no code is needed.
    plain(
      { ...nobody(422), owner: 'allowed' },
      (world) => ({ body: { phone: phoneOfOwner(world), code: '0000' } }),
      'the owner’s phone with a wrong code',
    ),
  ],
  'account.consents': [plain(signedIn)],
  'account.renewConsent': [plain(signedIn)],
  'account.withdrawConsent': [plain(signedIn, () => ({ params: { kind: 'MARKETING' } }))],
  'account.copyData': [plain(signedIn)],
  'account.deletionTerms': [plain(signedIn)],
  'account.sendDeletionCode': [on(noCodes, signedIn, () => ({}))],
  'account.deleteAccount': [on(noCodes, nobody(422), () => ({ body: { code: '0000' } }))],
  'account.updateVisible': [plain(signedIn, () => ({ body: { isVisible: true } }))],
  'account.updateLegalInfo': [
    on(picture, { ...nobody(422), owner: 'allowed' }, ({ id }) => requisites([id])),
    plain(signedIn, () => requisites([])),
  ],
  'account.addresses': [plain(signedIn)],
  'account.addAddress': [plain(signedIn, () => ({ body: savedAddress }))],
  'account.changeAddress': [on(addressOfOwner, ownerOnly, ({ id }) => ({ params: { id }, body: savedAddress }))],
  'account.restrictions': [plain(signedIn)],
  'account.restrict': [
    on(bystander, signedIn, ({ id }) => mute('USER', id)),
    on(blockedProfile, nobody(404), ({ id }) => mute('USER', id)),
    on(ownShop, { ...signedIn, shopOwner: 422, shopManager: 422, shopSeller: 422, shopCourier: 422 }, ({ id }) =>
      mute('SERVICE', id),
    ),
  ],
  'account.removeAddress': [on(addressOfOwner, ownerOnly, byId)],
};

type Participant = Omit<typeof chatParticipants.$inferInsert, 'roomId'>;

const room = (title: string, others: (world: World) => Participant): Thing<{ id: number }> => ({
  title,
  async make(world) {
    const [made] = await world.db
      .insert(chatRooms)
      .values({ participantsKey: `test:${crypto.randomUUID()}` })
      .returning();
    const roomId = made?.id ?? 0;
    const owner: Participant = { type: 'USER', userId: world.idOf('owner') };
    await world.db.insert(chatParticipants).values([owner, others(world)].map((each) => ({ ...each, roomId })));
    return { id: roomId };
  },
});
const roomWithShop = room('a room of the owner and the shop', ({ shop }) => ({ type: 'SHOP', serviceId: shop.id }));
const roomWithHelp = room('a room of the owner and the administration', () => ({ type: 'ADMINISTRATION' }));

const roomProbes = (ask: (made: { id: number }) => Ask = byId) => [
  on(roomWithShop, { ...ownerOnly, ...workers, shopCourier: 404 }, ask),
  on(roomWithHelp, { ...ownerOnly, administration: 'allowed' }, ask),
];
const withPerson = ({ id }: { id: number }) => ({
  body: { participants: [{ participantType: 'USER', participantId: id }] },
});

export const chatRows: Rows<'chat'> = {
  'chat.rooms': [plain(signedIn)],
  'chat.room': roomProbes(),
  'chat.messages': roomProbes(),
  'chat.search': roomProbes(({ id }) => ({ params: { id }, query: { query: 'пионы' } })),
  ...messageRows,
  'chat.checkOrCreate': [
    on(profile, { ...signedIn, owner: 422 }, withPerson),
    on(hiddenProfile, nobody(422), withPerson),
    on(blockedProfile, nobody(422), withPerson),
  ],
};

/** A notice of the owner. Calls of others leave it alone. */
const noticeOfOwner: Thing<{ id: number }> = {
  title: 'a notice of the owner',
  async make({ db, idOf }) {
    const words = { title: 'Заказ принят', text: 'Соберём к 15:00', path: '/my/purchases' };
    const [made] = await db
      .insert(notices)
      .values({ userId: idOf('owner'), kind: 'ORDER_ACCEPTED', key: crypto.randomUUID(), ...words })
      .returning();
    return { id: made?.id ?? 0 };
  },
};
const subscription = () => ({
  body: { endpoint: `https://push.test/${crypto.randomUUID()}`, keys: { p256dh: 'BKey', auth: 'secret' } },
});

export const noticeRows: Rows<'notice'> = {
  'notice.list': [plain(signedIn)],
  'notice.unread': [plain(signedIn)],
  'notice.read': [on(noticeOfOwner, signedIn, ({ id }) => ({ body: { ids: [id], upTo: null } }))],
  'notice.settings': [plain(signedIn)],
  'notice.changeSettings': [
    plain(signedIn, () => ({ body: { choices: [{ group: 'ORDER_COURSE', channels: ['SITE'] }] } })),
  ],
  'notice.pushKey': [plain(signedIn)],
  'notice.subscribePush': [plain(signedIn, subscription)],
  'notice.unsubscribePush': [plain(signedIn)],
};
