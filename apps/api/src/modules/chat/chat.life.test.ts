import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { chatSocketPath } from '@vetka/domain/chat';
import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { cookieOf, dial, join, openLines, openTalk } from '../../../test/chatLine.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { sessions, users } from '../../platform/database/schema/index.ts';

const written: string[] = [];
const api = await startTestApp({ env: { LOG_LEVEL: 'info' }, log: { write: (line) => void written.push(line) } });
const address = await api.listen();

const returning = { reconnection: true, reconnectionDelay: 20, randomizationFactor: 0 };
const signOut = (visitor: Visitor) => visitor.get('auth/logout');

test('signing out closes the sockets of the session but not those of another device', async () => {
  const { visitor, user } = await api.signIn();
  const { visitor: phone } = await api.signIn(api.visitor(), user.phone ?? '');
  const [first, second, elsewhere] = [dial(address, visitor), dial(address, visitor, returning), dial(address, phone)];
  await Promise.all([first, second, elsewhere].map((line) => line.connected()));
  await signOut(visitor);
  await Promise.all([first.gone(), second.gone()]);
  await second.refused();
  expect(second.refusals).toEqual(['Вам необходимо авторизоваться']);
  expect(second.socket.active).toBe(false);
  await elsewhere.answered();
});

test('a session with a new token keeps its sockets only with the new cookie', async () => {
  const { visitor, user } = await api.signIn();
  const { visitor: phone } = await api.signIn(api.visitor(), user.phone ?? '');
  const old = dial(address, visitor, returning);
  const elsewhere = dial(address, phone, returning);
  await Promise.all([old.connected(), elsewhere.connected()]);
  const password = 'Пион-и-мята-2026';
  const { status } = await visitor.put('profile/password', { password });
  expect(status).toBe(200);
  await Promise.all([old.refused(), elsewhere.refused()]);
  const fresh = dial(address, visitor);
  await fresh.answered();
});

test('a session that expires closes its sockets', async () => {
  const { visitor, user } = await api.signIn();
  const line = dial(address, visitor);
  const { visitor: other, user: blocked } = await api.signIn();
  const blockedLine = dial(address, other);
  const { visitor: third } = await api.signIn();
  const staying = dial(address, third);
  await Promise.all([line, blockedLine, staying].map((each) => each.connected()));
  await api.db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.userId, user.id));
  await api.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, blocked.id));
  await api.app.jobs.run('realtime.end-over');
  await Promise.all([line.gone(), blockedLine.gone()]);
  await staying.answered();
  expect([line, blockedLine, staying].map(({ socket }) => socket.connected)).toEqual([false, false, true]);
});

test('requests of a session that ended a moment ago are refused', async () => {
  const talk = await openTalk(api);
  const { asking, answering } = await openLines(address, talk);
  await api.db.delete(sessions).where(eq(sessions.userId, talk.customer.user.id));
  asking.send(talk.roomId, 'Ещё я');
  expect((await asking.waitFor('error', 2)).at(-1)).toMatchObject({ message: 'Вам необходимо авторизоваться' });
  await asking.gone();
  await answering.answered();
  expect(answering.received('recMessage')).toEqual([]);
});

test('SOC-04: a disconnected client reconnects by itself, and a message it resends is stored once', async () => {
  const talk = await openTalk(api);
  const line = dial(address, talk.customer.visitor, returning);
  const message = { roomId: talk.roomId, clientId: 'again', text: 'Связь пропала' };
  line.say('sendMessage', message);
  const [stored] = await line.waitFor('recMessage');
  const back = new Promise((resolve) => line.socket.io.once('reconnect', resolve));
  line.socket.io.engine.close();
  await back;
  line.say('sendMessage', message);
  expect(await line.waitFor('newMessage')).toEqual([stored]);
});

