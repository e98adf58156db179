import {
  AccountDeleted,
  AuthUser,
  ConsentParams,
  DeleteAccount,
  DeletionTerms,
  OwnConsents,
  PersonalData,
} from '@vetka/domain/account/schema';
import { VerificationSent } from '@vetka/domain/session/schema';
import type { FastifyInstance } from 'fastify';
import { FinishedJson } from '../../platform/http/finished.ts';
import { implementForUser } from '../../platform/http/implement.ts';

/** Consents, the copy of one's data and the end of an account. */
export const privacyRoutes = (app: FastifyInstance) => [
  implementForUser(app, 'account.consents', { response: OwnConsents }, ({ user }) => app.privacy.consents(user.id)),
  implementForUser(
    app,
    'account.withdrawConsent',
    { params: ConsentParams, response: OwnConsents },
    ({ params, user }) => app.privacy.withdraw(user.id, params),
  ),
  implementForUser(app, 'account.renewConsent', { response: AuthUser }, ({ user }, { ip, headers }) =>
    app.account.renewConsent(user.id, { ip, userAgent: headers['user-agent'] ?? null }),
  ),
  implementForUser(
    app,
    'account.copyData',
    { response: PersonalData },
    async ({ user }) => new FinishedJson<PersonalData>(JSON.stringify(await app.privacy.copy(user.id))),
  ),
  implementForUser(app, 'account.deletionTerms', { response: DeletionTerms }, ({ user }) =>
    app.privacy.terms(app.db, user.id),
  ),
  implementForUser(app, 'account.sendDeletionCode', { response: VerificationSent }, ({ user }, request) =>
    app.privacy.sendCode(user.id, request),
  ),
  implementForUser(
    app,
    'account.deleteAccount',
    { body: DeleteAccount, response: AccountDeleted },
    ({ body, user }, request, reply) => app.privacy.delete(user, body.code, request, reply),
  ),
];
