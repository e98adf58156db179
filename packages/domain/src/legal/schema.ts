import { Type, type Static } from 'typebox';
import { Day, Entity, Enumeration, Id, Moment, Nullable, SetMoment, Slug } from '../value/schema.ts';
import { documentSlugs, legalLimits, legalStates } from './values.ts';

export const DocumentSlug = Enumeration('DocumentSlug', documentSlugs);
export type DocumentSlug = Static<typeof DocumentSlug>;
export const LegalState = Enumeration('LegalState', legalStates);
export type LegalState = Static<typeof LegalState>;

const version = {
  id: Id,
  state: LegalState,
  /** The first day it is in force, in Moscow; null for a draft. */
  day: Nullable(Day),
  /** The changes, in words for readers; empty for a first version. */
  summary: Type.String(),
  /** It is worse than the version before: a contract for shops, the consent of registration for people. */
  isWorse: Type.Boolean(),
};

/** A version of a legal document, without its text. */
export const LegalVersion = Entity('LegalVersion', version);
export type LegalVersion = Static<typeof LegalVersion>;
export const LegalVersions = Type.Array(LegalVersion);

/** A version with its text in Markdown. */
export const LegalText = Entity('LegalText', {
  ...version,
  slug: DocumentSlug,
  text: Type.String(),
  /** When it was last changed. */
  updatedAt: Moment,
});
export type LegalText = Static<typeof LegalText>;

/** The version in force, and the ones announced, the soonest first. */
export const LegalDocument = Entity('LegalDocument', { current: LegalText, planned: LegalVersions });
export type LegalDocument = Static<typeof LegalDocument>;

export const LegalVersionParams = Type.Object({ slug: Slug, day: Day });
export type LegalVersionParams = Static<typeof LegalVersionParams>;

/** A document as the administration sees it: the latest text that was announced, and the draft, if there is one. */
export const ManagedDocument = Entity('ManagedDocument', {
  slug: DocumentSlug,
  /** All announced versions, the latest first. */
  versions: LegalVersions,
  latest: LegalText,
  draft: Nullable(LegalText),
});
export type ManagedDocument = Static<typeof ManagedDocument>;
export const ManagedDocuments = Type.Array(ManagedDocument);

const written = {
  text: Type.String({ minLength: 1, maxLength: legalLimits.text, pattern: '\\S' }),
  summary: Type.String({ maxLength: legalLimits.summary }),
};
export const NewLegalDraft = Entity('NewLegalDraft', { slug: DocumentSlug, ...written });
export type NewLegalDraft = Static<typeof NewLegalDraft>;
/** `updatedAt` of the draft that its editor has read. 409 with the `draft` as it is now when it has been changed since. */
const unchangedSince = { unchangedSince: SetMoment };
export const LegalDraft = Entity('LegalDraft', { ...written, ...unchangedSince });
export type LegalDraft = Static<typeof LegalDraft>;

/** When a draft takes effect. `isWorse` matters for the contract with shops and the consent of registration. */
export const PlanLegalVersion = Entity('PlanLegalVersion', { day: Day, isWorse: Type.Boolean(), ...unchangedSince });
export type PlanLegalVersion = Static<typeof PlanLegalVersion>;
