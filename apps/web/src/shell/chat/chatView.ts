import type { ChatMessage, Room } from '@vetka/domain/chat';
import type { PendingMessage } from '@vetka/machines/chat';
import type { Store } from '../store.ts';

/** The state of the running chat that pages show. */
export interface ChatView {
  /** `dropped`: the server closed the connection, and only the user can reopen it; `ended`: by signing in. */
  link: 'offline' | 'connecting' | 'connected' | 'reconnecting' | 'dropped' | 'ended';
  /** Latest first; empty until loaded. */
  rooms: readonly Room[];
  /** The open room. */
  roomId: number | null;
  /** Messages of the open room, oldest first; null until loaded. */
  messages: readonly ChatMessage[] | null;
  hasOlder: boolean;
  isLoadingMessages: boolean;
  /** Being sent, in all rooms. */
  pending: readonly PendingMessage[];
  /** Refused by the server, in all rooms. */
  refused: readonly PendingMessage[];
  /** A message was sent within the last three seconds. */
  isSent: boolean;
}

/** Before the chat is running, pages show only the server-rendered data. */
export const noChat: ChatView = {
  link: 'offline',
  rooms: [],
  roomId: null,
  messages: null,
  hasOlder: false,
  isLoadingMessages: false,
  pending: [],
  refused: [],
  isSent: false,
};

/** The chat state that the application subscribes to. */
export interface ChatStores {
  view: Store<ChatView>;
  /** Unread messages in all rooms; a store of its own, so that badges do not re-render on every keystroke. */
  unreadCount: Store<number>;
}
