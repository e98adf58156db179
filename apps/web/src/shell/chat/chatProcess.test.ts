import { expect, test, vi } from 'vitest';
import type { ChatActor } from './chatActor.ts';
import { createChatProcess, type ChatCommand } from './chatProcess.ts';
import { noChat } from './chatView.ts';

const typing: ChatCommand = { type: 'chat.type' };
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** A process with fake machines that record the events they receive. */
function begin(load?: () => Promise<unknown>) {
  const log: string[] = [];
  const onLoadError = vi.fn();
  const process = createChatProcess({
    load: async (stores, userId) => {
      if (load) await load();
      log.push(`load ${userId}`);
      stores.unreadCount.set(userId);
      const send = ({ type }: { type: string }) => void log.push(`${userId} ${type}`);
      const getSnapshot = () => ({ can: ({ type }: { type: string }) => type !== 'chat.reconnect' });
      return { send, getSnapshot, stop: () => void log.push(`${userId} stops`) } as unknown as ChatActor;
    },
    onLoadError,
  });
  return { process, log, onLoadError };
}

test('STA-34: the previous machine is stopped when another user signs in', async () => {
  const { process, log } = begin();
  process.start(1);
  process.start(1);
  await process.send(1, typing);
  expect(log, 'STA-33: one machine for the signed-in user').toEqual(['load 1', '1 chat.type']);
  process.start(2);
  await settle();
  expect(log.slice(2)).toEqual(['load 2', '1 chat.logout', '1 stops']);
});

test('ROL-06: signing out stops the chat and clears its state', async () => {
  const { process, log } = begin();
  process.start(3);
  expect(process.unreadCount.get()).toBe(3);
  process.stop();
  await settle();
  expect(log).toEqual(['load 3', '3 chat.logout', '3 stops']);
  expect(process.unreadCount.get()).toBe(0);
  expect(process.view.get()).toBe(noChat);
});

test('leaving a room does not start the chat, and a new sign-in reconnects', async () => {
  const { process, log } = begin();
  process.leaveRoom(1);
  process.renew();
  expect(log).toEqual([]);
  process.start(1);
  process.renew();
  process.leaveRoom(2);
  process.leaveRoom(1);
  await settle();
  expect(log).toEqual(['load 1', '1 chat.reconnect', '1 chat.leaveRoom']);
});

test('a failure to load the machine is reported when a command needs it, and the command can be retried', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/chatActor.js');
  const loads = vi.fn(() => Promise.reject(lost));
  const { process, onLoadError } = begin(loads);
  process.start(1);
  await settle();
  expect(onLoadError).not.toHaveBeenCalled();
  expect(await process.send(1, typing)).toBe(false);
  expect(onLoadError).toHaveBeenCalledExactlyOnceWith(lost, expect.any(Function));
  onLoadError.mock.calls[0]?.[1]();
  await settle();
  expect(loads).toHaveBeenCalledTimes(3);
});

test('a command that the machine does not accept now is not taken for sent', async () => {
  const { process } = begin();
  expect(await process.send(1, { type: 'chat.reconnect' })).toBe(false);
});
