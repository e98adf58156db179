import type { Product } from '@vetka/domain/catalog';
import { prepared } from '../../platform/database/prepared.ts';
import { mediaJson, type ShownMedia } from '../../platform/media-file.ts';
import { promotionNameSql } from '../../platform/promotions/promotions.sql.ts';
import { returnRuleSql } from '../../platform/return-rule.ts';

/** The data of a product's page besides its card and its seller. */
export interface ProductRow {
  id: number;
  serviceId: number;
  familyId: number | null;
  sellerName: string;
  title: string;
  description: string;
  care: string;
  price: number;
  unit: Product['unit'];
  amount: number;
  widthMm: number | null;
  heightMm: number | null;
  weight: number | null;
  productionMinutes: number;
  returnRule: Product['returnRule'];
  rating: number;
  ratingCount: number;
  votesUp: number;
  votesDown: number;
  favoritesCount: number;
  status: Product['status'];
  kind: Product['kind'];
  seoTitle: string | null;
  seoDescription: string | null;
  /** Milliseconds since the epoch. */
  createdAt: number;
  media: { file: ShownMedia; alt: string }[];
  categories: Product['categories'];
  composition: Product['composition'];
  attributes: Product['attributes'];
  family: {
    id: number;
    slug: string;
    label: string;
    price: number;
    isStockTracked: boolean;
    stock: number;
  }[];
  /** The promotion that has lowered the price; null for none. */
  promotion: string | null;
  /** The number of reviews by stars. */
  stars: Record<string, number>;
}

const list = (of: string): string => `(select coalesce(json_agg(${of}), '[]')`;

/** Visible products: published, of published sellers. */
const shownProduct = `p.status = 'PUBLISHED' and exists (
  select from services s where s.id = p.service_id and s.status = 'PUBLISHED'
)`;

/** @param marks more columns, of a person */
const productSql = (marks = ''): string => `select json_build_object(
    'id', p.id, 'serviceId', p.service_id, 'familyId', p.family_id,
    'sellerName', (select s.name from services s where s.id = p.service_id),
    'title', p.title, 'description', p.description,
    'care', p.care_text, 'price', p.price, 'unit', p.unit, 'amount', p.amount, 'widthMm', p.width_mm,
    'heightMm', p.height_mm, 'weight', p.weight_grams, 'productionMinutes', p.production_minutes,
    'returnRule', ${returnRuleSql('p.id')},
    'rating', p.rating, 'ratingCount', p.rating_count, 'votesUp', p.votes_up, 'votesDown', p.votes_down,
    'favoritesCount', p.favorites_count, 'status', p.status, 'kind', p.kind, 'seoTitle', p.seo_title,
    'seoDescription', p.seo_description, 'createdAt', extract(epoch from p.created_at) * 1000,
    'media', ${list(`json_build_object('file', ${mediaJson('m')}, 'alt', pm.alt) order by pm.position, pm.media_id`)}
      from product_media pm join media m on m.id = pm.media_id where pm.product_id = p.id),
    'categories', ${list(`json_build_object('id', c.id, 'parentId', coalesce(c.parent_id, 0), 'slug', c.slug, 'name', c.name)
        order by pc.position, c.id`)}
      from product_categories pc join categories c on c.id = pc.category_id where pc.product_id = p.id),
    'composition', ${list(`json_build_object('name', pc.name, 'quantity', pc.quantity) order by pc.position, pc.id`)}
      from product_compositions pc where pc.product_id = p.id),
    'attributes', ${list(`json_build_object('name', a.name, 'label', a.label, 'values', a.labels) order by a.position, a.id`)}
      from (
        select a.id, a.name, a.label, a.position, array_agg(av.label order by av.position, av.id) as labels
        from product_attribute_values pav
          join attribute_values av on av.id = pav.value_id join attributes a on a.id = av.attribute_id
        where pav.product_id = p.id group by a.id
      ) a),
    'family', ${list(`json_build_object(
        'id', f.id, 'slug', f.slug, 'label', coalesce(f.family_label, f.title), 'price', f.price,
        'isStockTracked', f.is_stock_tracked, 'stock', f.stock
      ) order by f.family_position, f.id`)}
      from products f where f.family_id = p.family_id and f.status = 'PUBLISHED'),
    'promotion', ${promotionNameSql('p')},
    'stars', (
      select coalesce(json_object_agg(r.rating, r.count), '{}') from (
        select rating, count(*) from reviews where product_id = p.id and deleted_at is null group by rating
      ) r
    )
  ) as product${marks}
  from products p where p.slug = $1 and ${shownProduct}`;

/** The page of a visible product, by slug. */
export const productQuery = prepared<{ product: ProductRow }>('catalog-product', productSql());

/** A person's own marks: of the product, and of its seller. */
export interface OwnMarks {
  isFavorite: boolean;
  vote: Product['ownVote'];
  isSubscribed: boolean;
}

const marksOf = (person: string, product: string, seller: string): string => `
    exists (select from product_favorites where user_id = ${person} and product_id = ${product}) as "isFavorite",
    (select direction from product_votes where user_id = ${person} and product_id = ${product}) as vote,
    exists (select from service_subscribers where user_id = ${person} and service_id = ${seller}) as "isSubscribed"`;

/** $1 is the person, $2 the product, $3 its seller. */
export const ownMarksQuery = prepared<OwnMarks>('catalog-own-marks', `select ${marksOf('$1', '$2', '$3')}`);

/** The page of a visible product and a person's own marks. $1 is the slug, $2 the person. */
export const ownProductQuery = prepared<{ product: ProductRow } & OwnMarks>(
  'catalog-own-product',
  productSql(`, ${marksOf('$2', 'p.id', 'p.service_id')}`),
);
