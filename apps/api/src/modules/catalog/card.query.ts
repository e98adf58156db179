import type { Product } from '@vetka/domain/catalog';
import type { DeliveryOption } from '@vetka/domain/delivery';
import type { SellerDetails } from '@vetka/domain/service';
import type { FastifyInstance } from 'fastify';
import { prepared } from '../../platform/database/prepared.ts';
import { mediaJson, type ShownMedia } from '../../platform/media-file.ts';

type Delivery = FastifyInstance['delivery'];
type Timetable = Parameters<Delivery['soonestText']>[0];

/** A product as its card needs it. */
export interface CardRow {
  id: number;
  serviceId: number;
  slug: string;
  title: string;
  price: number;
  oldPrice: number | null;
  rating: number;
  ratingCount: number;
  isStockTracked: boolean;
  stock: number;
  popularity: number;
  /** Milliseconds since the epoch. */
  publishedAt: number | null;
  productionMinutes: number;
  /** «Сегодня дешевле»: its main stem expires soon. */
  isCheaperToday: boolean;
  /** The `alt` is the one in its place, which may be empty. */
  picture: ShownMedia | null;
}

/** A seller as the cards and pages of its products need it. */
export interface SellerRow {
  id: number;
  slug: string;
  name: string;
  logo: ShownMedia | null;
  tagline: string;
  cityName: string;
  rating: number;
  ratingCount: number;
  photoBeforeDelivery: boolean;
  isAcceptingOrders: boolean;
  deliveryOptions: DeliveryOption[];
  details: SellerDetails;
  timetable: Timetable;
}

const picture = `(
  select json_build_object('id', m.id, 'key', m.key, 'alt', pm.alt, 'type', m.type, 'width', m.width, 'height', m.height)
  from product_media pm join media m on m.id = pm.media_id
  where pm.product_id = p.id order by pm.position, pm.media_id limit 1
)`;

const card = `json_build_object(
  'id', p.id, 'serviceId', p.service_id, 'slug', p.slug, 'title', p.title, 'price', p.price, 'oldPrice', p.old_price,
  'rating', p.rating, 'ratingCount', p.rating_count, 'isStockTracked', p.is_stock_tracked, 'stock', p.stock,
  'popularity', p.popularity, 'publishedAt', extract(epoch from p.published_at) * 1000,
  'productionMinutes', p.production_minutes, 'picture', ${picture},
  'isCheaperToday', exists (select from stem_recipes r where r.product_id = p.id and r.fresh_price = p.price)
)`;

const details = `(
  select json_build_object(
    'legalName', coalesce(l.name, ''), 'inn', coalesce(l.inn, ''), 'ogrn', coalesce(l.ogrn, ''),
    'address', coalesce(own.formatted, a.formatted, ''), 'phone', coalesce(s.phone, ''),
    'workingHours', s.working_hours,
    'legalUpdatedAt', to_char(l.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  )
  from (select) one left join legal_infos l on l.id = s.legal_info_id
    left join addresses own on own.id = l.address_id left join addresses a on a.id = s.address_id
)`;

const seller = (delivery: Delivery) => `json_build_object(
  'id', s.id, 'slug', s.slug, 'name', s.name,
  'logo', (select ${mediaJson('m')} from media m where m.id = s.logo_media_id),
  'tagline', s.tagline, 'cityName', (select c.name from cities c where c.id = s.city_id),
  'rating', s.rating, 'ratingCount', s.rating_count,
  'photoBeforeDelivery', s.photo_before_delivery, 'isAcceptingOrders', s.is_accepting_orders,
  'deliveryOptions', ${delivery.optionsSql('s')}, 'details', ${details}, 'timetable', ${delivery.timetableSql('s')}
)`;

/** Products by id, unordered, and their sellers. */
export const cardsQuery = (delivery: Delivery) =>
  prepared<{ cards: CardRow[]; sellers: SellerRow[] }>(
    'catalog-cards',
    `select
      (select coalesce(json_agg(${card}), '[]') from products p where p.id = any($1)) as cards,
      (select coalesce(json_agg(${seller(delivery)}), '[]') from services s
        where s.id in (select p.service_id from products p where p.id = any($1))) as sellers`,
  );

/** The seller on a product's page, without what depends on the visitor. */
export type PageSeller = Omit<Product['seller'], 'subscriptionState'>;
