import { Type, type Static } from 'typebox';
import { ClientId, Entity, Id, Moment, Nullable } from '../value/schema.ts';
import { ActorType, VoteDirection } from '../actor/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { PageOf, pageQuery } from '../paging/schema.ts';

/** The author: a service is at `/{slug}`, anybody else at `/account/{slug}`. */
export const Author = Entity('Author', {
  id: Id,
  type: ActorType,
  slug: Type.String(),
  name: Type.String(),
  avatar: Nullable(MediaFile),
});
export type Author = Static<typeof Author>;

export const Comment = Entity('Comment', {
  id: Id,
  /** null for a top-level comment; there is one level of replies. */
  parentId: Nullable(Id),
  /** null for a deleted comment, which is kept without its text while it has replies. */
  author: Nullable(Author),
  text: Type.String(),
  /** Nicknames in the text that belong to people whose profiles are shown, as written after «@». */
  mentions: Type.Array(Type.String()),
  createdAt: Moment,
  editedAt: Nullable(Moment),
  isDeleted: Type.Boolean(),
  votesUp: Type.Integer(),
  votesDown: Type.Integer(),
  ownVote: Nullable(VoteDirection),
  isOwn: Type.Boolean(),
  /** The time until which its author may change it; null for everybody else, and afterwards. */
  editableUntil: Nullable(Moment),
});
export type Comment = Static<typeof Comment>;
export const CommentPage = PageOf('CommentPage', Comment);
export type CommentPage = Static<typeof CommentPage>;
/** With `commentId`, the page that contains this comment, unless `page` is given. */
export const CommentsQuery = Type.Object({ ...pageQuery, commentId: Type.Optional(Id) });
export type CommentsQuery = Static<typeof CommentsQuery>;
export const NewComment = Entity('NewComment', {
  text: Type.String({ minLength: 1, maxLength: 1000 }),
  parentId: Type.Optional(Nullable(Id)),
  clientId: Type.Optional(ClientId),
});
export type NewComment = Static<typeof NewComment>;
/** The new text of a comment, or a shop's answer to a review. */
export const CommentText = Entity('CommentText', { text: Type.String({ minLength: 1, maxLength: 1000 }) });
export type CommentText = Static<typeof CommentText>;
