import type { ChatMessage, Room } from '@vetka/domain/chat';
import type { PendingMessage } from '@vetka/machines/chat';

/** What pages show of the running chat. */
export interface ChatView {
  /** `dropped`: the server closed the connection, and only a person brings it back. */
  link: 'offline' | 'connecting' | 'connected' | 'reconnecting' | 'dropped';
  /** The latest first; empty until they have come. */
  rooms: readonly Room[];
  /** The open room. */
  roomId: number | null;
  /** Of the open room, oldest first; null until they have come. */
  messages: readonly ChatMessage[] | null;
  hasOlder: boolean;
  isLoadingMessages: boolean;
  /** On their way, of all rooms. */
  pending: readonly PendingMessage[];
  /** Not taken by the server, of all rooms. */
  refused: readonly PendingMessage[];
  /** A message went out within the last three seconds. */
  isSent: boolean;
}

/** While the chat is not running: what the server drew is all there is. */
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
