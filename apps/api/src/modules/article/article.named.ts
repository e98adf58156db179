import { namedIn, type Article, type ArticleDocument } from '@vetka/domain/article';
import type { SuggestedProduct, SuggestedService } from '@vetka/domain/search';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { mediaFileOf, mediaJson, optionalMediaFile, type ShownMedia } from '../../platform/media-file.ts';

type Named = Pick<Article, 'pictures' | 'products' | 'services'>;

interface Found extends Record<string, unknown> {
  pictures: ShownMedia[];
  products: (Omit<SuggestedProduct, 'image'> & { picture: ShownMedia | null })[];
  services: (Omit<SuggestedService, 'mediaFile'> & { picture: ShownMedia | null })[];
}

const json = sql.raw(mediaJson('m'));

const pictures = (ids: number[]): SQL => sql`
  select coalesce(json_agg(${json}), '[]') from media m where m.id = any(${sql.param(ids)}) and m.deleted_at is null`;

const products = (ids: number[]): SQL => sql`
  select coalesce(json_agg(json_build_object('id', p.id, 'slug', p.slug, 'title', p.title, 'price', p.price,
    'oldPrice', p.old_price, 'isAvailable', not p.is_stock_tracked or p.stock > 0, 'picture', (
      select ${json} from product_media pm join media m on m.id = pm.media_id
      where pm.product_id = p.id order by pm.position, pm.media_id limit 1))), '[]')
  from products p join services s on s.id = p.service_id and s.status = 'PUBLISHED'
  where p.id = any(${sql.param(ids)}) and p.status = 'PUBLISHED'`;

const services = (ids: number[]): SQL => sql`
  select coalesce(json_agg(json_build_object('id', s.id, 'slug', s.slug, 'name', s.name, 'cityName', c.name,
    'picture', (select ${json} from media m where m.id = s.logo_media_id))), '[]')
  from services s join cities c on c.id = s.city_id
  where s.id = any(${sql.param(ids)}) and s.status = 'PUBLISHED'`;

/** The objects that a text refers to by id, if they are still shown. In one query, or none. */
export async function findNamed(db: Executor, body: ArticleDocument): Promise<Named> {
  const named = namedIn(body);
  if (named.pictures.length + named.products.length + named.services.length === 0) {
    return { pictures: [], products: [], services: [] };
  }
  const { rows } = await db.execute<Found>(sql`
    select (${pictures(named.pictures)}) as pictures, (${products(named.products)}) as products,
      (${services(named.services)}) as services`);
  const [found] = rows as [Found];
  return {
    pictures: found.pictures.map((file) => mediaFileOf(file)),
    products: found.products.map(({ picture, ...product }) => ({ ...product, image: optionalMediaFile(picture) })),
    services: found.services.map(({ picture, ...service }) => ({ ...service, mediaFile: optionalMediaFile(picture) })),
  };
}
