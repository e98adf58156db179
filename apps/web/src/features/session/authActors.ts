import { unwrap } from '@vetka/api-client/client';
import type { AuthUser } from '@vetka/domain/account';
import type { VerificationSent } from '@vetka/domain/session';
import { authMachine } from '@vetka/machines/auth';
import { fromPromise } from 'xstate';
import type { Api } from '../../shell/api/apiClient.ts';

interface CodeInput {
  phone: string;
  code: string;
  hasConsent?: true;
}

/** The sign-in machine with its actors calling the API. */
export const provideAuth = (api: Api) =>
  authMachine.provide({
    actors: {
      sendPhone: fromPromise<VerificationSent, { phone: string }>(({ input, signal }) =>
        unwrap(api.session.verifyPhone({ body: input }, { signal })),
      ),
      sendCode: fromPromise<AuthUser, CodeInput>(({ input, signal }) =>
        unwrap(api.session.signIn({ body: input }, { signal })),
      ),
      sendPassword: fromPromise<AuthUser, { login: string; password: string }>(({ input, signal }) =>
        unwrap(api.session.signInByPassword({ body: input }, { signal })),
      ),
    },
  });
