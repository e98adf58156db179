import { Type, type Static } from 'typebox';
import { Entity, Id, Moment, Nullable } from '../value/schema.ts';
import { Geo } from '../place/schema.ts';

export * from './second-factor.ts';

/**
 * The visitor's session, guest or signed in. `sessionId` names the session; it is not the value of its HttpOnly cookie
 * `cookieName`. Both are null for a visitor without a session.
 */
export const Session = Entity('Session', {
  cookieName: Type.String(),
  domain: Nullable(Type.String()),
  sessionId: Nullable(Type.String()),
  sessionIdExpires: Nullable(Moment),
  geo: Nullable(Geo),
  ip: Type.String(),
  isCartShop: Type.Boolean(),
});
export type Session = Static<typeof Session>;

/** Any Russian notation: +7, 8 or ten digits. */
export const VerifyPhone = Entity('VerifyPhone', { phone: Type.String({ minLength: 1, maxLength: 30 }) });
export type VerifyPhone = Static<typeof VerifyPhone>;
/** In seconds, not milliseconds: when another code can be requested, and when this one expires. */
export const VerificationSent = Entity('VerificationSent', {
  phone: Type.String(),
  resendAfterSeconds: Type.Integer(),
  expiresInSeconds: Type.Integer(),
});
export type VerificationSent = Static<typeof VerificationSent>;

/** `hasConsent` is required only when this call creates the account. The version of the text in force is recorded. */
export const SignIn = Entity('SignIn', {
  phone: Type.String({ minLength: 1, maxLength: 30 }),
  code: Type.String({ pattern: '^\\d{4}$' }),
  hasConsent: Type.Optional(Type.Literal(true)),
});
export type SignIn = Static<typeof SignIn>;
export const SignInByPassword = Entity('SignInByPassword', {
  login: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: 200 }),
});
export type SignInByPassword = Static<typeof SignInByPassword>;
/** A code sent to one's own phone, or the password: exactly one of them. */
export const ConfirmPerson = Entity('ConfirmPerson', {
  code: Type.Optional(Type.String({ pattern: '^\\d{4}$' })),
  password: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
});
export type ConfirmPerson = Static<typeof ConfirmPerson>;
export const ConfirmedPerson = Entity('ConfirmedPerson', { confirmedUntil: Moment });
export type ConfirmedPerson = Static<typeof ConfirmedPerson>;
/** A recorded consent. `textVersion`: the day since which the accepted text is in force. */
export const RecordedConsent = Entity('RecordedConsent', { textVersion: Type.String(), acceptedAt: Moment });
export type RecordedConsent = Static<typeof RecordedConsent>;
export const SignedOut = Entity('SignedOut', { isLoggedIn: Type.Literal(false) });
export type SignedOut = Static<typeof SignedOut>;

/** A browser in which the person is signed in. */
export const SignedInDevice = Entity('SignedInDevice', {
  id: Id,
  /** «Chrome, Windows»; null when the browser has not named itself. */
  name: Nullable(Type.String()),
  isCurrent: Type.Boolean(),
  /** With a precision of five minutes. */
  lastSeenAt: Moment,
});
export type SignedInDevice = Static<typeof SignedInDevice>;
/** The current browser first, then the most recently used. */
export const SignedInDevices = Entity('SignedInDevices', { data: Type.Array(SignedInDevice) });
export type SignedInDevices = Static<typeof SignedInDevices>;
