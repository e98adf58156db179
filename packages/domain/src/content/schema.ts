import { Type, type Static } from 'typebox';
import { Entity, Id, Moment, Nullable } from '../value/schema.ts';
import { Audience, Kind, VoteDirection } from '../actor/schema.ts';
import { Author } from '../comment/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { PageOf } from '../paging/schema.ts';

/** A photo post. */
export const Content = Entity('Content', {
  id: Id,
  /** SHARE: a photo shared by a person. COMMON: a post of a shop. */
  kind: Kind,
  text: Type.String(),
  mediaFiles: Type.Array(MediaFile),
  author: Author,
  audience: Nullable(Audience),
  createdAt: Moment,
  commentsCount: Type.Integer(),
  votesUp: Type.Integer(),
  votesDown: Type.Integer(),
  ownVote: Nullable(VoteDirection),
  isFavorite: Type.Boolean(),
  /** The visitor may change and delete it: its author, and those who publish for the shop. */
  isOwn: Type.Boolean(),
});
export type Content = Static<typeof Content>;
export const ContentPage = PageOf('ContentPage', Content);
export type ContentPage = Static<typeof ContentPage>;
/** `mediaFiles`: ids of uploaded files, 1 to 10. */
export const NewContent = Entity('NewContent', {
  text: Type.String({ maxLength: 2000 }),
  mediaFiles: Type.Array(Id, { minItems: 1, maxItems: 10 }),
});
export type NewContent = Static<typeof NewContent>;
