import type { Restrictions } from '@vetka/domain/account';
import type { Room } from '@vetka/domain/chat';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { dial, historyOf, openTalk } from '../../../test/chatLine.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { orders } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const address = await api.listen();
const market = createMarketFixture(api);
type Person = Awaited<ReturnType<typeof api.signIn>>;

const restrict = (visitor: Visitor, level: string, id: number, kind = 'USER') =>
  visitor.put<Restrictions>('profile/restrictions', { kind, id, level });
const two = async (): Promise<[Person, Person]> => [await api.signIn(), await api.signIn()];
const room = (visitor: Visitor, id: number) =>
  visitor.post<Room>('rooms', { participants: [{ participantType: 'USER', participantId: id }] });

test('nobody writes in a conversation after a block, which says who ended it, until the block is lifted', async () => {
  const [owner, blocked] = await two();
  const { body: opened } = await room(blocked.visitor, owner.user.id);
  expect(opened.block).toBeNull();
  await restrict(owner.visitor, 'BLOCKED', blocked.user.id);
  const read = async ({ visitor }: Person) => (await visitor.get<Room>(`rooms/${opened.id}`)).body.block;
  expect([await read(owner), await read(blocked)]).toEqual(['OWN', 'OTHER']);
  const [mine, theirs] = [dial(address, owner.visitor), dial(address, blocked.visitor)];
  theirs.send(opened.id, 'Ответьте!', { clientId: 'refused' });
  mine.send(opened.id, 'Больше не пишите', { clientId: 'own' });
  expect(await theirs.waitFor('error')).toEqual([
    {
      code: 'chat.blocked',
      message: 'Собеседник ограничил общение с вами, поэтому написать ему нельзя',
      clientId: 'refused',
    },
  ]);
  expect(await mine.waitFor('error')).toMatchObject([{ code: 'chat.blocked', clientId: 'own' }]);
  expect(await historyOf(owner.visitor, opened.id)).toEqual([]);
  expect((await room(blocked.visitor, owner.user.id)).body.id, 'the room still opens').toBe(opened.id);
  await restrict(owner.visitor, 'NONE', blocked.user.id);
  theirs.send(opened.id, 'Спасибо');
  await theirs.waitFor('recMessage');
  expect(await read(blocked)).toBeNull();
});

test('after a block nobody is seen typing, and is not told why', async () => {
  const [owner, blocked] = await two();
  const { body: opened } = await room(blocked.visitor, owner.user.id);
  const [mine, theirs] = [dial(address, owner.visitor), dial(address, blocked.visitor)];
  await mine.connected();
  theirs.say('typing', { roomId: opened.id, isTyping: true });
  await mine.waitFor('typing');
  await restrict(owner.visitor, 'BLOCKED', blocked.user.id);
  theirs.say('typing', { roomId: opened.id, isTyping: false });
  theirs.say('typing', { roomId: opened.id, isTyping: true });
  await theirs.answered();
  await mine.answered();
  expect(mine.received('typing').map(({ isTyping }) => isTyping)).toEqual([true, false]);
  expect(theirs.received('error')).toHaveLength(1);
});

test('a new conversation is not opened after a block, in either direction', async () => {
  const [owner, blocked] = await two();
  await restrict(owner.visitor, 'BLOCKED', blocked.user.id);
  expect((await room(blocked.visitor, owner.user.id)).status).toBe(403);
  expect((await room(owner.visitor, blocked.user.id)).status).toBe(403);
  await restrict(owner.visitor, 'MUTED', blocked.user.id);
  expect((await room(blocked.visitor, owner.user.id)).status).toBe(200);
});

test('a message is not edited after a block', async () => {
  const [owner, blocked] = await two();
  const { body: opened } = await room(blocked.visitor, owner.user.id);
  const line = dial(address, blocked.visitor);
  line.send(opened.id, 'Добрый день');
  const [message] = await line.waitFor('recMessage');
  await restrict(owner.visitor, 'BLOCKED', blocked.user.id);
  expect((await blocked.visitor.put(`messages/${message?.id}`, { text: 'Ну и зря' })).status).toBe(403);
});

test('a blocked shop does not write, unless it is making an order of the person', async () => {
  const { customer, florist, roomId, service } = await openTalk(api);
  await restrict(customer.visitor, 'BLOCKED', service.id, 'SERVICE');
  const line = dial(address, florist.visitor);
  line.send(roomId, 'У нас скидки', { clientId: 'advertising' });
  expect(await line.waitFor('error')).toMatchObject([{ code: 'chat.blocked', clientId: 'advertising' }]);

  const seller = await market.seller();
  const { id: productId } = await market.product(seller);
  const { carts } = await market.add(customer.visitor, productId);
  const { body: placed } = await market.order(
    customer.visitor,
    market.bodyOf([market.wish(carts[0]?.cartId ?? 0, seller)], 280_000),
    crypto.randomUUID(),
  );
  const { body: talk } = await customer.visitor.post<Room>('rooms', {
    participants: [{ participantType: 'SHOP', participantId: seller.id }],
  });
  await restrict(customer.visitor, 'BLOCKED', seller.id, 'SERVICE');
  const block = async () => (await customer.visitor.get<Room>(`rooms/${talk.id}`)).body.block;
  expect(await block()).toBe('OWN');
  await api.db.update(orders).set({ paidAt: new Date() }).where(eq(orders.id, placed.orderId));
  expect(await block()).toBeNull();
});
