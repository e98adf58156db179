import { Type, type Static } from 'typebox';
import { Id, Moment, Nullable } from '../value/schema.ts';
import { ActorType } from '../actor/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { PageOf } from '../paging/schema.ts';

export const chatMessageTypes = ['INVITE', 'TEXT'] as const;

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
