import type { Room } from '@vetka/domain/chat';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { dial, historyOf, join, type Line, openLines, openTalk, unreadOf, wordsOf } from '../../../test/chatLine.ts';
import { serviceEmployees, services, users } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const address = await api.listen();

test('SOC-13: a stranger cannot join, type or post, and receives nothing', async () => {
  const talk = await openTalk(api);
  const { roomId, service, customer } = talk;
  const { visitor, user } = await api.signIn();
  const stranger = dial(address, visitor);
  join(stranger, roomId, 'USER', user.id);
  join(stranger, roomId, 'USER', customer.user.id);
  join(stranger, roomId, 'SHOP', service.id);
  join(stranger, roomId, 'ADMINISTRATION', 1);
  join(stranger, 2_000_000_000, 'USER', user.id);
  stranger.say('typing', { roomId, isTyping: true });
  stranger.send(roomId, 'Пустите', { clientId: 'let-me-in' });
  const errors = await stranger.waitFor('error', 7);
  expect(new Set(errors.map(({ code, message }) => `${code}: ${message}`))).toEqual(
    new Set(['chat.unknown-room: Такого чата нет']),
  );
  expect(errors.at(-1)?.clientId).toBe('let-me-in');
  const { asking, answering } = await openLines(address, talk);
  answering.say('typing', { roomId, isTyping: true });
  asking.send(roomId, 'Только между нами');
  await answering.waitFor('newMessage');
  await stranger.answered();
  expect(wordsOf(stranger)).toEqual([]);
  expect(await historyOf(customer.visitor, roomId)).toHaveLength(1);
});

test('people join a room only as themselves or a service of theirs, and speak for whom they joined as', async () => {
  const talk = await openTalk(api);
  const { roomId, service, customer, florist } = talk;
  const { asking, answering } = await openLines(address, talk);
  join(asking, roomId, 'SHOP', service.id);
  join(answering, roomId, 'USER', customer.user.id);
  join(answering, roomId, 'SERVICE', service.id);
  await Promise.all([asking.answered(), answering.answered()]);
  const refusals = ({ received }: Line) => received('error').filter(({ code }) => code === 'chat.unknown-room');
  expect([refusals(asking), refusals(answering)].map((list) => list.length)).toEqual([1, 1]);
  answering.send(roomId, 'Здравствуйте');
  await asking.waitFor('newMessage');
  expect(await unreadOf(florist.visitor, roomId)).toBe(0);
});

test('the owner of a service speaks for it; former employees receive nothing', async () => {
  const talk = await openTalk(api);
  const { roomId, service, florist } = talk;
  const { asking, answering } = await openLines(address, talk);
  const owner = await api.signIn();
  await api.db.update(services).set({ ownerId: owner.user.id }).where(eq(services.id, service.id));
  const boss = dial(address, owner.visitor);
  join(boss, roomId, 'SHOP', service.id);
  await boss.answered();
  await api.db.update(serviceEmployees).set({ status: 'FINAL' }).where(eq(serviceEmployees.userId, florist.user.id));
  boss.send(roomId, 'С вами хозяйка');
  expect(await asking.waitFor('newMessage')).toMatchObject([{ userId: owner.user.id, text: 'С вами хозяйка' }]);
  expect(await unreadOf(owner.visitor, roomId)).toBe(0);
  answering.send(roomId, 'А я ещё тут');
  await answering.answered();
  expect(answering.received('error').map(({ code }) => code)).toContain('chat.unknown-room');
  expect(wordsOf(answering)).toEqual([]);
});

test('people write to the administration, whichever of its members answers', async () => {
  const person = await api.signIn();
  const admin = await api.signIn();
  await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, admin.user.id));
  const participants = [{ participantType: 'ADMINISTRATION', participantId: 1 }];
  const { body: room } = await person.visitor.post<Room>('rooms', { participants });
  const [asking, answering] = [dial(address, person.visitor), dial(address, admin.visitor)];
  await answering.connected();
  asking.send(room.id, 'Помогите');
  await answering.waitFor('recMessage');
  join(answering, room.id, 'ADMINISTRATION', 1);
  answering.send(room.id, 'Уже помогаем');
  expect((await asking.waitFor('recMessage', 2)).at(-1)).toMatchObject({ userId: admin.user.id, text: 'Уже помогаем' });
});
