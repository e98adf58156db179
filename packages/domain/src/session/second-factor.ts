import { Type, type Static } from 'typebox';
import { Entity, Moment, Nullable } from '../value/schema.ts';

/** How the role of the administration is confirmed in this session. */
export const SecondFactor = Entity('SecondFactor', {
  /** False where the second factor is switched off, as in the demo shop. */
  isRequired: Type.Boolean(),
  isEnrolled: Type.Boolean(),
  /** The time until which the session may act without another code; null before the first one and after that time. */
  passedUntil: Nullable(Moment),
  recoveryCodesLeft: Type.Integer(),
});
export type SecondFactor = Static<typeof SecondFactor>;

/** A new secret, once as an `otpauth` address for a QR code and once to be typed. */
export const NewSecondFactor = Entity('NewSecondFactor', { uri: Type.String(), secret: Type.String() });
export type NewSecondFactor = Static<typeof NewSecondFactor>;

/** Six digits of the application, or a recovery code. */
export const SecondFactorCode = Entity('SecondFactorCode', {
  code: Type.String({ minLength: 6, maxLength: 20, pattern: '^[0-9A-Za-z -]+$' }),
});
export type SecondFactorCode = Static<typeof SecondFactorCode>;

/** Shown once. Each works once, in place of the application. */
export const RecoveryCodes = Entity('RecoveryCodes', { codes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;
