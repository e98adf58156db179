import { Type, type Static } from 'typebox';
import { ClientId, Entity, Enumeration, Id, Kopecks, Moment, Nullable } from '../value/schema.ts';
import { ActorType } from '../actor/schema.ts';
import { MediaFile, MediaType } from '../media/schema.ts';
import { OrderStatus } from '../order/schema.ts';
import { PageOf, pageQuery } from '../paging/schema.ts';
import { SuggestedProduct } from '../search/schema.ts';
import { AppointedRole, InviteState } from '../team/schema.ts';
import { chatAttachmentsMax, chatMessageTypes, chatSearchMax, chatTextMax, roomBlocks } from './values.ts';

export const Participant = Entity('Participant', {
  participantType: ActorType,
  participantId: Id,
  slug: Type.String(),
  name: Type.String(),
  avatar: Nullable(MediaFile),
});
export type Participant = Static<typeof Participant>;
/** The last message of a room, as shown in the list. */
export const RoomMessage = Entity('RoomMessage', {
  text: Type.String(),
  isTyping: Type.Boolean(),
  typingMessage: Type.String(),
  createdAt: Nullable(Moment),
});
export type RoomMessage = Static<typeof RoomMessage>;
/** The side of a conversation that has blocked the other: the reader, or the other side. */
export const RoomBlock = Enumeration('RoomBlock', roomBlocks);
export const Room = Entity('Room', {
  id: Id,
  participants: Type.Array(Participant),
  message: RoomMessage,
  unreadCount: Type.Integer(),
  /** Not null: nobody can write here now. */
  block: Nullable(RoomBlock),
});
export type Room = Static<typeof Room>;
export const RoomPage = PageOf('RoomPage', Room);
export type RoomPage = Static<typeof RoomPage>;
/** A file of a message. Only people of the room can read it; a document is downloaded under its own name. */
export const ChatAttachment = Entity('ChatAttachment', {
  id: Id,
  url: Type.String(),
  alt: Type.String(),
  type: MediaType,
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
  filename: Type.String(),
  byteSize: Type.Integer(),
});
export type ChatAttachment = Static<typeof ChatAttachment>;
/** The invitation of an INVITE message. Only `userId` can answer it. */
export const ChatInvite = Entity('ChatInvite', {
  id: Id,
  userId: Id,
  serviceName: Type.String(),
  serviceSlug: Type.String(),
  role: AppointedRole,
  position: Type.String(),
  state: InviteState,
});
export type ChatInvite = Static<typeof ChatInvite>;
/** A part of a paid order between the people of a room, named by a link in a message. */
export const ChatOrder = Entity('ChatOrder', {
  orderId: Id,
  orderServiceId: Id,
  customerId: Id,
  serviceSlug: Type.String(),
  status: OrderStatus,
  total: Kopecks,
  image: Nullable(MediaFile),
});
export type ChatOrder = Static<typeof ChatOrder>;
export const ChatMessage = Entity('ChatMessage', {
  id: Id,
  clientId: Nullable(Type.String()),
  roomId: Id,
  userId: Id,
  type: Type.Enum(chatMessageTypes),
  text: Type.String(),
  attachments: Type.Array(ChatAttachment),
  /** The products and orders that the links of a text lead to: products on sale, and orders that both sides may see. */
  products: Type.Array(SuggestedProduct),
  orders: Type.Array(ChatOrder),
  inviteId: Nullable(Id),
  invite: Nullable(ChatInvite),
  /** The participant it was sent for: the side of the conversation. */
  participantType: ActorType,
  participantId: Id,
  /** First name of the person who typed it; may be empty. */
  authorName: Type.String(),
  createdAt: Moment,
  readAt: Nullable(Moment),
  editedAt: Nullable(Moment),
  /** A deleted message keeps its place without text and files. */
  isDeleted: Type.Boolean(),
});
export type ChatMessage = Static<typeof ChatMessage>;
export const ChatMessagePage = PageOf('ChatMessagePage', ChatMessage);
export type ChatMessagePage = Static<typeof ChatMessagePage>;
/** Words to find in the messages of a room, in any of their forms. */
export const RoomSearchQuery = Type.Object({ ...pageQuery, query: Type.String({ maxLength: chatSearchMax }) });
export type RoomSearchQuery = Static<typeof RoomSearchQuery>;
/** New text of the sender's own message. Empty only where files remain. */
export const EditMessage = Entity('EditMessage', { text: Type.String({ maxLength: chatTextMax }) });
export type EditMessage = Static<typeof EditMessage>;
export const CreateRoom = Entity('CreateRoom', {
  participants: Type.Array(Type.Object({ participantType: ActorType, participantId: Id }), {
    minItems: 1,
    maxItems: 10,
  }),
});
export type CreateRoom = Static<typeof CreateRoom>;

/** Joins a room as one of its participants; its messages arrive until it is left. */
export const JoinRoom = Entity('JoinRoom', { roomId: Id, participantType: ActorType, participantId: Id });
export type JoinRoom = Static<typeof JoinRoom>;
export const RoomRef = Entity('RoomRef', { roomId: Id });
export type RoomRef = Static<typeof RoomRef>;
export const LeaveRoom = Entity('LeaveRoom', { roomId: Id });
export type LeaveRoom = Static<typeof LeaveRoom>;
/** Somebody starts or stops typing in a room. */
export const RoomTyping = Entity('RoomTyping', { roomId: Id, isTyping: Type.Boolean() });
export type RoomTyping = Static<typeof RoomTyping>;
/** A message with text, files, or both. */
export const SendMessage = Entity('SendMessage', {
  roomId: Id,
  clientId: ClientId,
  text: Type.String({ maxLength: chatTextMax }),
  attachmentIds: Type.Optional(Type.Array(Id, { maxItems: chatAttachmentsMax })),
});
export type SendMessage = Static<typeof SendMessage>;
/**
 * Why the server rejected an event of the socket. It names the message (`clientId`) or the room that was to be joined
 * (`roomId`), if the event was about one.
 */
export const ChatProblem = Entity('ChatProblem', {
  code: Type.String(),
  message: Type.String(),
  clientId: Type.Optional(Type.String()),
  roomId: Type.Optional(Type.Integer()),
});
export type ChatProblem = Static<typeof ChatProblem>;
/** Events from the server over the socket. */
export interface ChatServerEvents {
  /** A new message in any of the person's rooms. */
  recMessage: (message: ChatMessage) => void;
  /** The same, for those who have the room open; also the reply to a resend. */
  newMessage: (message: ChatMessage) => void;
  /** A message of any of the person's rooms was edited or deleted, or its invitation was answered. */
  changeMessage: (message: ChatMessage) => void;
  /** A room of the person was created, or they joined one. */
  newRoom: (room: RoomRef) => void;
  typing: (typing: RoomTyping) => void;
  error: (problem: ChatProblem) => void;
}
