import type { AuthUser } from '@vetka/domain/account';
import { authDialogHandlers, authDialogState } from '@vetka/machines/auth';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { limitNoticeOf } from '../../shell/forms/limitNotice.ts';
import { serverErrorsOf } from '../../shell/forms/serverErrors.ts';
import { useReportInvalid } from '../../shell/forms/useReportInvalid.ts';
import { useApi } from '../../shell/useContext.ts';
import { provideAuth } from './authActors.ts';

/** The sign-in flow. `onSignedIn` is called once, with the user. */
export function useAuthMachine(onSignedIn: (user: AuthUser) => void) {
  const api = useApi();
  const errors = useErrorHandler();
  const actor = useActorRef(useMemo(() => provideAuth(api), [api]));
  const snapshot = useSelector(actor, (state) => state);
  useEffect(
    function listenToMachine() {
      const subscriptions = [
        actor.on('auth.signedIn', ({ user }) => onSignedIn(user)),
        actor.on('auth.failed', ({ error }) => void errors.handle(error, { hasToasts: false })),
      ];
      return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
    },
    [actor, errors, onSignedIn],
  );
  return {
    ...authDialogState(snapshot),
    ...authDialogHandlers(actor),
    errors: serverErrorsOf(snapshot.context.error),
    notice: limitNoticeOf(snapshot.context.error),
    onInvalid: useReportInvalid(),
  };
}
