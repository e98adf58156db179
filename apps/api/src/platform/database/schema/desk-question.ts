import { disputeDecisions, substitutionStates } from '@vetka/domain/desk';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, kopecksSum, moment, notNegative, oneOf } from './columns.ts';
import { media } from './media.ts';
import { orderProducts, orderServices } from './order.ts';

/** A stored option of a substitution. `refund`: kopecks returned if it is chosen. */
export interface StoredOption {
  title: string;
  note: string;
  mediaId: number | null;
  refund: number;
}

/** Questions to customers about goods that the shop has run out of. */
export const orderSubstitutions = pgTable(
  'order_substitutions',
  {
    id: id(),
    orderServiceId: integer()
      .notNull()
      .references(() => orderServices.id, { onDelete: 'cascade' }),
    orderProductId: integer()
      .notNull()
      .references(() => orderProducts.id, { onDelete: 'cascade' }),
    words: text().notNull(),
    options: jsonb().$type<StoredOption[]>().notNull(),
    /** Kopecks returned if the customer wants it without a substitute. */
    refundWithout: kopecksSum().notNull(),
    state: text({ enum: substitutionStates }).notNull().default('OPEN'),
    /** Index in `options`. */
    chosen: integer(),
    proposedById: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** No answer by this time means «без неё». */
    answerUntil: moment().notNull(),
    answeredAt: moment(),
  },
  (table) => [
    oneOf('order_substitutions_state', table.state, substitutionStates),
    check('order_substitutions_chosen', sql`(${table.state} = 'CHOSEN') = (${table.chosen} is not null)`),
    notNegative('order_substitutions_refund_without', table.refundWithout),
    // One question at a time.
    uniqueIndex('order_substitutions_open')
      .on(table.orderServiceId)
      .where(sql`${table.state} = 'OPEN'`),
    index('order_substitutions_order').on(table.orderServiceId, table.id),
    index('order_substitutions_product').on(table.orderProductId),
  ],
);

/** The pictures of its options: they are referenced in JSON, where no foreign key protects them. */
export const orderSubstitutionMedia = pgTable(
  'order_substitution_media',
  {
    substitutionId: integer()
      .notNull()
      .references(() => orderSubstitutions.id, { onDelete: 'cascade' }),
    mediaId: integer()
      .notNull()
      .references(() => media.id),
  },
  (table) => [primaryKey({ columns: [table.substitutionId, table.mediaId] })],
);

/** At most one dispute per order service. */
export const orderDisputes = pgTable(
  'order_disputes',
  {
    orderServiceId: integer()
      .primaryKey()
      .references(() => orderServices.id, { onDelete: 'cascade' }),
    words: text().notNull(),
    createdAt: createdAt(),
    /** The seller answers by then. */
    answerUntil: moment().notNull(),
    answer: text(),
    answeredById: integer().references(() => users.id, { onDelete: 'set null' }),
    answeredAt: moment(),
    decision: text({ enum: disputeDecisions }),
    /** Kopecks. */
    refund: kopecksSum().notNull().default(0),
    decisionWords: text().notNull().default(''),
    decidedById: integer().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment(),
  },
  (table) => [
    oneOf('order_disputes_decision', table.decision, disputeDecisions),
    notNegative('order_disputes_refund', table.refund),
    index('order_disputes_undecided')
      .on(table.createdAt, table.orderServiceId)
      .where(sql`${table.decidedAt} is null`),
  ],
);

/** Pictures of a dispute. */
export const orderDisputeMedia = pgTable(
  'order_dispute_media',
  {
    orderServiceId: integer()
      .notNull()
      .references(() => orderDisputes.orderServiceId, { onDelete: 'cascade' }),
    mediaId: integer()
      .notNull()
      .references(() => media.id),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.orderServiceId, table.mediaId] })],
);
