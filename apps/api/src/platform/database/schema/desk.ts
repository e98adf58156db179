import { deskSteps, orderClocks as clockKinds, photoAnswers, type PhotoReason } from '@vetka/domain/desk';
import { orderStatusTypes } from '@vetka/domain/order';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, moment, oneOf } from './columns.ts';
import { media } from './media.ts';
import { orderServices } from './order.ts';

/** Photos of a finished order, with the customer's answers. All are kept as evidence. */
export const orderPhotos = pgTable(
  'order_photos',
  {
    id: id(),
    orderServiceId: integer()
      .notNull()
      .references(() => orderServices.id, { onDelete: 'cascade' }),
    mediaId: integer()
      .notNull()
      .references(() => media.id),
    takenById: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** No answer by this time is consent. */
    answerUntil: moment().notNull(),
    answer: text({ enum: photoAnswers }),
    answeredAt: moment(),
    reasons: text().array().$type<PhotoReason[]>().notNull().default([]),
    words: text().notNull().default(''),
  },
  (table) => [
    oneOf('order_photos_answer', table.answer, photoAnswers),
    // One request for another photo per order.
    uniqueIndex('order_photos_one_redo')
      .on(table.orderServiceId)
      .where(sql`${table.answer} = 'REDO'`),
    index('order_photos_order').on(table.orderServiceId, table.id),
  ],
);

/** Deadlines of order services. One that no longer applies is done without having fired. */
export const orderClocks = pgTable(
  'order_clocks',
  {
    id: id(),
    orderServiceId: integer()
      .notNull()
      .references(() => orderServices.id, { onDelete: 'cascade' }),
    kind: text({ enum: clockKinds }).notNull(),
    dueAt: moment().notNull(),
    doneAt: moment(),
    hasFired: boolean().notNull().default(false),
  },
  (table) => [
    oneOf('order_clocks_kind', table.kind, clockKinds),
    uniqueIndex('order_clocks_running')
      .on(table.orderServiceId, table.kind)
      .where(sql`${table.doneAt} is null`),
    index('order_clocks_due')
      .on(table.dueAt, table.id)
      .where(sql`${table.doneAt} is null`),
    index('order_clocks_order').on(table.orderServiceId, table.id),
  ],
);

/** Steps taken at desks. Their ids come from the devices, so that a step sent twice happens once. */
export const deskStepsTaken = pgTable(
  'desk_steps',
  {
    id: uuid().primaryKey(),
    orderServiceId: integer()
      .notNull()
      .references(() => orderServices.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    step: text({ enum: deskSteps }).notNull(),
    fromStatus: text({ enum: orderStatusTypes }).notNull(),
    /** When the person did it, if the device was offline. */
    takenAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('desk_steps_step', table.step, deskSteps),
    index('desk_steps_order').on(table.orderServiceId),
    index('desk_steps_user').on(table.userId),
  ],
);
