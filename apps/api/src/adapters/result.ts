/** Why a provider did not do what it was asked. */
export type FailureReason =
  /** No answer, a time-out or a 5xx: what happened is unknown, ask again or ask for the state. */
  | 'unavailable'
  /** The provider answered «no»; `code` is its own code. */
  | 'rejected'
  /** The provider knows no such thing. */
  | 'not-found'
  /** Our own input can't be sent (a receipt that can't be made, a bad phone). */
  | 'invalid'
  /** A notification that is not signed by the provider. */
  | 'untrusted';

export interface ProviderFailure {
  ok: false;
  reason: FailureReason;
  /** The provider's own code, or one of ours in words. */
  code: string;
  /** For logs; Russian, without secrets. */
  message: string;
}

/** What an adapter answers: a value, or a failure that was to be expected. */
export type ProviderResult<T> = { ok: true; value: T } | ProviderFailure;

export function success<T>(value: T): ProviderResult<T> {
  return { ok: true, value };
}

export function failure(reason: FailureReason, code: string, message: string): ProviderFailure {
  return { ok: false, reason, code, message };
}
