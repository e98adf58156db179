import {
  statisticsLimits,
  type StatisticsCancellation,
  type StatisticsRatings,
  type StatisticsSpeed,
  type StatisticsSubscriptions,
} from '@vetka/domain/statistics';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import type { RawSum } from '../../platform/database/rawSum.ts';
import { isWithin, placedIn, type Span } from './statistics.span.ts';

type Numbers<Name extends string> = Record<Name, RawSum>;

/** Cancelled orders by reason, the most frequent first. */
export async function readCancellations(db: Executor, span: Span): Promise<StatisticsCancellation[]> {
  const { rows } = await db.execute<{ isBySeller: boolean; reason: string } & Numbers<'orders' | 'total'>>(sql`
    select os.status = 'CANCELED_BY_SELLER' as "isBySeller", coalesce(os.cancel_reason, '') as reason,
      count(*) as orders, sum(os.total) as total
    ${placedIn(span)} and os.cancelled_at is not null
    group by 1, 2 order by orders desc, total desc, reason limit ${statisticsLimits.reasons}`);
  return rows.map(({ orders, total, ...rest }) => ({ ...rest, orders: Number(orders), total: Number(total) }));
}

const medianOf = (seconds: SQL): SQL => sql`round(percentile_cont(0.5) within group (order by ${seconds}))::int`;

async function readAcceptance(db: Executor, span: Span) {
  const { rows } = await db.execute<{ accepted: RawSum; acceptSeconds: number | null }>(sql`
    select count(os.accepted_at) as accepted,
      ${medianOf(sql`extract(epoch from os.accepted_at - o.paid_at)`)} as "acceptSeconds" ${placedIn(span)}`);
  return rows[0];
}

/**
 * Questions are messages of others after the shop's own, or the first ones; the shop's next message is the answer, also
 * when it came after the span.
 */
async function readAnswers(db: Executor, span: Span) {
  const { rows } = await db.execute<{ questions: RawSum; answered: RawSum; answerSeconds: number | null }>(sql`
    with messages as (
      select m.id, m.room_id, m.created_at, author.service_id is not distinct from ${span.serviceId} as is_own
      from chat_participants shop
      join chat_rooms room on room.id = shop.room_id and room.last_message_at >= ${span.begins}::timestamptz
      join chat_messages m on m.room_id = room.id and m.type = 'TEXT'
      join chat_participants author on author.id = m.participant_id
      where shop.service_id = ${span.serviceId}
    ),
    turns as (
      select *, lag(is_own) over (partition by room_id order by id) is distinct from is_own as is_turn from messages
    ),
    answers as (
      select is_own, created_at, lead(created_at) over (partition by room_id order by id) as answered_at
      from turns where is_turn
    )
    select count(*) as questions, count(answered_at) as answered,
      ${medianOf(sql`extract(epoch from answered_at - created_at)`)} as "answerSeconds"
    from answers where not is_own and ${isWithin('created_at', span)}`);
  return rows[0];
}

/** How fast the shop accepts orders and answers in the chat. Two queries. */
export async function readSpeed(db: Executor, span: Span): Promise<StatisticsSpeed> {
  const [acceptance, answers] = await Promise.all([readAcceptance(db, span), readAnswers(db, span)]);
  return {
    accepted: Number(acceptance?.accepted ?? 0),
    acceptSeconds: acceptance?.acceptSeconds ?? null,
    questions: Number(answers?.questions ?? 0),
    answered: Number(answers?.answered ?? 0),
    answerSeconds: answers?.answerSeconds ?? null,
  };
}

/** Reviews of the shop and of its products, written in the span. Each part of the union has its index. */
export async function readRatings(db: Executor, span: Span): Promise<StatisticsRatings> {
  const { rows } = await db.execute<{ rating: number; count: number }>(sql`
    select rating, count(*)::int as count from (
      select r.rating from reviews r
      where r.service_id = ${span.serviceId} and r.deleted_at is null and ${isWithin('r.created_at', span)}
      union all
      select r.rating from products p join reviews r on r.product_id = p.id
      where p.service_id = ${span.serviceId} and r.deleted_at is null and ${isWithin('r.created_at', span)}
    ) written group by rating`);
  const stars = [1, 2, 3, 4, 5].map((star) => rows.find(({ rating }) => rating === star)?.count ?? 0);
  const count = stars.reduce((sum, each) => sum + each, 0);
  const total = stars.reduce((sum, each, index) => sum + each * (index + 1), 0);
  return { stars, average: count === 0 ? null : Math.round((total / count) * 100) / 100 };
}

/** Plans of the shop that were bought in the span and paid for. */
export async function readSubscriptions(db: Executor, span: Span): Promise<StatisticsSubscriptions> {
  const { rows } = await db.execute<Numbers<'sold' | 'total'>>(sql`
    select count(*) as sold, coalesce(sum(h.price_paid), 0) as total from subscription_holdings h
    where h.service_id = ${span.serviceId} and h.starts_at is not null and ${isWithin('h.created_at', span)}`);
  return { sold: Number(rows[0]?.sold ?? 0), total: Number(rows[0]?.total ?? 0) };
}
