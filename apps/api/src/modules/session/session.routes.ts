import { AuthUser, PhoneUpdate } from '@vetka/domain/account/schema';
import {
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
} from '@vetka/domain/session/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { implement, implementForUser } from '../../platform/http/implement.ts';
import { requireSameOrigin } from '../../platform/http/origin.ts';
import { requireConfirmed } from '../../platform/session/request-session.ts';
import { recordAuth } from '../../platform/session/auth-log.ts';
import { DevicesService } from './devices.service.ts';
import { SecondFactors } from './second-factor.service.ts';

const secondFactorRoutes = (app: FastifyInstance, factors = new SecondFactors(app)) => [
  implementForUser(app, 'session.secondFactor', { response: SecondFactor }, (_, request) => factors.read(request)),
  implementForUser(app, 'session.enrolSecondFactor', { response: NewSecondFactor }, (_, request) => {
    requireConfirmed(request);
    return recordAuth(request, { act: 'enrol-second-factor' }, () => factors.enrol(request));
  }),
  implementForUser(
    app,
    'session.confirmSecondFactor',
    { body: SecondFactorCode, response: RecoveryCodes },
    ({ body }, request) =>
      recordAuth(request, { act: 'confirm-second-factor' }, () => factors.confirm(request, body.code)),
  ),
  implementForUser(
    app,
    'session.passSecondFactor',
    { body: SecondFactorCode, response: SecondFactor },
    ({ body }, request) => recordAuth(request, { act: 'pass-second-factor' }, () => factors.pass(request, body.code)),
  ),
];

/** A person requests a code for another number, which is a change of what signs in. */
function confirmedOrGuest(request: FastifyRequest): void {
  if (request.session.userId !== null) requireConfirmed(request);
}

/** The session, signing in and signing out. */
export function sessionRoutes(app: FastifyInstance) {
  const devices = new DevicesService(app);
  return [
    ...secondFactorRoutes(app),
    implement(app, 'session.read', { response: Session }, (_, request) => app.signIn.describe(request)),
    implement(
      app,
      'session.verifyPhone',
      { body: VerifyPhone, response: VerificationSent },
      ({ body }, request, reply) => app.signIn.sendCode(body.phone, request, reply),
      { guard: confirmedOrGuest },
    ),
    implementForUser(app, 'session.sendConfirmationCode', { response: VerificationSent }, ({ user }, { ip }) =>
      app.signIn.sendOwnCode(user.id, ip, 'CONFIRM_PERSON'),
    ),
    implementForUser(app, 'session.confirm', { body: ConfirmPerson, response: ConfirmedPerson }, ({ body }, request) =>
      recordAuth(request, { act: 'confirm-person' }, () => app.signIn.confirm(body, request)),
    ),
    implement(app, 'session.signIn', { body: SignIn, response: AuthUser }, ({ body }, request, reply) =>
      recordAuth(request, { act: 'sign-in', way: 'sms' }, () => app.signIn.byCode(body, request, reply)),
    ),
    implement(
      app,
      'session.signInByPassword',
      { body: SignInByPassword, response: AuthUser },
      ({ body }, request, reply) =>
        recordAuth(request, { act: 'sign-in', way: 'password' }, () => app.signIn.byPassword(body, request, reply)),
    ),
    implement(
      app,
      'session.signOut',
      { response: SignedOut },
      async (_, request, reply) => {
        await recordAuth(request, { act: 'sign-out' }, () => app.sessions.signOut(request, reply));
        return { isLoggedIn: false } as const;
      },
      { guard: requireSameOrigin, isAction: true },
    ),
    implementForUser(
      app,
      'account.updatePhone',
      { body: PhoneUpdate, response: AuthUser },
      ({ body, user }, request) =>
        recordAuth(request, { act: 'change-phone' }, () => app.signIn.changePhone(user.id, body, request)),
      { guard: requireConfirmed },
    ),
    implement(
      app,
      'session.acceptCookies',
      { response: RecordedConsent },
      (_, request) => app.signIn.acceptCookies(request),
      { limit: 'consents' },
    ),
    implementForUser(app, 'session.user', { response: AuthUser }, ({ user }) => app.account.authUser(user.id)),
    implementForUser(app, 'session.devices', { response: SignedInDevices }, ({ user }) => devices.list(user)),
    implementForUser(
      app,
      'session.endOthers',
      { response: SignedInDevices },
      ({ user }, request) => recordAuth(request, { act: 'end-other-sessions' }, () => devices.endOthers(user)),
      { guard: requireConfirmed },
    ),
    implementForUser(
      app,
      'session.end',
      { params: IdParams, response: SignedInDevices },
      ({ params, user }, request) =>
        recordAuth(request, { act: 'end-other-sessions' }, () => devices.end(user, params.id)),
      { guard: requireConfirmed },
    ),
  ];
}
