import { QueryClient } from '@tanstack/react-query';
import { isNotFound } from '@tanstack/react-router';
import type { AuthUser } from '@vetka/domain/account';
import { expect, test } from 'vitest';
import type { Api } from '../../shell/api/apiClient.ts';
import type { RouterContext } from '../../shell/routerContext.ts';
import { sessionQueries } from '../../shell/session/session.queries.ts';
import { requireAdministration } from './requireAdministration.ts';

const api = {} as Api;

/** The error thrown for a person with this role. */
function refusalFor(role: AuthUser['role']): unknown {
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQueries.user(api).queryKey, { role } as AuthUser);
  try {
    requireAdministration({ api, queryClient } as RouterContext, '/my/moderation/disputes');
    return undefined;
  } catch (error) {
    return error;
  }
}

test("the administration's pages do not exist for other people", () => {
  expect(refusalFor('USER')).toSatisfy(isNotFound);
  expect(refusalFor('ADMINISTRATION')).toBeUndefined();
});
