import { bankNames, banks, type PaymentProvider } from '@vetka/domain/payment';
import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, oneOf } from './columns.ts';

export const paymentProviders = bankNames.map((name) => banks[name].provider) as [
  PaymentProvider,
  ...PaymentProvider[],
];

/** Deals at a bank: payments are made into one, and sellers are paid from it. */
export const payoutDeals = pgTable(
  'payout_deals',
  {
    id: id(),
    provider: text({ enum: paymentProviders }).notNull(),
    externalId: text().notNull(),
    createdAt: createdAt(),
    /** Nothing is refunded or paid from a closed deal. */
    closedAt: moment(),
  },
  (table) => [
    oneOf('payout_deals_provider', table.provider, paymentProviders),
    unique('payout_deals_external').on(table.provider, table.externalId),
    index('payout_deals_newest').on(table.provider, table.createdAt.desc()),
  ],
);
