/** Why a provider call failed. */
export type FailureReason =
  /**
   * No answer, a timeout or a 5xx: the outcome is unknown, so retry, or query the state. Also an answer that is not about
   * what was asked for: our key is not accepted, or we ask too often.
   */
  | 'unavailable'
  /** The provider refused; `code` is its own code. */
  | 'rejected'
  /** The provider does not know the object. */
  | 'not-found'
  /** Our own input cannot be sent (an impossible receipt, a bad phone). */
  | 'invalid'
  /** A notification that the provider did not sign. */
  | 'untrusted';

export interface ProviderFailure {
  ok: false;
  reason: FailureReason;
  /** The provider's code, or one of ours. */
  code: string;
  /** For logs. In Russian, without secrets. */
  message: string;
}

/** The result of an adapter: a value, or an expected failure. */
export type ProviderResult<T> = { ok: true; value: T } | ProviderFailure;

export function success<T>(value: T): ProviderResult<T> {
  return { ok: true, value };
}

export function failure(reason: FailureReason, code: string, message: string): ProviderFailure {
  return { ok: false, reason, code, message };
}

/** Whether the provider did not answer; further calls would have to wait just as long. */
export const isAway = (result: ProviderResult<unknown>): boolean => !result.ok && result.reason === 'unavailable';

/** Whether the provider was too slow to say what it did; it may have done what it was asked for. */
export const hasTimedOut = ({ reason, code }: ProviderFailure): boolean =>
  reason === 'unavailable' && code === 'timeout';

/** After this many calls in a row without an answer the provider hangs; fewer may be due to what was asked about. */
const maxUnanswered = 3;

/** The calls of one round. When the provider hangs, the rest waits for the next round. */
export class Calls {
  #unanswered = 0;

  note(isAnswered: boolean): void {
    this.#unanswered = isAnswered ? 0 : this.#unanswered + 1;
  }

  get hang(): boolean {
    return this.#unanswered >= maxUnanswered;
  }
}
