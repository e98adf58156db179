import { chatSocketPath } from '@vetka/domain/chat';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestApp } from '../app.ts';
import { cookieOf, openLines, openTalk } from '../chatLine.ts';
import type { Visitor } from '../visitor.ts';

const api = await startTestApp();
const address = await api.listen();

async function engine(visitor: Visitor) {
  const url = `${address.replace('http', 'ws')}${chatSocketPath}/?EIO=4&transport=websocket`;
  const socket = new WebSocket(url, { headers: { cookie: cookieOf(visitor) } } as never);
  const frames: string[] = [];
  socket.addEventListener('message', ({ data }) => frames.push(String(data)));
  onTestFinished(() => socket.close());
  await vi.waitFor(() => expect(frames.length).toBeGreaterThan(0));
  return { socket, frames };
}
const connectedTo = (frames: readonly string[]): number => frames.filter((frame) => frame.startsWith('40')).length;

test.each([
  ['a person', async () => (await api.signIn()).visitor],
  ['a guest', async () => api.visitor()],
])('a connection of %s that asks for many sockets at once gets one at most, and is closed', async (_, visit) => {
  const { socket, frames } = await engine(await visit());
  for (let count = 0; count < 500; count += 1) socket.send('40');
  await vi.waitFor(() => expect(socket.readyState).toBe(WebSocket.CLOSED), { timeout: 5000 });
  expect(connectedTo(frames)).toBeLessThanOrEqual(1);
});

test('a person who opens many connections at once has no more of them than allowed, and others are served', async () => {
  const { visitor } = await api.signIn();
  const engines = await Promise.all(Array.from({ length: 60 }, () => engine(visitor)));
  for (const { socket } of engines) socket.send('40');
  await vi.waitFor(() => expect(engines.every(({ frames }) => frames.length > 1)).toBe(true), { timeout: 5000 });
  expect(engines.filter(({ frames }) => connectedTo(frames) > 0).length).toBeLessThanOrEqual(30);
  const talk = await openTalk(api);
  const { asking, answering } = await openLines(address, talk);
  asking.send(talk.roomId, 'Пионы ещё есть?');
  expect(await answering.waitFor('newMessage')).toHaveLength(1);
});