test('SOC-12: errors are logged with the id of their request and without the text of messages', async () => {
  const talk = await openTalk(api);
  const { asking } = await openLines(address, talk);
  await api.ownerDb.execute(sql`alter table chat_messages add constraint broken check (text <> 'тайна')`);
  asking.send(talk.roomId, 'тайна', { clientId: 'broken' });
  await vi.waitFor(() => expect(asking.received('error').some(({ clientId }) => clientId === 'broken')).toBe(true));
  await api.ownerDb.execute(sql`alter table chat_messages drop constraint broken`);
  expect(asking.received('error').at(-1)).toEqual({
    code: 'internal',
    message: 'Что-то пошло не так',
    clientId: 'broken',
  });
  asking.send(talk.roomId, 'другая тайна');
  await asking.waitFor('newMessage');
  const lines = written.map((line) => JSON.parse(line) as Record<string, unknown>);
  const failed = lines.filter(({ msg }) => msg === 'socket event failed');
  expect(failed).toMatchObject([{ event: 'sendMessage', reqId: expect.any(String), reason: { code: '23514' } }]);
  expect(lines.some(({ msg, event }) => msg === 'socket event refused' && event === 'typing')).toBe(true);
  expect(written.join('')).not.toContain('тайна');
});

test('a person may have many tabs open, up to a limit', async () => {
  const { visitor } = await api.signIn();
  const lines = Array.from({ length: 30 }, () => dial(address, visitor));
  await Promise.all(lines.map((line) => line.connected()));
  const oneMore = dial(address, visitor);
  await oneMore.refused();
  expect(oneMore.refusals).toEqual(['Слишком много запросов']);
  await lines[0]?.answered();
});

/** A websocket whose other end stops responding, even to a close. */
async function dialUnresponsive(at: string, visitor: Visitor): Promise<Socket> {
  const headers = {
    cookie: cookieOf(visitor),
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
  };
  const asked = request(`${at}${chatSocketPath}/?EIO=4&transport=websocket`, { headers }).end();
  const [, socket] = (await once(asked, 'upgrade')) as [unknown, Socket];
  socket.on('error', () => {}).pause();
  return socket;
}

test('a stopping server exits at once, with sockets open and unresponsive clients', async () => {
  const stopping = await startTestApp();
  const at = await stopping.listen();
  const talk = await openTalk(stopping);
  const { asking } = await openLines(at, talk);
  const silent = await dialUnresponsive(at, talk.customer.visitor);
  asking.send(talk.roomId, 'Напоследок');
  const startedAt = performance.now();
  await stopping.app.close();
  expect(performance.now() - startedAt).toBeLessThan(8000);
  await asking.gone();
  // The server has not closed it, so the client reconnects to another copy.
  expect(asking.socket.io.engine).toBeDefined();
  silent.destroy();
});

test('upgrade requests at other paths, or to other protocols, are answered like ordinary requests', async () => {
  const { port } = new URL(address);
  const ask = async (method: string, path: string, upgrade: string) => {
    const headers = { connection: 'Upgrade', upgrade, 'content-type': 'application/json' };
    const asked = request({ host: '127.0.0.1', port, method, path: `/api/v1/${path}`, headers });
    asked.end(method === 'POST' ? '{"login":""}' : undefined);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    await answer.resume().toArray();
    return answer.statusCode;
  };
  expect(await ask('GET', 'nowhere', 'websocket')).toBe(404);
  expect(await ask('GET', 'banners', 'websocket')).toBe(200);
  expect(await ask('POST', 'auth/by-password', 'h2c')).toBe(422);
});

test('after a reconnect a room is open only once it is joined again', async () => {
  const talk = await openTalk(api);
  const { asking, answering } = await openLines(address, talk);
  answering.socket.disconnect();
  answering.socket.connect();
  await answering.connected();
  asking.send(talk.roomId, 'Раз');
  await answering.waitFor('recMessage');
  await answering.answered();
  expect(answering.received('newMessage')).toEqual([]);
  join(answering, talk.roomId, 'SHOP', talk.service.id);
  await answering.answered();
  asking.send(talk.roomId, 'Два');
  expect(await answering.waitFor('newMessage')).toMatchObject([{ text: 'Два' }]);
});
