import { Type, type Static } from 'typebox';
import { Entity, Id, Moment, Nullable } from '../value/schema.ts';
import { Audience, Kind, VoteDirection } from '../actor/schema.ts';
import { Author } from '../comment/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { PageOf } from '../paging/schema.ts';
import { SuggestedProduct } from '../search/schema.ts';
import { pictureLimits } from './limits.ts';
import { publicationKinds } from './values.ts';

/** A picture of a post. */
export const PostPicture = Entity('PostPicture', { ...MediaFile.properties, caption: Type.String() });
export type PostPicture = Static<typeof PostPicture>;

/** A photo post or an article that its author deleted. */
export const DeletedPublication = Entity('DeletedPublication', {
  kind: Type.Enum(publicationKinds),
  id: Id,
  /** The title of an article, the text of a photo; may be empty. */
  title: Type.String(),
  picture: Nullable(MediaFile),
  restorableUntil: Moment,
});
export type DeletedPublication = Static<typeof DeletedPublication>;
export const DeletedPublications = Entity('DeletedPublications', { data: Type.Array(DeletedPublication) });
export type DeletedPublications = Static<typeof DeletedPublications>;

/** A photo post. */
export const Content = Entity('Content', {
  id: Id,
  /** SHARE: a photo shared by a person. COMMON: a post of a shop. */
  kind: Kind,
  text: Type.String(),
  mediaFiles: Type.Array(PostPicture),
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
/** Thousandths of the picture's width or height, from its top left corner. */
const PerMille = Type.Integer({ minimum: 0, maximum: 1000 });

/** A product that can be seen in a picture of a post. */
export const PictureTag = Entity('PictureTag', {
  mediaFileId: Id,
  x: PerMille,
  y: PerMille,
  product: SuggestedProduct,
});
export type PictureTag = Static<typeof PictureTag>;
/** The tagged products of a post that are sold now. */
export const PictureTags = Entity('PictureTags', { data: Type.Array(PictureTag) });
export type PictureTags = Static<typeof PictureTags>;

/** The details of one picture in a post. `alt` describes it to people who do not see it. */
export const PictureDetails = Entity('PictureDetails', {
  mediaFileId: Id,
  caption: Type.String({ maxLength: pictureLimits.caption }),
  alt: Type.String({ maxLength: pictureLimits.alt }),
  /** Products that are not sold are left out. */
  tags: Type.Array(Type.Object({ productId: Id, x: PerMille, y: PerMille }), { maxItems: pictureLimits.tags }),
});
export type PictureDetails = Static<typeof PictureDetails>;
/** `mediaFiles`: ids of uploaded files, 1 to 10, in order. `pictures`: details of any of them. */
export const NewContent = Entity('NewContent', {
  text: Type.String({ maxLength: 2000 }),
  mediaFiles: Type.Array(Id, { minItems: 1, maxItems: 10 }),
  pictures: Type.Optional(Type.Array(PictureDetails, { maxItems: 10 })),
});
export type NewContent = Static<typeof NewContent>;
