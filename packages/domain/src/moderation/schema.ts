import { Type, type Static } from 'typebox';
import { Author } from '../comment/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { PageOf, pageQuery } from '../paging/schema.ts';
import { Entity, Enumeration, Id, Moment, Nullable, Words } from '../value/schema.ts';
import * as values from './values.ts';

export const ComplaintKind = Enumeration('ComplaintKind', values.complaintKinds);
export type ComplaintKind = Static<typeof ComplaintKind>;
export const ComplaintReason = Enumeration('ComplaintReason', values.complaintReasons);
export type ComplaintReason = Static<typeof ComplaintReason>;
export const ComplaintDecision = Enumeration('ComplaintDecision', values.complaintDecisions);
export type ComplaintDecision = Static<typeof ComplaintDecision>;

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

/** What a complaint is about, as the administration sees it. */
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

/** All complaints about one thing until a decision. */
export const ComplaintCase = Entity('ComplaintCase', {
  id: Id,
  kind: ComplaintKind,
  /** null when it no longer exists. */
  subject: Nullable(ComplaintSubject),
  complaints: Type.Array(ComplaintNote),
  /** null while it waits for a decision, as are `words` and `decidedAt`. */
  decision: Nullable(ComplaintDecision),
  /** What the author of a hidden thing was told. */
  words: Nullable(Type.String()),
  decidedAt: Nullable(Moment),
});
export type ComplaintCase = Static<typeof ComplaintCase>;
export const ComplaintCasePage = PageOf('ComplaintCasePage', ComplaintCase);
export type ComplaintCasePage = Static<typeof ComplaintCasePage>;

/** Cases that wait for a decision unless `isDecided`. */
export const ComplaintsQuery = Type.Object({ ...pageQuery, isDecided: Type.Optional(Type.Boolean()) });
export type ComplaintsQuery = Static<typeof ComplaintsQuery>;

export const DecideComplaint = Entity('DecideComplaint', {
  decision: ComplaintDecision,
  /** To the author of what is hidden; not used when it is left. */
  words: Type.Union([Words(values.moderationLimits.words), Type.Literal('')]),
});
export type DecideComplaint = Static<typeof DecideComplaint>;
