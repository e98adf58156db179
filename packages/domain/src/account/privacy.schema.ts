import { Type, type Static } from 'typebox';
import { Entity, Enumeration, Moment, Nullable } from '../value/schema.ts';
import { consentKinds } from './values.ts';

export const ConsentKind = Enumeration('ConsentKind', consentKinds);
export type ConsentKind = Static<typeof ConsentKind>;

/** The latest consent to one version of a text. */
export const OwnConsent = Entity('OwnConsent', {
  kind: ConsentKind,
  /** Version of the text: the day since which it is in force, «2026-11-01». */
  textVersion: Type.String(),
  /** This is the version in force. */
  isCurrent: Type.Boolean(),
  acceptedAt: Moment,
  withdrawnAt: Nullable(Moment),
});
export type OwnConsent = Static<typeof OwnConsent>;
/** The newest first. */
export const OwnConsents = Entity('OwnConsents', { data: Type.Array(OwnConsent) });
export type OwnConsents = Static<typeof OwnConsents>;
export const ConsentParams = Type.Object({ kind: ConsentKind });
export type ConsentParams = Static<typeof ConsentParams>;

/** A copy of everything stored about the person, by table. */
export const PersonalData = Entity('PersonalData', {
  madeAt: Moment,
  data: Type.Array(
    Type.Object({
      name: Type.String(),
      title: Type.String(),
      rows: Type.Array(Type.Record(Type.String(), Type.Unknown())),
    }),
  ),
});
export type PersonalData = Static<typeof PersonalData>;

/** The reason an account cannot be deleted yet, and the page where this can be resolved. */
export const DeletionObstacle = Entity('DeletionObstacle', {
  title: Type.String(),
  text: Type.String(),
  path: Type.String(),
});
export type DeletionObstacle = Static<typeof DeletionObstacle>;
/** `shops`: names of the person's own shops, which end with the account. */
export const DeletionTerms = Entity('DeletionTerms', {
  obstacles: Type.Array(DeletionObstacle),
  shops: Type.Array(Type.String()),
});
export type DeletionTerms = Static<typeof DeletionTerms>;
export const DeleteAccount = Entity('DeleteAccount', { code: Type.String({ pattern: '^\\d{4}$' }) });
export type DeleteAccount = Static<typeof DeleteAccount>;
/** Signing in before this moment restores the account. */
export const AccountDeleted = Entity('AccountDeleted', { restorableUntil: Moment });
export type AccountDeleted = Static<typeof AccountDeleted>;
