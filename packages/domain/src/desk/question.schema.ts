import { Type, type Static } from 'typebox';
import { MediaFile } from '../media/schema.ts';
import { PageOf, pageQuery } from '../paging/schema.ts';
import { Entity, Enumeration, Id, Kopecks, Moment, Nullable, Words } from '../value/schema.ts';
import * as values from './values.ts';

const { deskLimits } = values;

export const PhotoAnswerType = Enumeration('PhotoAnswerType', values.photoAnswers);
export type PhotoAnswerType = Static<typeof PhotoAnswerType>;
export const PhotoReason = Enumeration('PhotoReason', values.photoReasons);
export type PhotoReason = Static<typeof PhotoReason>;
export const SubstitutionState = Enumeration('SubstitutionState', values.substitutionStates);
export type SubstitutionState = Static<typeof SubstitutionState>;
export const DisputeDecision = Enumeration('DisputeDecision', values.disputeDecisions);
export type DisputeDecision = Static<typeof DisputeDecision>;
/** A photo of the finished order. The last one counts; earlier ones stay as evidence. */
export const OrderPhoto = Entity('OrderPhoto', {
  id: Id,
  mediaFile: MediaFile,
  createdAt: Moment,
  by: Type.String(),
  answer: Nullable(PhotoAnswerType),
  answeredAt: Nullable(Moment),
  /** No answer by this time is consent. */
  answerUntil: Moment,
  reasons: Type.Array(PhotoReason),
  words: Type.String(),
  /** The customer may ask for one other photo per order. */
  mayRedo: Type.Boolean(),
});
export type OrderPhoto = Static<typeof OrderPhoto>;

/** One offered substitute. `refund`: kopecks returned if it is chosen; the customer never pays more. */
export const SubstitutionOption = Entity('SubstitutionOption', {
  title: Type.String({ minLength: 1, maxLength: 120 }),
  note: Type.String({ maxLength: 120 }),
  mediaFile: Nullable(MediaFile),
  refund: Kopecks,
});
export type SubstitutionOption = Static<typeof SubstitutionOption>;

/** A question to the customer about goods the shop has run out of. */
export const Substitution = Entity('Substitution', {
  id: Id,
  orderProductId: Id,
  productTitle: Type.String(),
  words: Type.String(),
  options: Type.Array(SubstitutionOption),
  /** Kopecks returned if the customer wants it without a substitute. */
  refundWithout: Kopecks,
  state: SubstitutionState,
  /** Index in `options`. */
  chosen: Nullable(Type.Integer()),
  createdAt: Moment,
  by: Type.String(),
  /** No answer by this time means «без неё». */
  answerUntil: Moment,
  answeredAt: Nullable(Moment),
});
export type Substitution = Static<typeof Substitution>;

export const OrderDispute = Entity('OrderDispute', {
  words: Type.String(),
  mediaFiles: Type.Array(MediaFile),
  createdAt: Moment,
  /** The seller answers by then. */
  answerUntil: Moment,
  /**
   * About an order that was not delivered: when it is cancelled and refunded unless the shop answers or, after that, the
   * administration decides.
   */
  cancelsAt: Nullable(Moment),
  answer: Nullable(Type.String()),
  answeredAt: Nullable(Moment),
  decision: Nullable(DisputeDecision),
  /** Kopecks. */
  refund: Kopecks,
  decisionWords: Type.String(),
  decidedAt: Nullable(Moment),
});
export type OrderDispute = Static<typeof OrderDispute>;

