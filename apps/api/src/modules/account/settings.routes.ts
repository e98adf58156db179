import {
  AuthUser,
  AvatarUpdate,
  EmailConfirmation,
  EmailConfirmed,
  EmailUpdate,
  LegalInfoUpdate,
  NicknameUpdate,
  PasswordUpdate,
  SubscribeQuery,
  SubscriptionAnswer,
  VisibleUpdate,
} from '@vetka/domain/account/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { requireConfirmed } from '../../platform/session/request-session.ts';
import { recordAuth } from '../../platform/session/auth-log.ts';
import { implement, implementForUser, type UserCallOptions } from '../../platform/http/implement.ts';

/** Limits password guessing and bulk e-mails. */
const rateLimited: UserCallOptions = { limit: 'settings' };

/** Updates return the person's new state. */
const setting = <Body extends TSchema>(body: Body) => ({ body, response: AuthUser });

/** The settings of a person. The phone is changed in the session module, which checks codes. */
export const settingsRoutes = (app: FastifyInstance) => [
  implementForUser(
    app,
    'account.updatePassword',
    setting(PasswordUpdate),
    ({ body, user }, request, reply) =>
      recordAuth(request, { act: 'change-password' }, () =>
        app.settings.changePassword(user.id, body, { request, reply }),
      ),
    rateLimited,
  ),
  implementForUser(
    app,
    'account.updateEmail',
    setting(EmailUpdate),
    ({ body, user }, request) =>
      recordAuth(request, { act: 'change-email' }, () => app.settings.changeEmail(user.id, body.email)),
    { ...rateLimited, guard: requireConfirmed },
  ),
  implement(
    app,
    'account.confirmEmail',
    { body: EmailConfirmation, response: EmailConfirmed },
    ({ body }) => app.settings.confirmEmail(body.token),
    rateLimited,
  ),
  implementForUser(app, 'account.updateNickname', setting(NicknameUpdate), ({ body, user }) =>
    app.settings.changeNickname(user.id, body.nickname),
  ),
  implementForUser(app, 'account.updateAvatar', setting(AvatarUpdate), ({ body, user }) =>
    app.settings.changeAvatar(user.id, body),
  ),
  implementForUser(app, 'account.updateVisible', setting(VisibleUpdate), ({ body, user }) =>
    app.settings.setVisible(user.id, body.isVisible),
  ),
  implementForUser(app, 'account.updateLegalInfo', setting(LegalInfoUpdate), ({ body, user }) =>
    app.settings.changeLegalInfo(user.id, body),
  ),
  implementForUser(
    app,
    'account.subscribe',
    { params: IdParams, query: SubscribeQuery, response: SubscriptionAnswer },
    ({ params, query, user }, { session }) => app.settings.follow(session, user.id, params.id, query.state),
    { writes: 'follow' },
  ),
];
