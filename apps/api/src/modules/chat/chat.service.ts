import {
  previewOf,
  type ChatAttachment,
  type ChatMessage,
  type ChatMessagePage,
  type CreateRoom,
  type Participant,
  type Room,
  type RoomPage,
  type RoomSearchQuery,
} from '@vetka/domain/chat';
import { metaOf, type PageQuery } from '@vetka/domain/paging';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { authorOf } from '../../platform/authors.ts';
import type { HiddenState } from '../../platform/hidden.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { roomNotFound, type ChatUser } from './chat.membership.ts';
import { broadcastChange, broadcastMessage, broadcastRoom } from './chat.broadcast.ts';
import { findCards, type Cards } from './chat.cards.ts';
import { editMessage, removeMessage } from './chat.changing.ts';
import { attachmentOf, messageOf } from './chat.message.ts';
import { endWaiting, openRoom, openServiceRoom } from './chat.opening.ts';
import * as repository from './chat.repository.ts';
import { hasWords } from './chat.words.ts';
import { writeMessage, type ServiceMessage, type Written } from './chat.sending.ts';
import { roomPath } from './chat.unread.ts';

const roomsTake = 20;
const messagesTake = 30;

/** The administration is one participant, no matter which member writes. */
const administration: Participant = {
  participantType: 'ADMINISTRATION',
  participantId: 1,
  slug: 'administration',
  name: 'Администрация «Ветки»',
  avatar: null,
};

const roomOf = (
  { id, last, unreadCount, block }: repository.RoomRow,
  participants: Participant[],
  shown: (Cards & { attachments: ChatAttachment[] }) | null,
): Room => ({
  id,
  participants,
  message: {
    text: last && shown ? previewOf({ text: last.text, isDeleted: last.deletedAt !== null, ...shown }) : '',
    isTyping: false,
    typingMessage: '',
    createdAt: last?.createdAt.toISOString() ?? null,
  },
  unreadCount,
  block,
});

const messageNotFound = () => notFound('chat.unknown-message', 'Такого сообщения нет');