/** A dispute in the administration's list. `id`: the order service. */
export const DisputeRow = Entity('DisputeRow', {
  id: Id,
  number: Id,
  service: Type.Object({ slug: Type.String(), name: Type.String() }),
  title: Type.String(),
  mediaFile: Nullable(MediaFile),
  customerName: Type.String(),
  /** Kopecks: the paid amount less refunds. */
  left: Kopecks,
  dispute: OrderDispute,
});
export type DisputeRow = Static<typeof DisputeRow>;
export const DisputePage = PageOf('DisputePage', DisputeRow);
export type DisputePage = Static<typeof DisputePage>;
/** Undecided disputes by default, the oldest first; with `id` the dispute about that order service, decided or not. */
export const DisputesQuery = Type.Object({
  ...pageQuery,
  isDecided: Type.Optional(Type.Boolean()),
  id: Type.Optional(Id),
});
export type DisputesQuery = Static<typeof DisputesQuery>;

/** A refund as people of the service and the customer see it. */
export const OrderRefund = Entity('OrderRefund', {
  id: Id,
  amount: Kopecks,
  reason: Type.String(),
  createdAt: Moment,
  /** Whether the bank has returned the money. */
  isDone: Type.Boolean(),
  /** The bank has refused for good; the marketplace returns the money by other means. */
  isRefused: Type.Boolean(),
  /** How and when it did, for the customer; empty until then, and for the shop. */
  settlement: Type.String(),
  by: Nullable(Type.String()),
});
export type OrderRefund = Static<typeof OrderRefund>;

/** Amounts in kopecks by line; `delivery` for the delivery. At least one is positive. */
export const DeskRefund = Entity('DeskRefund', {
  /** A UUID: the same one refunds once. */
  refundId: Type.String({ format: 'uuid' }),
  lines: Type.Array(Type.Object({ orderProductId: Id, amount: Kopecks }), { maxItems: 100 }),
  delivery: Kopecks,
  reason: Words(deskLimits.reason),
});
export type DeskRefund = Static<typeof DeskRefund>;

export const ProposeSubstitution = Entity('ProposeSubstitution', {
  orderProductId: Id,
  words: Words(deskLimits.proposal),
  options: Type.Array(
    Type.Object({
      title: Words(120),
      note: Type.String({ maxLength: 120 }),
      mediaFileId: Nullable(Id),
      refund: Kopecks,
    }),
    { minItems: 1, maxItems: deskLimits.options },
  ),
  refundWithout: Kopecks,
});
export type ProposeSubstitution = Static<typeof ProposeSubstitution>;

/** `chosen`: index of an option; null is «без неё». `cancelOrder` cancels the order service with a full refund. */
export const AnswerSubstitution = Entity('AnswerSubstitution', {
  chosen: Nullable(Type.Integer({ minimum: 0, maximum: 9 })),
  cancelOrder: Type.Optional(Type.Boolean()),
});
export type AnswerSubstitution = Static<typeof AnswerSubstitution>;

export const SubstitutionParams = Type.Object({ id: Id, serviceId: Id, substitutionId: Id });
export type SubstitutionParams = Static<typeof SubstitutionParams>;

/** LIKED, or REDO with words (once per order service). */
export const AnswerPhoto = Entity('AnswerPhoto', {
  /** The photo that the customer saw. */
  photoId: Id,
  answer: Type.Enum(['LIKED', 'REDO']),
  reasons: Type.Array(PhotoReason, { maxItems: 6 }),
  words: Type.String({ maxLength: deskLimits.redoWords }),
});
export type AnswerPhoto = Static<typeof AnswerPhoto>;

export const OpenDispute = Entity('OpenDispute', {
  words: Words(deskLimits.dispute),
  mediaFileIds: Type.Array(Id, { maxItems: 5 }),
});
export type OpenDispute = Static<typeof OpenDispute>;
export const AnswerDispute = Entity('AnswerDispute', {
  words: Words(deskLimits.dispute),
});
export type AnswerDispute = Static<typeof AnswerDispute>;
/** `refund`: kopecks, for PARTIAL_REFUND. */
export const DecideDispute = Entity('DecideDispute', {
  decision: DisputeDecision,
  refund: Kopecks,
  words: Words(deskLimits.dispute),
});
export type DecideDispute = Static<typeof DecideDispute>;
