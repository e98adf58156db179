import type { ChatMessage, ChatOrder } from '@vetka/domain/chat';
import { orderStatusOf, type OrderStatusType } from '@vetka/domain/order';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { mediaJson, optionalMediaFile, type ShownMedia } from '../../platform/media-file.ts';
import { findSoldProductsBySlug } from '../../platform/soldProducts.ts';
import { siteLinksIn, type SiteLinks } from './chat.links.ts';

export type Cards = Pick<ChatMessage, 'products' | 'orders'>;

interface Linking {
  id: number;
  roomId: number;
  text: string;
  deletedAt: Date | null;
}

interface OrderRow extends Omit<ChatOrder, 'status' | 'image'> {
  roomId: number;
  status: OrderStatusType;
  picture: ShownMedia | null;
}

/**
 * Paid orders of a person from a shop, in a room of these two and nobody else: both sides see them already. Whoever opens
 * a room names its participants, so beside a third one the orders of the others could be guessed by their ids.
 */
async function findOrders(db: Executor, roomIds: number[], links: readonly SiteLinks[]): Promise<OrderRow[]> {
  const orderIds = links.flatMap((each) => each.orderIds);
  const partIds = links.flatMap((each) => each.orderServiceIds);
  if (orderIds.length + partIds.length === 0) return [];
  const { rows } = await db.execute<OrderRow & Record<string, unknown>>(sql`
    select buyer.room_id as "roomId", os.order_id as "orderId", os.id as "orderServiceId", o.user_id as "customerId",
      s.slug as "serviceSlug", os.status, os.total::float8 as total, (
        select ${sql.raw(mediaJson('m'))} from order_products op join media m on m.id = op.media_id
        where op.order_service_id = os.id order by op.id limit 1) as picture
    from order_services os
    join orders o on o.id = os.order_id and o.paid_at is not null
    join services s on s.id = os.service_id
    join chat_participants buyer on buyer.user_id = o.user_id
    join chat_participants seller on seller.room_id = buyer.room_id and seller.service_id = os.service_id
    where buyer.room_id = any(${sql.param(roomIds)}::int[])
      and not exists (select from chat_participants other
        where other.room_id = buyer.room_id and other.id not in (buyer.id, seller.id))
      and (os.order_id = any(${sql.param(orderIds)}::int[]) or os.id = any(${sql.param(partIds)}::int[]))
    order by os.id`);
  return rows;
}

const orderOf = ({ roomId: _roomId, status, picture, ...order }: OrderRow): ChatOrder => ({
  ...order,
  status: orderStatusOf(status),
  image: optionalMediaFile(picture),
});

/** The targets of the links in messages, in two queries for all of them, or none. */
export async function findCards(
  db: Executor,
  messages: readonly Linking[],
  publicUrl: string | undefined,
): Promise<(message: Linking) => Cards> {
  const linksOf = new Map(
    messages.map(({ id, text, deletedAt }) => [id, siteLinksIn(deletedAt === null ? text : '', publicUrl)]),
  );
  const links = [...linksOf.values()];
  const [sold, orders] = await Promise.all([
    findSoldProductsBySlug(db, [...new Set(links.flatMap(({ productSlugs }) => productSlugs))]),
    findOrders(db, [...new Set(messages.map(({ roomId }) => roomId))], links),
  ]);
  return ({ id, roomId }) => {
    const { productSlugs = [], orderIds = [], orderServiceIds = [] } = linksOf.get(id) ?? {};
    const isNamed = (row: OrderRow) => orderIds.includes(row.orderId) || orderServiceIds.includes(row.orderServiceId);
    return {
      products: sold.filter(({ slug }) => productSlugs.includes(slug)),
      orders: orders.filter((row) => row.roomId === roomId && isNamed(row)).map(orderOf),
    };
  };
}
