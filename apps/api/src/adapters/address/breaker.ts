export interface BreakerConfig {
  /** Failures in a row that open it. */
  failuresToOpen: number;
  /** How long it stays open, milliseconds. */
  openForMs: number;
  /** Milliseconds; for tests. */
  now?: () => number;
}

export interface Breaker {
  /** Whether the provider may be asked now. */
  mayTry: () => boolean;
  succeeded: () => void;
  failed: () => void;
}

/** A circuit breaker: after several failures in a row the provider is left alone, then one call tries it again. */
export function createBreaker({ failuresToOpen, openForMs, now = () => performance.now() }: BreakerConfig): Breaker {
  let failures = 0;
  let openUntil = 0;
  return {
    mayTry: () => {
      if (failures < failuresToOpen) return true;
      if (now() < openUntil) return false;
      // The one that tries keeps the others away until it knows.
      openUntil = now() + openForMs;
      return true;
    },
    succeeded: () => {
      failures = 0;
    },
    failed: () => {
      failures += 1;
      openUntil = now() + openForMs;
    },
  };
}
