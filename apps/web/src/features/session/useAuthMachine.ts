import { hasCity, type AuthUser } from '@vetka/domain/account';
import { formMessages, required } from '@vetka/domain/form';
import { normalizePhone } from '@vetka/domain/phone';
import { consentVersion } from '@vetka/domain/session';
import type { AuthErrors, AuthStep } from '@vetka/ui/patterns/session/AuthDialog';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { useApi } from '../../shell/useContext.ts';
import { authErrorsOf } from './authErrors.ts';
import { provideAuth } from './authActors.ts';

const noErrors: AuthErrors = {};

/** The steps of signing in. `onSignedIn` is called once, with the user. */
export function useAuthMachine(onSignedIn: (user: AuthUser) => void) {
  const api = useApi();
  const errors = useErrorHandler();
  const actor = useActorRef(useMemo(() => provideAuth(api), [api]));
  const snapshot = useSelector(actor, (state) => state);
  // What is wrong before anything is sent.
  const [typing, setTyping] = useState(noErrors);
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
  const send = (wrong: AuthErrors, event: Parameters<typeof actor.send>[0]) => {
    setTyping(wrong);
    if (Object.keys(wrong).length === 0) actor.send(event);
  };
  const isBusy = ['sendingPhone', 'checkingPassword', 'signedIn'].some((state) =>
    snapshot.matches(state as 'signedIn'),
  );
  return {
    step: stepOf(snapshot.value),
    sentTo: snapshot.context.phone,
    resendIn: snapshot.context.resendIn,
    isBusy: isBusy || snapshot.matches({ code: 'checking' }) || snapshot.matches({ code: 'resending' }),
    errors: { ...authErrorsOf(snapshot.context.error), ...typing },
    onSendPhone: (phone: string) => send(phoneErrors(phone), { type: 'auth.sendPhone', phone }),
    onSendCode: (code: string, hasConsent: boolean) =>
      send(noErrors, { type: 'auth.sendCode', code, ...(hasConsent && { consentVersion }) }),
    onResend: () => send(noErrors, { type: 'auth.resend' }),
    onSendPassword: (login: string, password: string) =>
      send(passwordErrors(login, password), { type: 'auth.sendPassword', login, password }),
    onUsePhone: () => send(noErrors, { type: 'auth.usePhone' }),
    onUsePassword: () => send(noErrors, { type: 'auth.usePassword' }),
  };
}

const stepOf = (value: unknown): AuthStep => {
  if (value === 'password' || value === 'checkingPassword') return 'password';
  return value === 'phone' || value === 'sendingPhone' ? 'phone' : 'code';
};

function phoneErrors(phone: string): AuthErrors {
  return normalizePhone(phone) === undefined ? { phone: required(phone) ?? formMessages.phone } : noErrors;
}

function passwordErrors(login: string, password: string): AuthErrors {
  const [wrongLogin, wrongPassword] = [required(login), required(password)];
  return { ...(wrongLogin && { login: wrongLogin }), ...(wrongPassword && { password: wrongPassword }) };
}

/** Where somebody goes after signing in: to the settings while the city is not known, with the way back kept. */
export function pathAfterSignIn(user: AuthUser, back: string | undefined): string | undefined {
  if (hasCity(user)) return back;
  return back === undefined ? '/my/settings' : `/my/settings?back=${encodeURIComponent(back)}`;
}
