import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { authMachine } from './auth.machine.ts';

type Snapshot = SnapshotFrom<typeof authMachine>;

/** The properties of `AuthDialog` of `@vetka/ui`, derived from the machine. */
export interface AuthDialogState {
  step: 'phone' | 'code' | 'password';
  /** E.164, where the code was sent. */
  sentTo: string;
  /** Seconds until another code can be requested. */
  resendIn: number;
  /** An answer is awaited, or the person has just signed in. */
  isLoading: boolean;
}

const stepOf = (snapshot: Snapshot): AuthDialogState['step'] => {
  if (snapshot.context.isByPassword) return 'password';
  return snapshot.matches('phone') || snapshot.matches('sendingPhone') ? 'phone' : 'code';
};

const isFormFilledIn = (snapshot: Snapshot): boolean =>
  snapshot.matches('phone') || snapshot.matches('password') || snapshot.matches({ code: 'entering' });

export const authDialogState = (snapshot: Snapshot): AuthDialogState => ({
  step: stepOf(snapshot),
  sentTo: snapshot.context.phone,
  resendIn: snapshot.context.resendIn,
  isLoading: !isFormFilledIn(snapshot),
});

/** Handlers of `AuthDialog` that send the machine its events. */
export const authDialogHandlers = ({ send }: Pick<ActorRefFrom<typeof authMachine>, 'send'>) => ({
  onSendPhone: (phone: string): void => send({ type: 'auth.sendPhone', phone }),
  onSendCode: (code: string, hasConsent: boolean): void =>
    send({ type: 'auth.sendCode', code, ...(hasConsent && { hasConsent }) }),
  onResend: (): void => send({ type: 'auth.resend' }),
  onSendPassword: (login: string, password: string): void => send({ type: 'auth.sendPassword', login, password }),
  onUsePhone: (): void => send({ type: 'auth.usePhone' }),
  onUsePassword: (): void => send({ type: 'auth.usePassword' }),
});
