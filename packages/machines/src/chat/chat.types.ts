import type { ActorType } from '@vetka/domain/actor';
import type { ChatAttachment, ChatMessage, Room } from '@vetka/domain/chat';

/** The role in which a person takes part in a room. */
export interface RoomPlace {
  roomId: number;
  participantType: ActorType;
  participantId: number;
}

/** A pending message. Its client id is the same for every attempt, so that it is stored once. */
export interface PendingMessage {
  clientId: string;
  roomId: number;
  text: string;
  /** Uploaded files; the server receives their ids. */
  attachments?: readonly ChatAttachment[];
  /** When it was written, ISO; displayed until the message is stored. Not sent to the server. */
  writtenAt?: string;
}

/** A message as the server receives it. */
export interface SentMessage {
  clientId: string;
  roomId: number;
  text: string;
  attachmentIds?: number[];
}

/** An error from the server; `clientId` if it concerns one message, `roomId` if a room was not joined. */
export interface SocketProblem {
  code: string;
  message: string;
  clientId?: string;
  roomId?: number;
}

/** Commands from the machine to the connection: the client events of the socket. */
export type ConnectionCommand =
  | ({ type: 'socket.joinRoom' } & RoomPlace)
  | { type: 'socket.leaveRoom'; roomId: number }
  | { type: 'socket.typing'; roomId: number; isTyping: boolean }
  | ({ type: 'socket.sendMessage' } & SentMessage);

/** Events from the connection to the machine. `willReconnect` false: the server closed it, and it stays closed. */
export type ConnectionEvent =
  | { type: 'socket.connected' }
  | { type: 'socket.disconnected'; error: unknown; willReconnect: boolean }
  | { type: 'socket.recMessage'; message: ChatMessage }
  | { type: 'socket.newMessage'; message: ChatMessage }
  /** A known message was edited or deleted, or its invitation was answered. */
  | { type: 'socket.changeMessage'; message: ChatMessage }
  | { type: 'socket.newRoom'; roomId: number }
  | { type: 'socket.typing'; roomId: number; isTyping: boolean }
  | { type: 'socket.error'; problem: SocketProblem };

export interface ConnectionInput {
  userId: number;
}

export type ChatEvent =
  /**
   * Messages left by an earlier page of the same person: `unsent` ones are not known to be stored and are sent with the
   * first connection, `refused` ones wait to be resent.
   */
  | { type: 'chat.login'; userId: number; unsent?: readonly PendingMessage[]; refused?: readonly PendingMessage[] }
  | { type: 'chat.logout' }
  /** The user asks to reopen a connection that the server closed. */
  | { type: 'chat.reconnect' }
  | { type: 'chat.retryRooms' }
  | ({ type: 'chat.joinRoom' } & RoomPlace)
  | { type: 'chat.leaveRoom' }
  /** Load the next page of the open room's history, or retry after a failure. */
  | { type: 'chat.loadOlder' }
  /** A key was pressed in the open room. */
  | { type: 'chat.type' }
  /** With the client id of a refused message, resends that message. */
  | ({ type: 'chat.sendMessage' } & Omit<PendingMessage, 'roomId'>)
  /** Internal: a message went out. */
  | { type: 'chat.sent' }
  /** Internal: the open room was not joined, and is joined again. */
  | { type: 'chat.rejoin' }
  | ConnectionEvent;

export type ChatEmitted =
  /** A message from somebody else. */
  | { type: 'chat.sound'; message: ChatMessage }
  /** For the log only. */
  | { type: 'chat.logged'; error: unknown }
  /** Rooms or history could not be loaded; for the common error handler. */
  | { type: 'chat.loadFailed'; error: unknown }
  /** The server refused a message; includes the typed text. */
  | { type: 'chat.sendFailed'; error: SocketProblem; message: PendingMessage };

export interface MessagesInput {
  roomId: number;
  /** From 1, newest first. */
  page: number;
}

export interface ChatContext {
  /** Null while nobody is signed in. */
  userId: number | null;
  rooms: Room[];
  /** Rooms in which somebody else has started typing since the connection was opened. */
  typingIn: readonly number[];
  /** The open room and the participant it was joined as. */
  place: RoomPlace | null;
  /** Messages of the open room, oldest first. */
  messages: ChatMessage[];
  /** Sent, but not yet known to be stored. */
  outbox: PendingMessage[];
  /** Refused by the server; they wait to be resent. */
  refused: PendingMessage[];
  /** Ids of the latest messages received over the connection: the server repeats a message that its sender resends. */
  heard: readonly number[];
  /** The page being fetched. */
  page: number;
  /** The oldest loaded page of the history; 0 before the first. */
  oldestPage: number;
  pageCount: number;
  /** The newest message from before the connection was lost: pages are fetched back to it. */
  knownUntil: number | null;
}
