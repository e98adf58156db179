import { addDays, mondayOf } from '../date/index.ts';
import type { StatisticsComparison, StatisticsDay, StatisticsFigures, StatisticsStep } from './schema.ts';

export type * from './schema.ts';
export * from './values.ts';

/** Days `YYYY-MM-DD`, both included. */
export interface StatisticsPeriod {
  from: string;
  to: string;
}

const dayMs = 86_400_000;

export const daysInPeriod = ({ from, to }: StatisticsPeriod): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

/** Every day of a period. */
export const daysOfPeriod = (period: StatisticsPeriod): string[] =>
  Array.from({ length: daysInPeriod(period) }, (_, index) => addDays(period.from, index));

/** The same day of the year before; the 29th of February becomes the 28th. */
function yearBefore(day: string): string {
  const before = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
  return before.endsWith('-02-29') ? `${before.slice(0, 8)}28` : before;
}

/** The periods for comparison. */
export const periodBefore = (period: StatisticsPeriod, comparison: StatisticsComparison): StatisticsPeriod =>
  comparison === 'YEAR_AGO'
    ? { from: yearBefore(period.from), to: yearBefore(period.to) }
    : { from: addDays(period.from, -daysInPeriod(period)), to: addDays(period.from, -1) };

export const noFigures: StatisticsFigures = {
  revenue: 0,
  delivery: 0,
  discounts: 0,
  coupons: 0,
  promotions: 0,
  compensation: 0,
  refunds: 0,
  orders: 0,
  returningOrders: 0,
  cancelled: 0,
  views: 0,
  adds: 0,
};

const figureNames = Object.keys(noFigures) as (keyof StatisticsFigures)[];

export const sumOfFigures = (all: readonly StatisticsFigures[]): StatisticsFigures =>
  Object.fromEntries(
    figureNames.map((name) => [name, all.reduce((sum, each) => sum + each[name], 0)]),
  ) as unknown as StatisticsFigures;

/** Kopecks per order, rounded; null without orders. */
export const averageBill = ({ revenue, orders }: Pick<StatisticsFigures, 'revenue' | 'orders'>): number | null =>
  orders === 0 ? null : Math.round(revenue / orders);

/** Percentage of orders by returning customers; null without orders. */
export const returningShare = ({
  returningOrders,
  orders,
}: Pick<StatisticsFigures, 'returningOrders' | 'orders'>): number | null =>
  orders === 0 ? null : Math.round((returningOrders / orders) * 100);

/** Days, weeks or months of a period; the first and the last may be incomplete. */
export interface StatisticsBucket extends StatisticsFigures {
  from: string;
  to: string;
}

const bucketKey: Record<StatisticsStep, (day: string) => string> = {
  DAY: (day) => day,
  WEEK: mondayOf,
  MONTH: (day) => day.slice(0, 7),
};

/** Groups the days of a period. They are consecutive, so a group ends where the key changes. */
export function bucketsOf(days: readonly StatisticsDay[], step: StatisticsStep): StatisticsBucket[] {
  const keys = days.map(({ day }) => bucketKey[step](day));
  const starts = keys.flatMap((key, index) => (key === keys[index - 1] ? [] : [index]));
  return starts.map((start, index) => {
    const group = days.slice(start, starts[index + 1]);
    return { ...sumOfFigures(group), from: group[0]?.day ?? '', to: group.at(-1)?.day ?? '' };
  });
}
