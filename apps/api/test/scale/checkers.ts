/** A request of the load, or the opening of a socket. */
export interface Outcome {
  at: number;
  kind: 'page' | 'read' | 'write' | 'file';
  isOk: boolean;
  /** Until the whole response was there, or the request failed. */
  ms: number;
  /** For the report: a status, or a network error. */
  detail?: string;
}

/** An order that the shop has confirmed. */
export interface Acknowledged {
  orderId: number;
  /** The idempotency key: one intention to buy. */
  key: string;
}

/** An order as the database has it. */
export interface StoredOrder {
  id: number;
  customerId: number;
}

/** A payment as the bank has it. */
export interface BankPayment {
  orderId: string;
  status: string;
  amount: number;
}

function grouped<K, T>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Confirmed orders that the database does not have. */
export const lostOrders = (acknowledged: readonly Acknowledged[], stored: readonly StoredOrder[]): number[] => {
  const ids = new Set(stored.map(({ id }) => id));
  return acknowledged.map(({ orderId }) => orderId).filter((id) => !ids.has(id));
};

/** Intentions that were answered with more than one order. */
export const doubledOrders = (acknowledged: readonly Acknowledged[]): string[] => {
  const ids = grouped(acknowledged, ({ key }) => key);
  return [...ids].flatMap(([key, orders]) => (new Set(orders.map(({ orderId }) => orderId)).size > 1 ? [key] : []));
};

/** How many orders nobody requested: more in the database than intentions, answered or not. */
export const unwantedOrders = (intentions: number, stored: readonly StoredOrder[]): number =>
  Math.max(0, stored.length - intentions);

const holdsMoney = new Set(['AUTHORIZED', 'CONFIRMED']);

/** Payments of the bank for orders with more than one payment that holds money. */
export const paidTwice = (
  payments: readonly BankPayment[],
  orderOf: (payment: BankPayment) => number | undefined,
): number[] => {
  const held = payments.filter(({ status, amount }) => holdsMoney.has(status) && amount > 0);
  const byOrder = grouped(held, orderOf);
  return [...byOrder].flatMap(([order, list]) => (order !== undefined && list.length > 1 ? [order] : []));
};

/** Messages that were confirmed to their sender and are not stored exactly once. */
export const wrongMessages = (sent: readonly string[], stored: readonly (string | null)[]): string[] => {
  const counts = grouped(stored, (text) => text);
  return sent.filter((text) => counts.get(text)?.length !== 1);
};

/** Requests that failed in a span of time. */
export const failedBetween = (outcomes: readonly Outcome[], from: number, to: number): Outcome[] =>
  outcomes.filter(({ at, isOk }) => !isOk && at >= from && at <= to);

/** Duration of the slowest successful request in a time span (ms). */
export const slowestBetween = (outcomes: readonly Outcome[], from: number, to: number): number =>
  Math.max(0, ...outcomes.filter(({ at, isOk }) => isOk && at >= from && at <= to).map(({ ms }) => ms));

/**
 * How long a kind was away (ms): from the sending of the first request that failed until everything succeeded. Zero
 * without a failure; undefined when nothing has succeeded after the last one, or nothing was asked.
 */
export const awayFor = (
  outcomes: readonly Outcome[],
  kind: Outcome['kind'],
  from: number,
  until: number,
): number | undefined => {
  const asked = outcomes.filter((each) => each.kind === kind && each.at >= from && each.at <= until);
  const first = asked.find(({ isOk }) => !isOk);
  const last = asked.findLast(({ isOk }) => !isOk);
  const next = asked.find(({ at, isOk }) => isOk && at > (last?.at ?? 0));
  if (!next) return undefined;
  return first ? next.at - Math.max(from, first.at - first.ms) : 0;
};

/** The outage of a socket: when it was lost, and when it was back. */
export interface SocketGap {
  lostAt: number;
  backAt: number | undefined;
}

/** The longest outage of a socket (ms); undefined while one lasts. */
export const longestGap = (gaps: readonly SocketGap[]): number | undefined =>
  gaps.some(({ backAt }) => backAt === undefined)
    ? undefined
    : Math.max(0, ...gaps.map(({ lostAt, backAt }) => (backAt ?? 0) - lostAt));
