import type { ComplaintKind, ComplaintSubject } from '@vetka/domain/moderation';
import { pagePath } from '@vetka/domain/path';
import { sql, type SQL } from 'drizzle-orm';
import { authorOf, personJson, sellerJson, type StoredAuthor } from '../../platform/authors.ts';
import { mediaJson, optionalMediaFile, type ShownMedia } from '../../platform/media-file.ts';

/** The subject of a complaint as the database returns it: slugs and ids are those of its page. */
export interface StoredSubject {
  id: number;
  title: string;
  text: string;
  author: StoredAuthor | null;
  /** The person who is notified of a decision. */
  ownerId: number | null;
  picture: ShownMedia | null;
  product?: string | null;
  service?: string | null;
  article?: string | null;
  contentId?: number | null;
  reviewId?: number | null;
}

const pictureOf = (mediaId: string): string => `(select ${mediaJson('m')} from media m where m.id = (${mediaId}))`;
const author = (userId: string, serviceId: string): SQL =>
  sql`coalesce(${sellerJson(sql.raw(serviceId))}, ${personJson(sql.raw(userId))})`;
const owner = (userId: string, serviceId: string): string =>
  `coalesce(${userId}, (select s.owner_id from services s where s.id = ${serviceId}))`;

/** Fields of each kind as SQL. `subject` is the row of `moderation_cases`. */
const selects: Record<ComplaintKind, SQL> = {
  PRODUCT: sql`select json_build_object('id', x.id, 'title', x.title, 'text', x.description, 'product', x.slug,
      'author', ${sellerJson(sql`x.service_id`)}, 'ownerId', ${sql.raw(owner('null', 'x.service_id'))},
      'picture', ${sql.raw(pictureOf('select pm.media_id from product_media pm where pm.product_id = x.id order by pm.position, pm.media_id limit 1'))})
    from products x`,
  REVIEW: sql`select json_build_object('id', x.id, 'title', coalesce(p.title, s.name), 'text', concat_ws(E'\n', nullif(x.text, ''), nullif(x.pros, ''), nullif(x.cons, '')),
      'product', p.slug, 'service', s.slug, 'reviewId', x.id, 'author', ${personJson(sql`x.user_id`)}, 'ownerId', x.user_id,
      'picture', ${sql.raw(pictureOf('select rm.media_id from review_media rm where rm.review_id = x.id order by rm.position, rm.media_id limit 1'))})
    from reviews x left join products p on p.id = x.product_id left join services s on s.id = x.service_id`,
  COMMENT: sql`select json_build_object('id', x.id, 'title', coalesce(a.title, ''), 'text', x.text, 'article', a.slug,
      'contentId', x.content_id, 'reviewId', x.review_id, 'product', p.slug, 'service', s.slug,
      'author', ${author('x.author_user_id', 'x.author_service_id')}, 'ownerId', x.author_user_id, 'picture', null)
    from comments x left join articles a on a.id = x.article_id left join reviews r on r.id = x.review_id
      left join products p on p.id = r.product_id left join services s on s.id = r.service_id`,
  ARTICLE: sql`select json_build_object('id', x.id, 'title', x.title, 'text', x.lead, 'article', x.slug,
      'author', ${author('x.author_user_id', 'x.author_service_id')}, 'ownerId', ${sql.raw(owner('x.author_user_id', 'x.author_service_id'))},
      'picture', ${sql.raw(pictureOf('x.cover_media_id'))})
    from articles x`,
  PHOTO: sql`select json_build_object('id', x.id, 'title', '', 'text', x.text, 'contentId', x.id,
      'author', ${author('x.author_user_id', 'x.author_service_id')}, 'ownerId', ${sql.raw(owner('x.author_user_id', 'x.author_service_id'))},
      'picture', ${sql.raw(pictureOf('select cm.media_id from content_media cm where cm.content_id = x.id order by cm.position, cm.media_id limit 1'))})
    from contents x`,
  PROFILE: sql`select json_build_object('id', x.id, 'title', '', 'text', x.bio, 'author', ${personJson(sql`x.id`)}, 'ownerId', x.id, 'picture', null)
    from users x`,
  SHOP: sql`select json_build_object('id', x.id, 'title', x.name, 'text', x.tagline, 'service', x.slug, 'author', ${sellerJson(sql`x.id`)},
      'ownerId', x.owner_id, 'picture', ${sql.raw(pictureOf('x.cover_media_id'))})
    from services x`,
  MESSAGE: sql`select json_build_object('id', x.id, 'title', '', 'text', x.text, 'author', ${author('x.user_id', 'p.service_id')}, 'ownerId', x.user_id,
      'picture', ${sql.raw(pictureOf('select ca.media_id from chat_attachments ca where ca.message_id = x.id order by ca.position limit 1'))})
    from chat_messages x join chat_participants p on p.id = x.participant_id`,
};

/** The thing of a kind as JSON of `StoredSubject`. */
export const subjectJson = (kind: ComplaintKind, id: SQL): SQL => sql`(${selects[kind]} where x.id = ${id})`;

const comment = (id: number): string => `comment=${id}`;

/** Where the thing is shown; null for messages. */
function pathOf(kind: ComplaintKind, subject: StoredSubject): string | null {
  const { id, product, service, article, contentId, reviewId } = subject;
  const at = kind === 'COMMENT' ? [comment(id)] : [];
  const page = (path: string, ...query: string[]) => [path, [...query, ...at].join('&')].filter(Boolean).join('?');
  if (kind === 'MESSAGE') return null;
  if (kind === 'PROFILE') return pagePath('/account/$nickname', { nickname: subject.author?.slug ?? '' });
  if (article) return page(pagePath('/articles/$article', { article }));
  if (contentId) return page('/content', `post=${contentId}`);
  if (reviewId && product) return page(pagePath('/products/$product/reviews', { product }), `review=${reviewId}`);
  if (product) return pagePath('/products/$product', { product });
  return page(pagePath('/$service', { service: service ?? '' }), ...(reviewId ? [`review=${reviewId}`] : []));
}

export const subjectOf = (kind: ComplaintKind, stored: StoredSubject): ComplaintSubject => ({
  title: stored.title,
  text: stored.text,
  path: pathOf(kind, stored),
  author: stored.author && authorOf(stored.author),
  mediaFile: optionalMediaFile(stored.picture),
});
