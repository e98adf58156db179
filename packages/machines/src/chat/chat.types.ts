import type { ActorType } from '@vetka/domain/actor';
import type { ChatMessage, Room } from '@vetka/domain/chat';

/** As whom a person takes part in a room. */
export interface RoomPlace {
  roomId: number;
  participantType: ActorType;
  participantId: number;
}

/** A message on its way. The client id is the same for every try, so that it is stored once. */
export interface PendingMessage {
  clientId: string;
  roomId: number;
  text: string;
  attachmentIds?: number[];
  /** When it was written, ISO: for showing it until it is stored. The server is not told. */
  writtenAt?: string;
}

/** What the server says is wrong; `clientId` where it is about one message. */
export interface SocketProblem {
  code: string;
  message: string;
  clientId?: string;
}

/** What the machine asks of the connection: the client events of the socket. */
export type ConnectionCommand =
  | ({ type: 'socket.joinRoom' } & RoomPlace)
  | { type: 'socket.leaveRoom'; roomId: number }
  | { type: 'socket.typing'; roomId: number; isTyping: boolean }
  | ({ type: 'socket.sendMessage' } & Omit<PendingMessage, 'writtenAt'>);

/** What the connection tells the machine. `willReconnect` false: the server closed it, and it stays closed. */
export type ConnectionEvent =
  | { type: 'socket.connected' }
  | { type: 'socket.disconnected'; error: unknown; willReconnect: boolean }
  | { type: 'socket.recMessage'; message: ChatMessage }
  | { type: 'socket.newMessage'; message: ChatMessage }
  | { type: 'socket.typing'; roomId: number; isTyping: boolean }
  | { type: 'socket.error'; problem: SocketProblem };

export interface ConnectionInput {
  userId: number;
}

export type ChatEvent =
  /**
   * What an earlier page of the same person left: `unsent` was not seen stored and is sent with the first connection,
   * `refused` waits to be sent again.
   */
  | { type: 'chat.login'; userId: number; unsent?: readonly PendingMessage[]; refused?: readonly PendingMessage[] }
  | { type: 'chat.logout' }
  /** The server closed the connection; a person wants it back. */
  | { type: 'chat.reconnect' }
  | { type: 'chat.retryRooms' }
  | ({ type: 'chat.joinRoom' } & RoomPlace)
  | { type: 'chat.leaveRoom' }
  /** The next page of the open room's history; also another try after the history failed. */
  | { type: 'chat.loadOlder' }
  /** A key was pressed in the open room. */
  | { type: 'chat.type' }
  /** The client id of a refused message sends that one again. */
  | { type: 'chat.sendMessage'; clientId: string; text: string; attachmentIds?: number[]; writtenAt?: string }
  /** The machine's own: a message went out. */
  | { type: 'chat.sent' }
  | ConnectionEvent;

export type ChatEmitted =
  /** A message of somebody else came. */
  | { type: 'chat.sound'; message: ChatMessage }
  /** For the log only. */
  | { type: 'chat.logged'; error: unknown }
  /** Rooms or history could not be loaded; for the common error handler. */
  | { type: 'chat.loadFailed'; error: unknown }
  /** The server refused a message; what was typed comes back with it. */
  | { type: 'chat.sendFailed'; error: SocketProblem; message: PendingMessage };

export interface MessagesInput {
  roomId: number;
  /** From 1, newest first. */
  page: number;
}

export interface ChatContext {
  /** Null while nobody is logged in. */
  userId: number | null;
  rooms: Room[];
  /** The open room and as whom it was entered. */
  place: RoomPlace | null;
  /** Messages of the open room, oldest first. */
  messages: ChatMessage[];
  /** Sent, and not yet seen among the stored ones. */
  outbox: PendingMessage[];
  /** The server did not take them; they wait to be sent again. */
  refused: PendingMessage[];
  /** The page that is being fetched. */
  page: number;
  /** The oldest page of the history that is here; 0 before the first. */
  oldestPage: number;
  pageCount: number;
  /** The newest message from before the connection was lost: pages are fetched until they reach it. */
  knownUntil: number | null;
}
