import { Type, type Static } from 'typebox';
import { Entity, Id, Moment, Nullable, Slug } from '../value/schema.ts';
import { ActorType, Audience, VoteDirection } from '../actor/schema.ts';
import { Author } from '../comment/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { PageOf, pageQuery } from '../paging/schema.ts';
import { SuggestedProduct, SuggestedService } from '../search/schema.ts';
import { ArticleDocument } from './document.ts';
import { articleLimits, articleStatuses } from './limits.ts';

export * from './document.ts';

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
  /** Drafts are listed for their author only. */
  status: Type.Enum(articleStatuses),
});
export type ArticleCard = Static<typeof ArticleCard>;
export const ArticlePage = PageOf('ArticlePage', ArticleCard);
export type ArticlePage = Static<typeof ArticlePage>;
/** Pictures, products and shops that the text names by id. Those that are not shown any more are left out. */
const named = {
  pictures: Type.Array(MediaFile),
  products: Type.Array(SuggestedProduct),
  services: Type.Array(SuggestedService),
};

export const Article = Entity('Article', {
  ...ArticleCard.properties,
  /** When the text was last changed; `createdAt` is its first publication. */
  modifiedAt: Moment,
  body: ArticleDocument,
  ...named,
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
/** `following`: only of the people and shops that the reader follows. */
export const ArticlesQuery = Type.Object({ ...FeedQuery.properties, following: Type.Optional(Type.Boolean()) });
export type ArticlesQuery = Static<typeof ArticlesQuery>;

const writing = {
  lead: Type.String({ maxLength: articleLimits.lead }),
  body: ArticleDocument,
  tags: Type.Array(Type.String({ maxLength: articleLimits.tag }), { maxItems: articleLimits.tags }),
  coverId: Nullable(Id),
};
export const WriteArticle = Entity('WriteArticle', {
  title: Type.String({ minLength: articleLimits.titleMin, maxLength: articleLimits.title }),
  ...writing,
  status: Type.Enum(articleStatuses),
  audience: Type.Optional(Nullable(Audience)),
});
export type WriteArticle = Static<typeof WriteArticle>;

/** An empty draft of a person, or of a shop that they may publish for. */
export const NewArticle = Entity('NewArticle', { service: Type.Optional(Slug) });
export type NewArticle = Static<typeof NewArticle>;

/** Why the administration has taken a publication down. */
export const TakenDown = Entity('TakenDown', {
  words: Type.String(),
  /** Null for colleagues of the owner: only the owner can read the decision and disagree with it. */
  decisionId: Nullable(Id),
});
export type TakenDown = Static<typeof TakenDown>;

/** An article in its authors' list. `title` may still be empty. */
export const OwnArticle = Entity('OwnArticle', {
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  status: Type.Enum(articleStatuses),
  /** Published, and changed since. */
  isChanged: Type.Boolean(),
  cover: Nullable(MediaFile),
  minutes: Type.Integer(),
  commentsCount: Type.Integer(),
  savedAt: Moment,
  publishedAt: Nullable(Moment),
  takenDown: Nullable(TakenDown),
});
export type OwnArticle = Static<typeof OwnArticle>;
export const OwnArticlePage = PageOf('OwnArticlePage', OwnArticle);
export type OwnArticlePage = Static<typeof OwnArticlePage>;
/** The person's own, or those of a shop that they may publish for; last saved first. */
export const OwnArticlesQuery = Type.Object({
  ...pageQuery,
  service: Type.Optional(Slug),
  status: Type.Optional(Type.Enum(articleStatuses)),
});
export type OwnArticlesQuery = Static<typeof OwnArticlesQuery>;

/** An article as its authors write it. Readers see the changes when it is published. */
export const ArticleDraft = Entity('ArticleDraft', {
  ...OwnArticle.properties,
  lead: Type.String(),
  body: ArticleDocument,
  ...named,
  tags: Type.Array(Type.String()),
  audience: Nullable(Audience),
  author: Author,
  /** Counts the saves. A save names the version that it changes. */
  version: Type.Integer(),
});
export type ArticleDraft = Static<typeof ArticleDraft>;

const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
/** Saves the text without publishing it. Refused with 409 when the article has another version by now. */
export const SaveArticle = Entity('SaveArticle', {
  version: Version,
  title: Type.String({ maxLength: articleLimits.title }),
  ...writing,
  audience: Nullable(Audience),
});
export type SaveArticle = Static<typeof SaveArticle>;
export const SavedArticle = Entity('SavedArticle', { version: Type.Integer(), savedAt: Moment });
export type SavedArticle = Static<typeof SavedArticle>;
/** Publishes this version and no other. */
export const PublishArticle = Entity('PublishArticle', { version: Version });
export type PublishArticle = Static<typeof PublishArticle>;

/** An earlier text of an article. */
export const ArticleVersion = Entity('ArticleVersion', {
  id: Id,
  title: Type.String(),
  minutes: Type.Integer(),
  savedAt: Moment,
  /** Name of the person who saved it. */
  savedBy: Type.String(),
});
export type ArticleVersion = Static<typeof ArticleVersion>;
export const ArticleVersionParams = Type.Object({ id: Id, versionId: Id });
export type ArticleVersionParams = Static<typeof ArticleVersionParams>;
