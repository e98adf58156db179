import type { ChatEvent } from '@vetka/machines/chat';
import { createStore } from '../store.ts';
import type { ChatActor } from './chatActor.ts';
import { noChat, type ChatStores } from './chatView.ts';

/** Chat commands issued by a user. */
export type ChatCommand = Extract<
  ChatEvent,
  { type: 'chat.joinRoom' | 'chat.loadOlder' | 'chat.type' | 'chat.sendMessage' | 'chat.reconnect' }
>;

/** The page's chat: one machine with one connection, loaded when a user is signed in and the page is idle. */
export interface ChatProcess extends ChatStores {
  /** Connects as this user, unless connected already. Closes another user's connection first. */
  start: (userId: number) => void;
  /** The user signed in again: reopens a connection that the server closed. */
  renew: () => void;
  /** Closes the connection and clears the messages. */
  stop: () => void;
  /** Closes the room; does not start the chat. */
  leaveRoom: (userId: number) => void;
  /** Starts the chat if necessary. Resolves to whether the machine accepted the command. */
  send: (userId: number, command: ChatCommand) => Promise<boolean>;
}

export interface ChatProcessOptions {
  load: (stores: ChatStores, userId: number) => Promise<ChatActor>;
  /** A command failed because the machine could not be loaded. `retry` repeats the command. */
  onLoadError: (error: unknown, retry: () => void) => void;
}

export function createChatProcess({ load, onLoadError }: ChatProcessOptions): ChatProcess {
  const stores = { view: createStore(noChat), unreadCount: createStore(0) };
  let running: { userId: number; actor: Promise<ChatActor> } | undefined;
  const drop = () => {
    void running?.actor.then(close, () => undefined);
    running = undefined;
    stores.view.set(noChat);
    stores.unreadCount.set(0);
  };
  const actorOf = (userId: number): Promise<ChatActor> => {
    if (running?.userId === userId) return running.actor;
    drop();
    const actor = load(stores, userId);
    running = { userId, actor };
    actor.catch(() => {
      if (running?.actor === actor) running = undefined;
    });
    return actor;
  };
  const send: ChatProcess['send'] = async (userId, command) => {
    try {
      const actor = await actorOf(userId);
      const isAccepted = actor.getSnapshot().can(command);
      actor.send(command);
      return isAccepted;
    } catch (error) {
      onLoadError(error, () => void send(userId, command));
      return false;
    }
  };
  return {
    ...stores,
    send,
    // If the chat cannot be loaded now, it is loaded on first use.
    start: (userId) => void actorOf(userId).catch(() => undefined),
    renew: () => void running?.actor.then((actor) => actor.send({ type: 'chat.reconnect' })).catch(() => undefined),
    leaveRoom(userId) {
      if (running?.userId !== userId) return;
      void running.actor.then((actor) => actor.send({ type: 'chat.leaveRoom' })).catch(() => undefined);
    },
    stop: drop,
  };
}

function close(actor: ChatActor): void {
  actor.send({ type: 'chat.logout' });
  actor.stop();
}
