export interface BreakerConfig {
  /** Consecutive failures that open the circuit. */
  failuresToOpen: number;
  /** How long the circuit stays open (ms). */
  openForMs: number;
  /** Clock in milliseconds, replaceable in tests. */
  now?: () => number;
}

export interface Breaker {
  /** Whether the provider may be called now. */
  canTry: () => boolean;
  succeeded: () => void;
  failed: () => void;
}

/**
 * A circuit breaker: after several consecutive failures the provider is not called for a while, then a single call
 * probes it.
 */
export function createBreaker({ failuresToOpen, openForMs, now = () => performance.now() }: BreakerConfig): Breaker {
  let failures = 0;
  let openUntil = 0;
  return {
    canTry: () => {
      if (failures < failuresToOpen) return true;
      if (now() < openUntil) return false;
      // Keeps the circuit open for other calls until the probe returns.
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
