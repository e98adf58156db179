import type { AuthUser } from '@vetka/domain/account';
import type { AuthStep } from '@vetka/ui/patterns/session/AuthDialog';
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
  const isBusy = ['sendingPhone', 'checkingPassword', 'signedIn'].some((state) =>
    snapshot.matches(state as 'signedIn'),
  );
  return {
    step: stepOf(snapshot.value),
    sentTo: snapshot.context.phone,
    resendIn: snapshot.context.resendIn,
    isBusy: isBusy || snapshot.matches({ code: 'checking' }) || snapshot.matches({ code: 'resending' }),
    errors: serverErrorsOf(snapshot.context.error),
    notice: limitNoticeOf(snapshot.context.error),
    onInvalid: useReportInvalid(),
    onSendPhone: (phone: string) => actor.send({ type: 'auth.sendPhone', phone }),
    onSendCode: (code: string, hasConsent: boolean) =>
      actor.send({ type: 'auth.sendCode', code, ...(hasConsent && { hasConsent }) }),
    onResend: () => actor.send({ type: 'auth.resend' }),
    onSendPassword: (login: string, password: string) => actor.send({ type: 'auth.sendPassword', login, password }),
    onUsePhone: () => actor.send({ type: 'auth.usePhone' }),
    onUsePassword: () => actor.send({ type: 'auth.usePassword' }),
  };
}

const stepOf = (value: unknown): AuthStep => {
  if (value === 'password' || value === 'checkingPassword') return 'password';
  return value === 'phone' || value === 'sendingPhone' ? 'phone' : 'code';
};
