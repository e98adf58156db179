import type { ChatEvent } from '@vetka/machines/chat';
import { createStore, type Store } from '../store.ts';
import type { ChatActor } from './chatActor.ts';
import { noChat, type ChatView } from './chatView.ts';

/** What a person does in the chat. */
export type ChatCommand = Extract<
  ChatEvent,
  { type: 'chat.joinRoom' | 'chat.loadOlder' | 'chat.type' | 'chat.sendMessage' | 'chat.reconnect' }
>;

/** What of the chat the application watches. */
export interface ChatStores {
  view: Store<ChatView>;
  /** Messages that were not read, in all rooms; by itself, for badges need not draw with every key somebody presses. */
  unreadCount: Store<number>;
}

/** The chat of the page: one machine with one connection, loaded when somebody is signed in and the page is quiet. */
export interface ChatProcess extends ChatStores {
  /** Connects in somebody's name, unless that is so already. An earlier connection is dropped first. */
  start: (userId: number) => void;
  /** Somebody signed in again: a connection that the server closed is opened anew. */
  renew: () => void;
  /** Closes the connection, and forgets what was said. */
  stop: () => void;
  /** The room is no longer open; nothing is started for it. */
  leaveRoom: (userId: number) => void;
  /** Starts when that has not been done yet. Tells whether the machine took the command. */
  send: (userId: number, command: ChatCommand) => Promise<boolean>;
}

export interface ChatProcessOptions {
  load: (stores: ChatStores, userId: number) => Promise<ChatActor>;
  /** A command came to nothing, for the machine could not be fetched. `again` repeats it. */
  onLoadError: (error: unknown, again: () => void) => void;
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
      actor.send(command);
      return true;
    } catch (error) {
      onLoadError(error, () => void send(userId, command));
      return false;
    }
  };
  return {
    ...stores,
    send,
    // A chat that could not be fetched now is fetched when it is used.
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
