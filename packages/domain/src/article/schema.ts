import { Type, type Static } from 'typebox';
import { Entity, Id, Moment, Nullable } from '../value/schema.ts';
import { ActorType, Audience, VoteDirection } from '../actor/schema.ts';
import { Author } from '../comment/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { PageOf, pageQuery } from '../paging/schema.ts';

export const articleStatuses = ['DRAFT', 'PUBLISHED'] as const;

export const ArticleCard = Entity('ArticleCard', {
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  lead: Type.String(),
  cover: Nullable(MediaFile),
  tags: Type.Array(Type.String()),
  /** Reading time in minutes. */
  minutes: Type.Integer(),
  author: Author,
  createdAt: Moment,
  commentsCount: Type.Integer(),
  votesUp: Type.Integer(),
  votesDown: Type.Integer(),
  ownVote: Nullable(VoteDirection),
  isFavorite: Type.Boolean(),
});
export type ArticleCard = Static<typeof ArticleCard>;
export const ArticlePage = PageOf('ArticlePage', ArticleCard);
export type ArticlePage = Static<typeof ArticlePage>;
/** `body` is HTML, sanitised when it was written. */
export const Article = Entity('Article', {
  ...ArticleCard.properties,
  body: Type.String(),
  status: Type.Enum(articleStatuses),
  audience: Nullable(Audience),
  isOwn: Type.Boolean(),
});
export type Article = Static<typeof Article>;

/** `id` of an article in a path: its number or its slug. */
export const ArticleParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) });
export type ArticleParams = Static<typeof ArticleParams>;
export const FeedQuery = Type.Object({
  ...pageQuery,
  authorType: Type.Optional(ActorType),
  audience: Type.Optional(Audience),
  tag: Type.Optional(Type.String({ maxLength: 60 })),
});
export type FeedQuery = Static<typeof FeedQuery>;
export const WriteArticle = Entity('WriteArticle', {
  title: Type.String({ minLength: 3, maxLength: 150 }),
  lead: Type.String({ maxLength: 400 }),
  body: Type.String({ maxLength: 100_000 }),
  tags: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 }),
  coverId: Nullable(Id),
  status: Type.Enum(articleStatuses),
  audience: Type.Optional(Nullable(Audience)),
});
export type WriteArticle = Static<typeof WriteArticle>;
