import { expect, expectTypeOf, test } from 'vitest';
import type { ChatMessage } from '@vetka/domain/chat';
import type { Socket } from 'socket.io-client';
import type { EmittedFrom, EventFromLogic } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { messageOf, pageOf, placeOf, roomOf } from '../testing/chat-fakes.ts';
import { declaredStates, untakenTransitions } from '../testing/transitions.ts';
import { chatMachine, type ChatEmitted, type ChatEvent, type ChatSocket } from './index.ts';

const error = new Error('Нет связи');
const stored = [messageOf(5), messageOf(6)];
const entering = [
  { type: 'chat.login', userId: 1 },
  { type: 'socket.connected' },
  { type: 'chat.joinRoom', ...placeOf(3) },
  { type: 'chat.leaveRoom' },
];
const speaking = [
  { type: 'chat.sendMessage', clientId: 'a', text: 'Здравствуйте' },
  { type: 'chat.type' },
  { type: 'chat.reconnect' },
  { type: 'chat.rejoin' },
  { type: 'chat.logout' },
  { type: 'socket.disconnected', error, willReconnect: true },
  { type: 'socket.disconnected', error, willReconnect: false },
];
const listing = [
  { type: 'chat.retryRooms' },
  { type: 'xstate.done.actor.fetchRooms', output: [roomOf(3)] },
  { type: 'xstate.error.actor.fetchRooms', error },
];
const reading = [
  { type: 'chat.loadOlder' },
  { type: 'xstate.done.actor.fetchMessages', output: pageOf(1, 1, stored) },
  { type: 'xstate.error.actor.fetchMessages', error },
];
const received = [
  { type: 'socket.recMessage', message: messageOf(7) },
  { type: 'socket.recMessage', message: messageOf(8, { userId: 1 }) },
  { type: 'socket.newMessage', message: messageOf(1) },
  { type: 'socket.newMessage', message: messageOf(9, { roomId: 4 }) },
  { type: 'socket.changeMessage', message: messageOf(7, { text: 'Иначе' }) },
  { type: 'socket.newRoom', roomId: 9 },
  { type: 'socket.typing', roomId: 3, isTyping: true },
  { type: 'socket.error', problem: { code: 'chat.rate-limit', message: 'Слишком много запросов', clientId: 'a' } },
  { type: 'socket.error', problem: { code: 'unavailable', message: 'Попробуйте ещё раз', roomId: 3 } },
  { type: 'socket.error', problem: { code: 'chat.unknown', message: 'Что-то пошло не так' } },
];
const events = [...entering, ...speaking, ...listing, ...reading];

const partsOf = (value: unknown, path = ''): string[] => {
  if (typeof value === 'string') return [`${path}.${value}`];
  return Object.entries(value as Record<string, unknown>).flatMap(([name, inner]) => [
    `${path}.${name}`,
    ...partsOf(inner, `${path}.${name}`),
  ]);
};

test('every state can be reached', () => {
  const paths = getShortestPaths(chatMachine, {
    events: events as never,
    serializeState: ({ value, context }) => JSON.stringify([value, context.place !== null]),
  });
  const reached = new Set(paths.flatMap(({ state }) => partsOf(state.value, 'chat')));
  expect([...reached].toSorted()).toEqual(declaredStates(chatMachine).toSorted());
});

test('every transition is taken', { timeout: 20_000 }, () => {
  // Each region is walked separately: together they have thousands of states.
  const regionOf = (name: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'online' in value
      ? (value.online as Record<string, unknown>)[name]
      : value;
  const later = { type: 'xstate.done.actor.fetchMessages', output: pageOf(1, 1, [messageOf(9), messageOf(10)]) };
  const untaken = untakenTransitions(
    chatMachine,
    {
      events: [...entering, ...speaking, ...received],
      keyOf: ({ value, context }) => {
        const { place, outbox } = context as { place: unknown; outbox: unknown[] };
        return [regionOf('link', value), regionOf('sentFlag', value), place, outbox.length > 0];
      },
    },
    {
      events: [...entering, ...listing, ...received],
      keyOf: ({ value, context }) => [regionOf('rooms', value), (context as { heard: unknown[] }).heard.length > 0],
    },
    {
      events: [...entering, ...reading, later],
      keyOf: ({ value, context }) => {
        const { knownUntil, messages } = context as { knownUntil: unknown; messages: unknown[] };
        return [regionOf('room', value), knownUntil, messages.length];
      },
    },
  );
  expect(untaken).toEqual([]);
});

test('only the declared events can be sent, and only declared events are emitted', () => {
  expectTypeOf<EventFromLogic<typeof chatMachine>>().toEqualTypeOf<ChatEvent>();
  expectTypeOf<EmittedFrom<typeof chatMachine>>().toEqualTypeOf<ChatEmitted>();
  type Typed = Socket<
    { recMessage: (message: ChatMessage) => void; error: (problem: { code: string; message: string }) => void },
    { leaveRoom: (payload: { roomId: number }) => void }
  >;
  expectTypeOf<Socket>().toExtend<ChatSocket>();
  expectTypeOf<Typed>().toExtend<ChatSocket>();
  expect(Object.keys(chatMachine.implementations.actors)).toEqual(['connection', 'fetchRooms', 'fetchMessages']);
});
