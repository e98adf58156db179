import { Type, type Static } from 'typebox';
import { Entity, Id, Moment, Nullable } from '../value/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { PageOf, pageQuery } from '../paging/schema.ts';
import { Author } from '../comment/schema.ts';

const Stars = Type.Integer({ minimum: 1, maximum: 5 });

export const Review = Entity('Review', {
  id: Id,
  author: Author,
  rating: Stars,
  text: Type.String(),
  pros: Type.String(),
  cons: Type.String(),
  mediaFiles: Type.Array(MediaFile),
  createdAt: Moment,
  reply: Nullable(Type.Object({ text: Type.String(), createdAt: Moment, serviceName: Type.String() })),
  commentsCount: Type.Integer(),
  product: Nullable(Type.Object({ id: Id, slug: Type.String(), title: Type.String() })),
});
export type Review = Static<typeof Review>;
export const ReviewPage = PageOf('ReviewPage', Review);
export type ReviewPage = Static<typeof ReviewPage>;
export const ReviewsQuery = Type.Object({ ...pageQuery, rating: Type.Optional(Stars) });
export type ReviewsQuery = Static<typeof ReviewsQuery>;

export const NewReview = Entity('NewReview', {
  rating: Stars,
  text: Type.String({ maxLength: 2000 }),
  pros: Type.String({ maxLength: 500 }),
  cons: Type.String({ maxLength: 500 }),
  mediaFiles: Type.Array(Id, { maxItems: 10 }),
});
export type NewReview = Static<typeof NewReview>;
