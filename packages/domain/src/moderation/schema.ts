import { Type, type Static } from 'typebox';
import { Author } from '../comment/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { PageOf, pageQuery } from '../paging/schema.ts';
import { Entity, Enumeration, Id, Moment, Nullable, Words } from '../value/schema.ts';
import * as values from './values.ts';

export * from './audit.schema.ts';
export * from './jobs.schema.ts';
export * from './people.schema.ts';

export const ComplaintKind = Enumeration('ComplaintKind', values.complaintKinds);
export type ComplaintKind = Static<typeof ComplaintKind>;
export const ComplaintReason = Enumeration('ComplaintReason', values.complaintReasons);
export type ComplaintReason = Static<typeof ComplaintReason>;
export const ComplaintDecision = Enumeration('ComplaintDecision', values.complaintDecisions);
export type ComplaintDecision = Static<typeof ComplaintDecision>;
export const ModerationSign = Enumeration('ModerationSign', values.moderationSigns);
export type ModerationSign = Static<typeof ModerationSign>;
export const CaseView = Enumeration('CaseView', values.caseViews);
export type CaseView = Static<typeof CaseView>;
export const AppealAnswer = Enumeration('AppealAnswer', values.appealAnswers);
export type AppealAnswer = Static<typeof AppealAnswer>;

const text = Type.String({ maxLength: values.moderationLimits.text });

export const NewComplaint = Entity('NewComplaint', {
  kind: ComplaintKind,
  /** The id of the product, review, comment and so on. */
  subjectId: Id,
  reason: ComplaintReason,
  /** Details, may be empty. */
  text,
});
export type NewComplaint = Static<typeof NewComplaint>;
/** `isNew` is false when the person has complained about the same thing before: nothing was added. */
export const ComplaintAnswer = Entity('ComplaintAnswer', { isNew: Type.Boolean() });
export type ComplaintAnswer = Static<typeof ComplaintAnswer>;

/** The subject of a complaint, as the administration sees it. */
export const ComplaintSubject = Entity('ComplaintSubject', {
  title: Type.String(),
  text: Type.String(),
  /** Where it is shown; null for messages of a chat. */
  path: Nullable(Type.String()),
  author: Nullable(Author),
  mediaFile: Nullable(MediaFile),
});
export type ComplaintSubject = Static<typeof ComplaintSubject>;

export const ComplaintNote = Entity('ComplaintNote', {
  id: Id,
  reason: ComplaintReason,
  text: Type.String(),
  reporter: Author,
  createdAt: Moment,
});
export type ComplaintNote = Static<typeof ComplaintNote>;

/** An author's appeal against a decision, and the answer. */
export const Appeal = Entity('Appeal', {
  text: Type.String(),
  createdAt: Moment,
  /** null while it is open, as are `words` and `answeredAt`. */
  answer: Nullable(AppealAnswer),
  /** To the author. */
  words: Nullable(Type.String()),
  answeredAt: Nullable(Moment),
});
export type Appeal = Static<typeof Appeal>;

/** The case against one thing until a decision: complaints of people, and findings of the filter. */
export const ComplaintCase = Entity('ComplaintCase', {
  id: Id,
  kind: ComplaintKind,
  subjectId: Id,
  /** null when it no longer exists. */
  subject: Nullable(ComplaintSubject),
  complaints: Type.Array(ComplaintNote),
  signs: Type.Array(ModerationSign),
  createdAt: Moment,
  /** When the answer to the complaint or the appeal is due; null when nothing is open. */
  answerBy: Nullable(Moment),
  /** null until it is decided, as are `words` and `decidedAt`. */
  decision: Nullable(ComplaintDecision),
  /** The message to the author of the hidden thing. */
  words: Nullable(Type.String()),
  decidedAt: Nullable(Moment),
  /** The time until which the decision can be undone; null when it cannot. */
  undoUntil: Nullable(Moment),
  appeal: Nullable(Appeal),
});
export type ComplaintCase = Static<typeof ComplaintCase>;
export const ComplaintCasePage = PageOf('ComplaintCasePage', ComplaintCase);
export type ComplaintCasePage = Static<typeof ComplaintCasePage>;

/** A page of a queue of the administration; with `id` only that entry. */
export const QueueQuery = Type.Object({ ...pageQuery, id: Type.Optional(Id) });
export type QueueQuery = Static<typeof QueueQuery>;

/** Open cases by default; with `id` that case, whatever its state. */
export const ComplaintsQuery = Type.Object({
  ...QueueQuery.properties,
  view: Type.Optional(CaseView),
  kind: Type.Optional(ComplaintKind),
});
export type ComplaintsQuery = Static<typeof ComplaintsQuery>;

export const DecideComplaint = Entity('DecideComplaint', {
  decision: ComplaintDecision,
  /** To the author of the hidden thing; not used when it is left. */
  words: Type.Union([Words(values.moderationLimits.words), Type.Literal('')]),
});
export type DecideComplaint = Static<typeof DecideComplaint>;

export const AnswerAppeal = Entity('AnswerAppeal', {
  answer: AppealAnswer,
  words: Words(values.moderationLimits.words),
});
export type AnswerAppeal = Static<typeof AnswerAppeal>;

/** A decision about a publication of the person, as they see it. */
export const OwnDecision = Entity('OwnDecision', {
  id: Id,
  kind: ComplaintKind,
  /** The hidden thing; null when it no longer exists. */
  subject: Nullable(ComplaintSubject),
  /** False once the thing is shown again. */
  isHidden: Type.Boolean(),
  words: Type.String(),
  decidedAt: Moment,
  appeal: Nullable(Appeal),
});
export type OwnDecision = Static<typeof OwnDecision>;
export const NewAppeal = Entity('NewAppeal', { text: Words(values.moderationLimits.text) });
export type NewAppeal = Static<typeof NewAppeal>;

/** How much waits for a person in each queue; complaints include appeals. */
export const WaitingModeration = Entity(
  'WaitingModeration',
  Object.fromEntries(values.moderationQueues.map((queue) => [queue, Type.Integer()])) as Record<
    (typeof values.moderationQueues)[number],
    ReturnType<typeof Type.Integer>
  >,
);
export type WaitingModeration = Static<typeof WaitingModeration>;
