import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWhileVisible } from './visibleRoom.ts';

const place = { roomId: 3, participantType: 'SHOP', participantId: 7 };
const message = { roomId: 3, clientId: 'a', text: 'Здравствуйте' };

let page: EventTarget & { hidden: boolean };
beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
});
afterEach(() => vi.unstubAllGlobals());

const turn = (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
};

function open() {
  const said: [string, object][] = [];
  const raw = {
    connected: true,
    active: true,
    on: () => undefined,
    emit: (event: string, payload: object) => said.push([event, payload]),
    disconnect: () => undefined,
  };
  return { raw, said, socket: openWhileVisible(raw) };
}

test('a room is left while the page is hidden, and open again when it is back', () => {
  const { said, socket } = open();
  socket.emit('joinRoom', place);
  turn(true);
  turn(false);
  expect(said).toEqual([
    ['joinRoom', place],
    ['leaveRoom', { roomId: 3 }],
    ['joinRoom', place],
  ]);
});

test('a hidden page that reconnects opens its room only when it is back', () => {
  const { said, socket } = open();
  page.hidden = true;
  socket.emit('joinRoom', place);
  expect(said).toEqual([]);
  turn(false);
  expect(said).toEqual([['joinRoom', place]]);
});

test('a message that a hidden page resends is written for the participant of its room', () => {
  const { said, socket } = open();
  page.hidden = true;
  socket.emit('joinRoom', place);
  socket.emit('sendMessage', message);
  expect(said.map(([event]) => event)).toEqual(['joinRoom', 'sendMessage', 'leaveRoom']);
});

test('a room that was closed, and a closed socket, stay so', () => {
  const { said, socket, raw } = open();
  socket.emit('joinRoom', place);
  socket.emit('leaveRoom', { roomId: 3 });
  turn(true);
  turn(false);
  expect(said).toHaveLength(2);
  socket.emit('joinRoom', place);
  raw.connected = false;
  turn(true);
  socket.disconnect();
  raw.connected = true;
  turn(false);
  expect(said).toHaveLength(3);
});
