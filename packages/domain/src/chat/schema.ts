import { Type, type Static } from 'typebox';
import { Id, Moment, Nullable } from '../value/schema.ts';
import { ActorType } from '../actor/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { PageOf } from '../paging/schema.ts';
import { chatAttachmentsMax, chatMessageTypes, chatTextMax } from './values.ts';

export const Participant = Type.Object({
  participantType: ActorType,
  participantId: Id,
  slug: Type.String(),
  name: Type.String(),
  avatar: Nullable(MediaFile),
});
export type Participant = Static<typeof Participant>;
/** The last message of a room as a list shows it. */
export const RoomMessage = Type.Object({
  text: Type.String(),
  isTyping: Type.Boolean(),
  typingMessage: Type.String(),
  createdAt: Nullable(Moment),
});
export type RoomMessage = Static<typeof RoomMessage>;
export const Room = Type.Object({
  id: Id,
  participants: Type.Array(Participant),
  message: RoomMessage,
  unreadCount: Type.Integer(),
});
export type Room = Static<typeof Room>;
export const RoomPage = PageOf(Room);
export type RoomPage = Static<typeof RoomPage>;
export const ChatMessage = Type.Object({
  id: Id,
  clientId: Nullable(Type.String()),
  roomId: Id,
  userId: Id,
  type: Type.Enum(chatMessageTypes),
  text: Type.String(),
  attachments: Type.Array(MediaFile),
  inviteId: Nullable(Id),
  createdAt: Moment,
  readAt: Nullable(Moment),
});
export type ChatMessage = Static<typeof ChatMessage>;
export const ChatMessagePage = PageOf(ChatMessage);
export type ChatMessagePage = Static<typeof ChatMessagePage>;
export const CreateRoom = Type.Object({
  participants: Type.Array(Type.Object({ participantType: ActorType, participantId: Id }), {
    minItems: 1,
    maxItems: 10,
  }),
});
export type CreateRoom = Static<typeof CreateRoom>;

/** Opens a room, as one of its participants; everything said there comes until it is left. */
export const JoinRoom = Type.Object({ roomId: Id, participantType: ActorType, participantId: Id });
export type JoinRoom = Static<typeof JoinRoom>;
export const LeaveRoom = Type.Object({ roomId: Id });
export type LeaveRoom = Static<typeof LeaveRoom>;
/** Somebody begins to type in a room, or ends. */
export const RoomTyping = Type.Object({ roomId: Id, isTyping: Type.Boolean() });
export type RoomTyping = Static<typeof RoomTyping>;
/** A message with words, with files, or with both. */
export const SendMessage = Type.Object({
  roomId: Id,
  /** Made by the sender's device, the same for every try: a resend is stored once. */
  clientId: Type.String({ pattern: String.raw`^[\w.:-]{1,64}$` }),
  text: Type.String({ maxLength: chatTextMax }),
  attachmentIds: Type.Optional(Type.Array(Id, { maxItems: chatAttachmentsMax })),
});
export type SendMessage = Static<typeof SendMessage>;
/** What was wrong with an event of the socket; `clientId` where it was about one message. */
export const ChatProblem = Type.Object({
  code: Type.String(),
  message: Type.String(),
  clientId: Type.Optional(Type.String()),
});
export type ChatProblem = Static<typeof ChatProblem>;
/** What the server tells over the socket. */
export interface ChatServerEvents {
  /** Somebody said something in any of the person's rooms. */
  recMessage: (message: ChatMessage) => void;
  /** The same, to those who have the room open; also the answer to a resend. */
  newMessage: (message: ChatMessage) => void;
  typing: (typing: RoomTyping) => void;
  error: (problem: ChatProblem) => void;
}
