import { Type, type Static } from 'typebox';
import { Entity, Id, Moment, Nullable } from '../value/schema.ts';
import { ActorType } from '../actor/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { PageOf } from '../paging/schema.ts';

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
  author: Author,
  text: Type.String(),
  createdAt: Moment,
  isOwn: Type.Boolean(),
});
export type Comment = Static<typeof Comment>;
export const CommentPage = PageOf('CommentPage', Comment);
export type CommentPage = Static<typeof CommentPage>;
export const NewComment = Entity('NewComment', {
  text: Type.String({ minLength: 1, maxLength: 1000 }),
  parentId: Type.Optional(Nullable(Id)),
});
export type NewComment = Static<typeof NewComment>;
