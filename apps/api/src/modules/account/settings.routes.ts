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
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { implement, type CallOptions } from '../../platform/http/implement.ts';
import { requireUser } from '../../platform/session/request-session.ts';

const signedIn: CallOptions = { guard: requireUser };
/** Limits password guessing and bulk e-mails. */
const slowly: CallOptions = { guard: requireUser, limit: 'settings' };

/** Updates return the person's new state. */
const setting = <Body extends TSchema>(body: Body) => ({ body, response: AuthUser });

/** Adapts a handler that needs only the user's id. */
const own =
  <Input, Answer>(save: (userId: number, input: Input) => Answer) =>
  (input: Input, request: FastifyRequest): Answer =>
    save(requireUser(request).id, input);

/** What people change about themselves. The phone is changed in the session module, which checks codes. */
export const settingsRoutes = (app: FastifyInstance) => [
  implement(
    app,
    'account.updatePassword',
    setting(PasswordUpdate),
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
    setting(EmailUpdate),
    own((id, { body }) => app.settings.changeEmail(id, body.email)),
    slowly,
  ),
  implement(
    app,
    'account.updateNickname',
    setting(NicknameUpdate),
    own((id, { body }) => app.settings.changeNickname(id, body.nickname)),
    signedIn,
  ),
  implement(
    app,
    'account.updateAvatar',
    setting(AvatarUpdate),
    own((id, { body }) => app.settings.changeAvatar(id, body)),
    signedIn,
  ),
  implement(
    app,
    'account.updateVisible',
    setting(VisibleUpdate),
    own((id, { body }) => app.settings.setVisible(id, body.isVisible)),
    signedIn,
  ),
  implement(
    app,
    'account.updateLegalInfo',
    setting(LegalInfoUpdate),
    own((id, { body }) => app.settings.changeLegalInfo(id, body)),
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
