import { Type, type Static } from 'typebox';
import { Entity, Enumeration, Id, Moment, Nullable } from '../value/schema.ts';
import { VoteDirection } from '../actor/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { Meta, PageOf, pageQuery } from '../paging/schema.ts';
import { RatingSummary } from '../catalog/schema.ts';
import { Author } from '../comment/schema.ts';
import { reviewLimits } from './limits.ts';
import { deskReviewFilters, reviewSorts } from './values.ts';

const Stars = Type.Integer({ minimum: 1, maximum: 5 });

/** The shop that sold a purchase, or that a review is about. */
const ReviewedService = Entity('ReviewedService', { id: Id, slug: Type.String(), name: Type.String() });

const ReviewReply = Entity('ReviewReply', { text: Type.String(), createdAt: Moment, serviceName: Type.String() });
const ReviewedProduct = Entity('ReviewedProduct', { id: Id, slug: Type.String(), title: Type.String() });

export const Review = Entity('Review', {
  id: Id,
  author: Author,
  rating: Stars,
  text: Type.String(),
  pros: Type.String(),
  cons: Type.String(),
  mediaFiles: Type.Array(MediaFile),
  createdAt: Moment,
  editedAt: Nullable(Moment),
  /** Readers who found it helpful, and those who did not. */
  votesUp: Type.Integer(),
  votesDown: Type.Integer(),
  ownVote: Nullable(VoteDirection),
  isOwn: Type.Boolean(),
  /** The time until which its author may change it; null for everybody else, and afterwards. */
  editableUntil: Nullable(Moment),
  reply: Nullable(ReviewReply),
  commentsCount: Type.Integer(),
  /** The reviewed product; null when the review is about a shop. */
  product: Nullable(ReviewedProduct),
  /** The reviewed shop; null when the review is about a product. */
  service: Nullable(ReviewedService),
});
export type Review = Static<typeof Review>;
export const ReviewPage = PageOf('ReviewPage', Review);
export type ReviewPage = Static<typeof ReviewPage>;
export const ReviewsQuery = Type.Object({
  ...pageQuery,
  rating: Type.Optional(Stars),
  withPhotos: Type.Optional(Type.Boolean()),
  sort: Type.Optional(Type.Enum(reviewSorts)),
});
export type ReviewsQuery = Static<typeof ReviewsQuery>;

export const NewReview = Entity('NewReview', {
  rating: Stars,
  text: Type.String({ maxLength: reviewLimits.text }),
  pros: Type.String({ maxLength: reviewLimits.pros }),
  cons: Type.String({ maxLength: reviewLimits.cons }),
  mediaFiles: Type.Array(Id, { maxItems: reviewLimits.photos }),
});
export type NewReview = Static<typeof NewReview>;

/** A photo of a review, for the strip of all photos. */
export const ReviewPhoto = Entity('ReviewPhoto', { reviewId: Id, rating: Stars, mediaFile: MediaFile });
export type ReviewPhoto = Static<typeof ReviewPhoto>;
export const ReviewPhotoPage = PageOf('ReviewPhotoPage', ReviewPhoto);
export type ReviewPhotoPage = Static<typeof ReviewPhotoPage>;

/** A delivered purchase that its buyer has not reviewed yet: a product, or the service when `product` is null. */
export const ReviewablePurchase = Entity('ReviewablePurchase', {
  product: Nullable(Type.Object({ id: Id, slug: Type.String(), title: Type.String(), mediaFile: Nullable(MediaFile) })),
  service: ReviewedService,
  orderServiceId: Id,
  deliveredAt: Moment,
});
export type ReviewablePurchase = Static<typeof ReviewablePurchase>;

/** Whether the visitor may review a product or a service, and their own review of it. */
export const OwnReview = Entity('OwnReview', { canReview: Type.Boolean(), review: Nullable(Review) });
export type OwnReview = Static<typeof OwnReview>;

/** Reviews of a service and of its products, for its people. */
export const DeskReviewFilter = Enumeration('DeskReviewFilter', deskReviewFilters);
export const DeskReviewsQuery = Type.Object({ ...pageQuery, filter: Type.Optional(DeskReviewFilter) });
export type DeskReviewsQuery = Static<typeof DeskReviewsQuery>;

export const DeskReview = Entity('DeskReview', {
  ...Review.properties,
  /** The order that was reviewed, at the desk; null when it is not known. */
  orderId: Nullable(Id),
});
export type DeskReview = Static<typeof DeskReview>;

const Counts = Type.Object(
  Object.fromEntries(deskReviewFilters.map((filter) => [filter, Type.Integer()])) as Record<
    (typeof deskReviewFilters)[number],
    ReturnType<typeof Type.Integer>
  >,
);

export const DeskReviewPage = Entity('DeskReviewPage', {
  data: Type.Array(DeskReview),
  meta: Meta,
  counts: Counts,
  /** Of the shop and all its goods together. */
  ratings: RatingSummary,
});
export type DeskReviewPage = Static<typeof DeskReviewPage>;
