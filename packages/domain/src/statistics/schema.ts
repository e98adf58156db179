import { Type, type Static } from 'typebox';
import { MediaFile } from '../media/schema.ts';
import { Day, Entity, Enumeration, Id, Kopecks, Nullable } from '../value/schema.ts';
import * as values from './values.ts';

export const StatisticsComparison = Enumeration('StatisticsComparison', values.statisticsComparisons);
export type StatisticsComparison = Static<typeof StatisticsComparison>;
export type StatisticsStep = (typeof values.statisticsSteps)[number];

/** Days of the shop's zone, both included. `compare`: PREVIOUS by default. */
export const StatisticsQuery = Type.Object({
  from: Day,
  to: Day,
  compare: Type.Optional(StatisticsComparison),
});
export type StatisticsQuery = Static<typeof StatisticsQuery>;

const figures = {
  /** Payments of customers for goods and delivery, less refunds (kopecks). */
  revenue: Kopecks,
  /** The part of `revenue` for delivery. */
  delivery: Kopecks,
  /** The discounts of these orders: subscriptions and promo codes. */
  discounts: Kopecks,
  /** The part of `discounts` by promo codes. */
  coupons: Kopecks,
  /** The reductions of these orders' prices by promotions of the marketplace. Not part of `discounts`. */
  promotions: Kopecks,
  /** The part of `promotions` that the marketplace pays. */
  compensation: Kopecks,
  /** Refunded for orders that were not cancelled. */
  refunds: Kopecks,
  /** Paid orders that were not cancelled. */
  orders: Type.Integer(),
  /** Those of customers who had bought here before. The rest are of new customers. */
  returningOrders: Type.Integer(),
  /** Paid orders that were cancelled later. */
  cancelled: Type.Integer(),
  /** Opened product pages. */
  views: Type.Integer(),
  /** How often a product was put into a cart. */
  adds: Type.Integer(),
};
/** Figures of orders by the day they were placed on, and of product pages by the day they were opened on. */
export const StatisticsFigures = Entity('StatisticsFigures', figures);
export type StatisticsFigures = Static<typeof StatisticsFigures>;
export const StatisticsDay = Entity('StatisticsDay', { day: Day, ...figures });
export type StatisticsDay = Static<typeof StatisticsDay>;

export const StatisticsProduct = Entity('StatisticsProduct', {
  id: Id,
  title: Type.String(),
  mediaFile: Nullable(MediaFile),
  pieces: Type.Integer(),
  /** The payments for them, less refunds (kopecks). */
  total: Kopecks,
  views: Type.Integer(),
  adds: Type.Integer(),
});
export type StatisticsProduct = Static<typeof StatisticsProduct>;

/** Orders cancelled for one reason. */
export const StatisticsCancellation = Entity('StatisticsCancellation', {
  isBySeller: Type.Boolean(),
  reason: Type.String(),
  orders: Type.Integer(),
  total: Kopecks,
});
export type StatisticsCancellation = Static<typeof StatisticsCancellation>;

/** Medians, so that one night message does not decide. Null without answers. */
export const StatisticsSpeed = Entity('StatisticsSpeed', {
  accepted: Type.Integer(),
  acceptSeconds: Nullable(Type.Integer()),
  /** Questions in the chat: messages of customers in a row count once. */
  questions: Type.Integer(),
  answered: Type.Integer(),
  answerSeconds: Nullable(Type.Integer()),
});
export type StatisticsSpeed = Static<typeof StatisticsSpeed>;

export const StatisticsRatings = Entity('StatisticsRatings', {
  /** From 1 to 5, with two decimals; null without reviews. */
  average: Nullable(Type.Number()),
  /** Reviews with one star, with two, and so on. */
  stars: Type.Array(Type.Integer(), { minItems: 5, maxItems: 5 }),
});
export type StatisticsRatings = Static<typeof StatisticsRatings>;

/** Plans of the shop sold in the period. */
export const StatisticsSubscriptions = Entity('StatisticsSubscriptions', { sold: Type.Integer(), total: Kopecks });
export type StatisticsSubscriptions = Static<typeof StatisticsSubscriptions>;

export const Statistics = Entity('Statistics', {
  /** Every day of the period, without gaps. */
  days: Type.Array(StatisticsDay),
  /** The period of the comparison. */
  beforeFrom: Day,
  beforeTo: Day,
  before: StatisticsFigures,
  /** The best by sum or by number, the largest sum first. */
  products: Type.Array(StatisticsProduct),
  cancellations: Type.Array(StatisticsCancellation),
  speed: StatisticsSpeed,
  ratings: StatisticsRatings,
  subscriptions: StatisticsSubscriptions,
});
export type Statistics = Static<typeof Statistics>;

/** The page of a product was opened. Who opened it is not stored. */
export const CountedView = Entity('CountedView', { isCounted: Type.Boolean() });
export type CountedView = Static<typeof CountedView>;
