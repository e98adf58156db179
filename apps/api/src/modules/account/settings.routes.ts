import {
  AuthUser,
  AvatarUpdate,
  EmailUpdate,
  LegalInfoUpdate,
  NicknameUpdate,
  PasswordUpdate,
  SubscriptionAnswer,
  VisibleUpdate,
} from '@vetka/domain/account/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implement, type CallOptions } from '../../platform/http/implement.ts';
import { requireUser } from '../../platform/session/request-session.ts';

const signedIn: CallOptions = { guard: requireUser };
/** Passwords are not to be guessed, nor letters sent, by the dozen. */
const slowly: CallOptions = { guard: requireUser, rateLimit: { max: 10, timeWindow: '10 minutes', perSession: true } };

/** What a person changes about themselves; the phone is changed where codes are checked. */
export const settingsRoutes = (app: FastifyInstance) => [
  implement(
    app,
    'account.updatePassword',
    { body: PasswordUpdate, response: AuthUser },
    async ({ body }, request, reply) => {
      const { id } = requireUser(request);
      const user = await app.settings.changePassword(id, body);
      await app.sessions.rotate(request, reply, id);
      return user;
    },
    slowly,
  ),
  implement(
    app,
    'account.updateEmail',
    { body: EmailUpdate, response: AuthUser },
    ({ body }, request) => app.settings.changeEmail(requireUser(request).id, body.email),
    slowly,
  ),
  implement(
    app,
    'account.updateNickname',
    { body: NicknameUpdate, response: AuthUser },
    ({ body }, request) => app.settings.changeNickname(requireUser(request).id, body.nickname),
    signedIn,
  ),
  implement(
    app,
    'account.updateAvatar',
    { body: AvatarUpdate, response: AuthUser },
    ({ body }, request) => app.settings.changeAvatar(requireUser(request).id, body),
    signedIn,
  ),
  implement(
    app,
    'account.updateVisible',
    { body: VisibleUpdate, response: AuthUser },
    ({ body }, request) => app.settings.setVisible(requireUser(request).id, body.isVisible),
    signedIn,
  ),
  implement(
    app,
    'account.updateLegalInfo',
    { body: LegalInfoUpdate, response: AuthUser },
    ({ body }, request) => app.settings.changeLegalInfo(requireUser(request).id, body),
    signedIn,
  ),
  implement(
    app,
    'account.subscribe',
    { params: IdParams, response: SubscriptionAnswer },
    ({ params }, request) => app.settings.toggleSubscription(request.session, requireUser(request).id, params.id),
    signedIn,
  ),
];
