import { AuthUser, PhoneUpdate } from '@vetka/domain/account/schema';
import {
  CookieConsent,
  RecordedConsent,
  Session,
  SignedOut,
  SignIn,
  SignInByPassword,
  VerificationSent,
  VerifyPhone,
} from '@vetka/domain/session/schema';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import { requireSameOrigin } from '../../platform/http/origin.ts';
import { limitBy } from '../../platform/http/rate-limit.ts';
import { requireUser } from '../../platform/session/request-session.ts';

const doorLimit = { rateLimit: { max: 30, timeWindow: '1 minute' } };

/** Wrong and right tries of one login, from wherever they come: a password is not to be guessed from many addresses. */
const loginLimiter = (app: FastifyInstance) =>
  limitBy(app, {
    max: app.config.loginLimit,
    timeWindow: '10 minutes',
    keyOf: ({ body }) => `login:${(body as SignInByPassword).login.trim().toLowerCase()}`,
  });

/** Who is visiting, the ways in and the way out. */
export function sessionRoutes(app: FastifyInstance) {
  const limitLogin = loginLimiter(app);
  return [
    implement(app, 'session.read', { response: Session }, async (_, request, reply) => {
      await app.sessions.ensure(request, reply);
      return app.signIn.describe(request);
    }),
    implement(
      app,
      'session.verifyPhone',
      { body: VerifyPhone, response: VerificationSent },
      ({ body }, request) => app.signIn.verification.send(body.phone, request.ip, request.session.userId),
      doorLimit,
    ),
    implement(
      app,
      'session.signIn',
      { body: SignIn, response: AuthUser },
      ({ body }, request, reply) => app.signIn.byCode(body, request, reply),
      doorLimit,
    ),
    implement(
      app,
      'session.signInByPassword',
      { body: SignInByPassword, response: AuthUser },
      async ({ body }, request, reply) => {
        await limitLogin(request);
        return app.signIn.byPassword(body, request, reply);
      },
      doorLimit,
    ),
    implement(
      app,
      'session.signOut',
      { response: SignedOut },
      async (_, request, reply) => {
        await app.sessions.signOut(request, reply);
        return { isLoggedIn: false } as const;
      },
      { guard: requireSameOrigin },
    ),
    implement(
      app,
      'account.updatePhone',
      { body: PhoneUpdate, response: AuthUser },
      ({ body }, request) => app.signIn.changePhone(requireUser(request).id, body),
      { ...doorLimit, guard: requireUser },
    ),
    implement(
      app,
      'session.acceptCookies',
      { body: CookieConsent, response: RecordedConsent },
      ({ body }, request) => app.signIn.acceptCookies(body, request),
      doorLimit,
    ),
    implement(app, 'session.user', { response: AuthUser }, (_, request) =>
      app.account.authUser(requireUser(request).id),
    ),
  ];
}