/** Chat rooms and messages. A room is visible only to its participants. */
export class ChatService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async rooms(user: ChatUser, { page = 1, take = roomsTake }: PageQuery): Promise<RoomPage> {
    const [rows, total] = await Promise.all([
      repository.findRooms(this.#app.db, user, { page, take }),
      repository.countRooms(this.#app.db, user),
    ]);
    return { data: await this.#rooms(rows), meta: metaOf(page, take, total) };
  }

  /** @throws Refusal 404 for a room the person does not participate in */
  async room(user: ChatUser, id: number): Promise<Room> {
    const rows = await repository.findRooms(this.#app.db, user, { page: 1, take: 1 }, repository.isRoom(id));
    const [room] = await this.#rooms(rows);
    if (!room) throw roomNotFound();
    return room;
  }

  /** Gets or creates the room of these participants and the person. @throws Refusal 422 on `participants` */
  async checkOrCreate(user: ChatUser, { participants }: CreateRoom): Promise<Room> {
    const { id, isNew } = await openRoom(this.#app.db, user, participants);
    if (isNew) await broadcastRoom(this.#app, id);
    return this.room(user, id);
  }

  /**
   * Writes a message in the transaction of the change it belongs to.
   * @returns `deliver` delivers it to open chats; call it after the commit. `path` is the page of its room
   */
  async writeForService(tx: Transaction, message: ServiceMessage): Promise<Written> {
    const { service, authorId, userId, clientId, text, inviteId = null, isWaiting = false } = message;
    const roomId = await openServiceRoom(tx, service, { userId, isWaiting });
    const participantId = await repository.findServiceParticipant(tx, roomId, service.id);
    const id = await writeMessage(tx, { userId: authorId, participantId }, { roomId, clientId, text, inviteId });
    const deliver = async () => {
      if (id !== undefined) await broadcastMessage(this.#app, roomId, id);
    };
    return { path: roomPath(roomId), deliver };
  }

  /** @throws Refusal 404 for a message of a room the person does not participate in */
  async requireMessage(user: ChatUser, id: number): Promise<void> {
    const [row] = await repository.findMessage(this.#app.db, id);
    const { roomId = 0, deletedAt = null } = row?.message ?? {};
    const seen = await repository.countRooms(this.#app.db, user, repository.isRoom(roomId));
    if (seen === 0 || deletedAt !== null) throw messageNotFound();
  }

  /** Hides a message that breaks the rules from both sides. */
  async hideMessage(tx: Transaction, id: number): Promise<HiddenState | null> {
    return (await repository.deleteMessage(tx, id)) ? {} : null;
  }

  async unhideMessage(tx: Transaction, id: number): Promise<void> {
    await repository.bringBack(tx, id);
  }

  /** Shows a message that was hidden, or is back, on the pages of its room. */
  async announceChange(id: number): Promise<void> {
    await broadcastChange(this.#app, (await this.message(id)).roomId, id);
  }

  /** Newest first. @throws Refusal 404 for a room the person does not participate in */
  messages(user: ChatUser, roomId: number, page: PageQuery): Promise<ChatMessagePage> {
    return this.#history(user, roomId, page);
  }

  /** Newest first. @throws Refusal 404 for a room the person does not participate in */
  search(user: ChatUser, roomId: number, { query, ...page }: RoomSearchQuery): Promise<ChatMessagePage> {
    return this.#history(user, roomId, page, hasWords(query));
  }

  async #history(
    user: ChatUser,
    roomId: number,
    { page = 1, take = messagesTake }: PageQuery,
    where?: SQL,
  ): Promise<ChatMessagePage> {
    const { db } = this.#app;
    if ((await repository.countRooms(db, user, repository.isRoom(roomId))) === 0) throw roomNotFound();
    const [rows, total] = await Promise.all([
      repository.findMessages(db, roomId, { page, take }, where),
      repository.countMessages(db, roomId, where),
    ]);
    return { data: await this.#messages(rows), meta: metaOf(page, take, total) };
  }

  /** Whether a person may read an uploaded file because it was sent to one of their rooms. */
  isShownTo(user: ChatUser, mediaId: number): Promise<boolean> {
    return repository.isShownTo(this.#app.db, user, mediaId);
  }

  /** @throws Refusal 404, 409 after a day, 422 on `text` */
  async edit(user: ChatUser, id: number, text: string): Promise<ChatMessage> {
    const { roomId } = await editMessage(this.#app.db, user, id, text);
    await broadcastChange(this.#app, roomId, id);
    return this.message(id);
  }

  /** @throws Refusal 404, 409 after a day */
  async remove(user: ChatUser, id: number): Promise<ChatMessage> {
    const { roomId } = await removeMessage(this.#app.db, user, id);
    await broadcastChange(this.#app, roomId, id);
    return this.message(id);
  }

  /** Shows the room of an accepted invitation to the service. */
  async openForService(tx: Transaction, inviteId: number): Promise<void> {
    const messages = await repository.findInviteMessages(tx, inviteId);
    await endWaiting(
      tx,
      messages.map(({ roomId }) => roomId),
    );
  }

  /** Shows both sides how an invitation was answered. */
  async announceInvite(inviteId: number): Promise<void> {
    for (const { id, roomId } of await repository.findInviteMessages(this.#app.db, inviteId)) {
      await broadcastChange(this.#app, roomId, id);
    }
  }

  /** A message as seen by everyone in its room. */
  async message(id: number): Promise<ChatMessage> {
    const [message] = await this.#messages(await repository.findMessage(this.#app.db, id));
    if (!message) throw new Error(`Message ${id} does not exist.`);
    return message;
  }

  async #messages(rows: readonly repository.MessageRow[]): Promise<ChatMessage[]> {
    const messages = rows.map(({ message }) => message);
    const [filesOf, cardsOf] = await Promise.all([
      this.#filesOf(messages),
      findCards(this.#app.db, messages, this.#app.config.publicUrl),
    ]);
    return rows.map((row) => messageOf(row, filesOf(row.message.id), cardsOf(row.message)));
  }

  /** The files of messages; a deleted one has none. */
  async #filesOf(messages: readonly { id: number; deletedAt: Date | null }[]) {
    const ids = messages.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id);
    const files = await repository.findAttachments(this.#app.db, ids);
    return (id: number) => files.filter(({ messageId }) => messageId === id).map(attachmentOf);
  }

  async #rooms(rows: readonly repository.RoomRow[]): Promise<Room[]> {
    const actors = await repository.findParticipants(
      this.#app.db,
      rows.map(({ id }) => id),
    );
    const participantOf = ({ type, author }: (typeof actors)[number]): Participant => {
      if (type === 'ADMINISTRATION') return administration;
      const { id, slug, name, avatar } = authorOf(author);
      return { participantType: type, participantId: id, slug, name, avatar };
    };
    const lasts = rows.flatMap(({ last }) => last ?? []);
    const [filesOf, cardsOf] = await Promise.all([
      this.#filesOf(lasts),
      findCards(this.#app.db, lasts, this.#app.config.publicUrl),
    ]);
    return rows.map((row) => {
      const participants = actors.filter(({ roomId }) => roomId === row.id).map(participantOf);
      const shown = row.last && { ...cardsOf(row.last), attachments: filesOf(row.last.id) };
      return roomOf(row, participants, shown);
    });
  }
}
