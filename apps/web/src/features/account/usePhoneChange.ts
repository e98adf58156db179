import { ApiError, unwrap } from '@vetka/api-client/client';
import type { AuthUser } from '@vetka/domain/account';
import type { VerificationSent } from '@vetka/domain/session';
import { authMachine } from '@vetka/machines/auth';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import type { Api } from '../../shell/api/apiClient.ts';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { limitNoticeOf } from '../../shell/forms/limitNotice.ts';
import { serverErrorsOf } from '../../shell/forms/serverErrors.ts';
import { useReportInvalid } from '../../shell/forms/useReportInvalid.ts';
import { useConfirmation } from '../../shell/session/confirmation/useConfirmation.ts';
import { useApi } from '../../shell/useContext.ts';

/** The steps of signing in by phone, ending with a changed number instead of a session. */
const providePhoneChange = (api: Api) =>
  authMachine.provide({
    actors: {
      sendPhone: fromPromise<VerificationSent, { phone: string }>(({ input, signal }) =>
        unwrap(api.session.verifyPhone({ body: input }, { signal })),
      ),
      sendCode: fromPromise<AuthUser, { phone: string; code: string }>(({ input: { phone, code }, signal }) =>
        unwrap(api.account.updatePhone({ body: { phone, code } }, { signal })),
      ),
    },
  });

type PhoneActor = ReturnType<typeof useActorRef<ReturnType<typeof providePhoneChange>>>;
type PhoneEvent = Parameters<PhoneActor['send']>[0];

/**
 * Changes the account's phone number with a code sent to the new one. `onChanged` is called once, with the updated
 * user.
 */
export function usePhoneChange(onChanged: (user: AuthUser) => void) {
  const api = useApi();
  const actor = useActorRef(useMemo(() => providePhoneChange(api), [api]));
  const [error, setError] = useState<unknown>(null);
  const latest = useRef<PhoneEvent>(null);
  const repeat = useCallback(() => latest.current && actor.send(latest.current), [actor]);
  usePhoneEvents(actor, { onChanged, setError, repeat });
  const snapshot = useSelector(actor, (state) => state);
  const isOnPhone = snapshot.matches('phone') || snapshot.matches('sendingPhone');
  const send = (event: PhoneEvent) => {
    latest.current = event;
    setError(null);
    actor.send(event);
  };
  return {
    step: isOnPhone ? ('phone' as const) : ('code' as const),
    sentTo: snapshot.context.phone,
    resendIn: snapshot.context.resendIn,
    isLoading: !snapshot.matches('phone') && !snapshot.matches({ code: 'entering' }),
    errors: serverErrorsOf(error),
    notice: limitNoticeOf(error),
    onInvalid: useReportInvalid(),
    onSendPhone: (phone: string) => send({ type: 'auth.sendPhone', phone }),
    onSendCode: (code: string) => send({ type: 'auth.sendCode', code }),
    onResend: () => send({ type: 'auth.resend' }),
    onUsePhone: () => send({ type: 'auth.usePhone' }),
  };
}

interface Listeners {
  onChanged: (user: AuthUser) => void;
  setError: (error: unknown) => void;
  /** Sends the latest event once more. */
  repeat: () => void;
}

function usePhoneEvents(actor: PhoneActor, { onChanged, setError, repeat }: Listeners) {
  const handler = useErrorHandler();
  const confirmed = useConfirmation();
  useEffect(
    function listenToMachine() {
      const subscriptions = [
        actor.on('auth.signedIn', ({ user }) => onChanged(user)),
        actor.on('auth.failed', ({ error }) => {
          if (confirmed(error, repeat)) return;
          setError(error);
          handler.handle(error, { hasToasts: false });
          // The number belongs to another account: return to the phone step.
          if (isAboutPhone(error)) actor.send({ type: 'auth.usePhone' });
        }),
      ];
      return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
    },
    [actor, handler, onChanged, setError, confirmed, repeat],
  );
}

/** The server rejected the number itself. */
const isAboutPhone = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.failure.kind === 'validation_error' &&
  Object.hasOwn(Object(error.failure.errors), 'phone');
