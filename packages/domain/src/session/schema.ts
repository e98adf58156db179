import { Type, type Static } from 'typebox';
import { Moment, Nullable } from '../value/schema.ts';
import { City } from '../place/schema.ts';

/**
 * The visitor's session, guest or signed in. `sessionId` names the session; it is not the value of its HttpOnly cookie
 * `cookieName`. Both are null for a visitor without a session.
 */
export const Session = Type.Object({
  cookieName: Type.String(),
  domain: Nullable(Type.String()),
  sessionId: Nullable(Type.String()),
  sessionIdExpires: Nullable(Moment),
  geo: Nullable(Type.Object({ city: Nullable(City) })),
  ip: Type.String(),
  isCartShop: Type.Boolean(),
});
export type Session = Static<typeof Session>;

/** Any Russian notation: +7, 8 or ten digits. */
export const VerifyPhone = Type.Object({ phone: Type.String({ minLength: 1, maxLength: 30 }) });
export type VerifyPhone = Static<typeof VerifyPhone>;
/** In seconds, not milliseconds: when another code can be requested, and when this one expires. */
export const VerificationSent = Type.Object({
  phone: Type.String(),
  resendAfterSeconds: Type.Integer(),
  expiresInSeconds: Type.Integer(),
});
export type VerificationSent = Static<typeof VerificationSent>;

/** `consent` is required only when this call creates the account: the version of the text shown. */
export const SignIn = Type.Object({
  phone: Type.String({ minLength: 1, maxLength: 30 }),
  code: Type.String({ pattern: '^\\d{4}$' }),
  consentVersion: Type.Optional(Type.String({ maxLength: 40 })),
});
export type SignIn = Static<typeof SignIn>;
export const SignInByPassword = Type.Object({
  login: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: 200 }),
});
export type SignInByPassword = Static<typeof SignInByPassword>;
/** `textVersion`: version of the text shown. */
export const CookieConsent = Type.Object({ textVersion: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }) });
export type CookieConsent = Static<typeof CookieConsent>;
/** A recorded consent. */
export const RecordedConsent = Type.Object({ textVersion: Type.String(), acceptedAt: Moment });
export type RecordedConsent = Static<typeof RecordedConsent>;
export const SignedOut = Type.Object({ isLoggedIn: Type.Literal(false) });
export type SignedOut = Static<typeof SignedOut>;
