import { statisticsLimits, type StatisticsProduct } from '@vetka/domain/statistics';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import type { RawSum } from '../../platform/database/rawSum.ts';
import { mediaFileOf, mediaJson, type ShownMedia } from '../../platform/media-file.ts';
import { placedIn, type Span } from './statistics.span.ts';

interface Row {
  [column: string]: unknown;
  id: number;
  title: string;
  picture: ShownMedia | null;
  pieces: RawSum;
  total: RawSum;
  views: RawSum;
  adds: RawSum;
}

/** Sums of products in orders that were not cancelled. */
const soldIn = (span: Span) => sql`
  select op.product_id, sum(op.quantity) as pieces, sum(op.total_after_discount - coalesce((
    select sum(l.amount) from order_refund_lines l join refunds r on r.id = l.refund_id and r.state <> 'FAILED'
    where l.order_product_id = op.id), 0)) as total
  from (select os.id ${placedIn(span)} and os.cancelled_at is null) placed
  join order_products op on op.order_service_id = placed.id
  group by op.product_id`;

/** The best products by sum or by number, the largest sum first. One query. */
export async function readProducts(db: Executor, span: Span): Promise<StatisticsProduct[]> {
  const { rows } = await db.execute<Row>(sql`
    with sold as (${soldIn(span)}),
    ranked as (
      select *, row_number() over (order by total desc, product_id) as by_total,
        row_number() over (order by pieces desc, product_id) as by_pieces from sold
    ),
    counted as (
      select product_id, sum(views) as views, sum(adds) as adds from statistics_product_days
      where service_id = ${span.serviceId} and day between ${span.from} and ${span.to} group by product_id
    )
    select p.id, p.title, ranked.pieces, ranked.total, coalesce(counted.views, 0) as views,
      coalesce(counted.adds, 0) as adds, (
        select ${sql.raw(mediaJson('m'))} from product_media pm join media m on m.id = pm.media_id
        where pm.product_id = p.id order by pm.position, pm.media_id limit 1) as picture
    from ranked join products p on p.id = ranked.product_id
    left join counted on counted.product_id = ranked.product_id
    where by_total <= ${statisticsLimits.products} or by_pieces <= ${statisticsLimits.products}
    order by ranked.total desc, p.id`);
  return rows.map(({ id, title, picture, pieces, total, views, adds }) => ({
    id,
    title,
    mediaFile: picture && mediaFileOf(picture, picture.alt || title),
    pieces: Number(pieces),
    total: Number(total),
    views: Number(views),
    adds: Number(adds),
  }));
}
