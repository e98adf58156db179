import { actorTypes } from '@vetka/domain/actor';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { atMost, createdAt, id, moment, oneOf } from './columns.ts';
import { media } from './media.ts';
import { employeeInvites, services } from './service.ts';

export const chatMessageTypes = ['INVITE', 'TEXT'] as const;

export const chatRooms = pgTable(
  'chat_rooms',
  {
    id: id(),
    /** Sorted participants, `SERVICE:3|USER:7`: there is one room for a set of them. */
    participantsKey: text().notNull().unique(),
    lastMessageId: integer().references((): AnyPgColumn => chatMessages.id, { onDelete: 'set null' }),
    lastMessageAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [index('chat_rooms_recent').on(table.lastMessageAt.desc().nullsLast(), table.id.desc().nullsFirst())],
);

/** A service, a person or the administration in a room. */
export const chatParticipants = pgTable(
  'chat_participants',
  {
    id: id(),
    roomId: integer()
      .notNull()
      .references(() => chatRooms.id, { onDelete: 'cascade' }),
    type: text({ enum: actorTypes }).notNull(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    serviceId: integer().references(() => services.id, { onDelete: 'cascade' }),
    joinedAt: createdAt(),
  },
  (table) => [
    oneOf('chat_participants_type', table.type, actorTypes),
    check(
      'chat_participants_actor',
      sql`(${table.type} = 'USER') = (${table.userId} is not null) and (${table.type} in ('SHOP', 'COMPANY', 'SERVICE')) = (${table.serviceId} is not null)`,
    ),
    unique('chat_participants_user').on(table.roomId, table.userId),
    unique('chat_participants_service').on(table.roomId, table.serviceId),
    index('chat_participants_of_user').on(table.userId, table.roomId),
    index('chat_participants_of_service').on(table.serviceId, table.roomId),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    roomId: integer()
      .notNull()
      .references(() => chatRooms.id, { onDelete: 'cascade' }),
    /** For whom it was said. */
    participantId: integer()
      .notNull()
      .references(() => chatParticipants.id, { onDelete: 'cascade' }),
    /** Who typed it. */
    userId: integer()
      .notNull()
      .references(() => users.id),
    type: text({ enum: chatMessageTypes }).notNull().default('TEXT'),
    text: text().notNull().default(''),
    /** Given by the sender's device: a resend is stored once. */
    clientId: text().notNull(),
    inviteId: integer().references(() => employeeInvites.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    deletedAt: moment(),
  },
  (table) => [
    oneOf('chat_messages_type', table.type, chatMessageTypes),
    atMost('chat_messages_text', table.text, 4000),
    unique('chat_messages_client').on(table.roomId, table.userId, table.clientId),
    index('chat_messages_history').on(table.roomId, table.id.desc().nullsFirst()),
  ],
);

export const chatAttachments = pgTable(
  'chat_attachments',
  {
    messageId: integer()
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    mediaId: integer()
      .notNull()
      .references(() => media.id),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.mediaId] })],
);

/** How far a person has read; people of one service read each for themselves. */
export const chatReadMarks = pgTable(
  'chat_read_marks',
  {
    roomId: integer()
      .notNull()
      .references(() => chatRooms.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastReadMessageId: integer().notNull(),
    readAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.userId] })],
);
