import { randomUUID } from 'node:crypto';
import {
  chatSocketPath,
  type ChatMessage,
  type ChatMessagePage,
  type ChatProblem,
  type Room,
  type RoomPage,
  type RoomRef,
  type RoomTyping,
} from '@vetka/domain/chat';
import { io, type ManagerOptions, type SocketOptions } from 'socket.io-client';
import { expect, onTestFinished, vi } from 'vitest';
import { serviceEmployees } from '../src/platform/database/schema/index.ts';
import type { TestApp } from './app.ts';
import { makeService } from './shop.ts';
import type { Visitor } from './visitor.ts';

interface ServerEvents {
  recMessage: ChatMessage;
  newMessage: ChatMessage;
  changeMessage: ChatMessage;
  newRoom: RoomRef;
  typing: RoomTyping;
  error: ChatProblem;
}

const patience = { timeout: 10_000, interval: 10 };

export const cookieOf = ({ cookies }: Visitor): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** A visitor's socket over a real port, with every event it received. It is closed at the end of the test. */
export function dial(address: string, visitor: Visitor, options: Partial<ManagerOptions & SocketOptions> = {}) {
  const socket = io(address, {
    path: chatSocketPath,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...options,
    extraHeaders: { cookie: cookieOf(visitor), ...options.extraHeaders },
  });
  const events: [name: string, payload: unknown][] = [];
  const refusals: string[] = [];
  socket.onAny((name: string, payload: unknown) => events.push([name, payload]));
  socket.on('connect_error', ({ message }) => refusals.push(message));
  onTestFinished(() => void socket.disconnect());
  const received = <E extends keyof ServerEvents>(name: E) =>
    events.filter(([event]) => event === name).map(([, payload]) => payload as ServerEvents[E]);
  /** Waits until the event was received this many times. Returns all of them. */
  const waitFor = async <E extends keyof ServerEvents>(name: E, count = 1) => {
    await vi.waitFor(() => expect(received(name).length).toBeGreaterThanOrEqual(count), patience);
    return received(name);
  };
  return {
    socket,
    refusals,
    received,
    waitFor,
    connected: () => vi.waitFor(() => expect(socket.connected).toBe(true), patience),
    gone: () => vi.waitFor(() => expect(socket.connected).toBe(false), patience),
    refused: () => vi.waitFor(() => expect(refusals).not.toEqual([]), patience),
    say: (event: string, ...payload: unknown[]) => void socket.emit(event, ...payload),
    send: (roomId: number, text: string, more: object = {}) =>
      void socket.emit('sendMessage', { roomId, clientId: randomUUID(), text, ...more }),
    /** Waits until everything sent before is answered: events are answered in order, and this one with an error. */
    answered: async () => {
      const mark = randomUUID();
      socket.emit('typing', { clientId: mark });
      await vi.waitFor(() => expect(received('error').some(({ clientId }) => clientId === mark)).toBe(true), patience);
    },
  };
}
export type Line = ReturnType<typeof dial>;

export const join = (line: Line, roomId: number, participantType: string, participantId: number) =>
  line.say('joinRoom', { roomId, participantType, participantId });

/** A customer, an employee of a service, and their room. */
export async function openTalk(api: TestApp) {
  const service = await makeService(api.db);
  const [customer, florist] = [await api.signIn(), await api.signIn()];
  await api.db
    .insert(serviceEmployees)
    .values({ serviceId: service.id, userId: florist.user.id, role: 'SELLER', status: 'WORKER' });
  const participants = [{ participantType: 'SHOP', participantId: service.id }];
  const { body: room } = await customer.visitor.post<Room>('rooms', { participants });
  return { service, customer, florist, roomId: room.id };
}
export type Talk = Awaited<ReturnType<typeof openTalk>>;

/** Sockets of both people with the room open. */
export async function openLines(address: string, { service, customer, florist, roomId }: Talk) {
  const [asking, answering] = [dial(address, customer.visitor), dial(address, florist.visitor)];
  join(asking, roomId, 'USER', customer.user.id);
  join(answering, roomId, 'SHOP', service.id);
  await Promise.all([asking.answered(), answering.answered()]);
  return { asking, answering };
}

/** All events received from others. */
export const wordsOf = ({ received }: Line) => [
  ...received('recMessage'),
  ...received('newMessage'),
  ...received('typing'),
];

export const historyOf = async ({ get }: Visitor, roomId: number) =>
  (await get<ChatMessagePage>(`rooms/${roomId}/messages`)).body.data;

export const unreadOf = async ({ get }: Visitor, roomId: number) =>
  (await get<RoomPage>('rooms')).body.data.find(({ id }) => id === roomId)?.unreadCount;
