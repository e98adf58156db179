import type { Room } from '@vetka/domain/chat';
import type { NewSecondFactor } from '@vetka/domain/session';
import { eq } from 'drizzle-orm';
import { URI, type TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { dial, historyOf, join, wordsOf } from '../../../test/chatLine.ts';
import { users } from '../../platform/database/schema/index.ts';
import type { Visitor } from '../../../test/visitor.ts';

const api = await startTestApp({ env: { TWO_FACTOR: 'on' } });
const address = await api.listen();

/** A member of the administration who has not passed the second factor in this session. */
async function administrator() {
  const { visitor, user } = await api.signIn();
  await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));
  return { visitor, user };
}

async function pass(visitor: Visitor): Promise<void> {
  const { body } = await visitor.post<NewSecondFactor>('auth/second-factor');
  const code = (URI.parse(body.uri) as TOTP).generate();
  const answer = await visitor.post('auth/second-factor/confirm', { code });
  expect(answer.status).toBe(200);
}

/** A person who writes to the administration, and their room. */
async function asker() {
  const { visitor } = await api.signIn();
  const participants = [{ participantType: 'ADMINISTRATION', participantId: 1 }];
  const { body: room } = await visitor.post<Room>('rooms', { participants });
  return { visitor, roomId: room.id };
}

test('SOC-13: without the second factor a member of the administration neither reads nor writes in its rooms', async () => {
  const { visitor: thief } = await administrator();
  const line = dial(address, thief);
  await line.connected();
  const { visitor, roomId } = await asker();
  join(line, roomId, 'ADMINISTRATION', 1);
  line.say('typing', { roomId, isTyping: true });
  line.send(roomId, 'Переведите деньги', { clientId: 'forged' });
  const errors = await line.waitFor('error', 3);
  expect(errors.map(({ code }) => code)).toEqual(Array(3).fill('chat.unknown-room'));
  const asking = dial(address, visitor);
  asking.send(roomId, 'Мой номер карты');
  asking.say('typing', { roomId, isTyping: true });
  await asking.waitFor('recMessage');
  await line.answered();
  expect([...wordsOf(line), ...line.received('newRoom')]).toEqual([]);
  expect(await historyOf(visitor, roomId)).toMatchObject([{ text: 'Мой номер карты' }]);
  expect(wordsOf(asking)).toHaveLength(1);
});

test('an open page of the administration reconnects with its rooms once the code is given, and loses them with the next sign-in', async () => {
  const { visitor: admin, user } = await administrator();
  const { visitor, roomId } = await asker();
  const before = dial(address, admin);
  await before.connected();
  await pass(admin);
  await before.gone();
  const line = dial(address, admin);
  join(line, roomId, 'ADMINISTRATION', 1);
  await line.answered();
  const asking = dial(address, visitor);
  asking.send(roomId, 'Помогите');
  await line.waitFor('recMessage');
  await line.waitFor('newMessage');
  line.send(roomId, 'Уже помогаем');
  expect((await asking.waitFor('recMessage', 2)).at(-1)).toMatchObject({ participantType: 'ADMINISTRATION' });
  await api.signIn(admin, user.phone);
  await line.gone();
  const after = dial(address, admin);
  await after.connected();
  join(after, roomId, 'ADMINISTRATION', 1);
  asking.send(roomId, 'Спасибо');
  await asking.waitFor('recMessage', 3);
  await after.answered();
  expect(wordsOf(after)).toEqual([]);
});
