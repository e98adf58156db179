import type { AuthUser } from '@vetka/domain/account';
import type {
  ConfirmedPerson,
  ConfirmPerson,
  NewSecondFactor,
  RecordedConsent,
  RecoveryCodes,
  SecondFactor,
  SecondFactorCode,
  Session,
  SignedInDevices,
  SignedOut,
  SignIn,
  SignInByPassword,
  VerificationSent,
  VerifyPhone,
} from '@vetka/domain/session';
import { call } from './call.ts';

export const session = {
  read: call<{ response: Session }>('GET', '/session'),
  verifyPhone: call<{ body: VerifyPhone; response: VerificationSent }>('POST', '/verification/phone'),
  signIn: call<{ body: SignIn; response: AuthUser }>('POST', '/auth'),
  signInByPassword: call<{ body: SignInByPassword; response: AuthUser }>('POST', '/auth/by-password'),
  signOut: call<{ response: SignedOut }>('GET', '/auth/logout'),
  /** Not in the specification's list of calls: records the consent of the cookie banner like any other consent. */
  acceptCookies: call<{ response: RecordedConsent }>('POST', '/session/cookie-consent'),
  user: call<{ response: AuthUser }>('GET', '/auth/user'),
  devices: call<{ response: SignedInDevices }>('GET', '/profile/sessions'),
  /** Signs out everywhere else. */
  endOthers: call<{ response: SignedInDevices }>('DELETE', '/profile/sessions'),
  end: call<{ params: { id: number }; response: SignedInDevices }>('DELETE', '/profile/sessions/{id}'),
  /** Sends a code to the person's phone, which `confirm` accepts. */
  sendConfirmationCode: call<{ response: VerificationSent }>('POST', '/auth/confirmation/code'),
  /** Confirms who one is: calls that answer 403 `session.confirmation` are possible for a while. */
  confirm: call<{ body: ConfirmPerson; response: ConfirmedPerson }>('POST', '/auth/confirmation'),
  /** For the administration: whether its role is confirmed in this session. For everybody else it does not exist: 404. */
  secondFactor: call<{ response: SecondFactor }>('GET', '/auth/second-factor'),
  /** A new secret, which replaces an unconfirmed one. 409 when there is one already. */
  enrolSecondFactor: call<{ response: NewSecondFactor }>('POST', '/auth/second-factor'),
  confirmSecondFactor: call<{ body: SecondFactorCode; response: RecoveryCodes }>('POST', '/auth/second-factor/confirm'),
  passSecondFactor: call<{ body: SecondFactorCode; response: SecondFactor }>('POST', '/auth/second-factor/pass'),
};
