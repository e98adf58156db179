/** How a provider misbehaves. Counters run down by themselves; switches stay until cleared. */
export interface FaultPlan {
  /** Only these calls are touched by the counters (`Init`, `GetState`, `create`, `send`, `suggest`…); `null` is all. */
  calls: string[] | null;
  /** The next N calls answer 503 and do nothing. */
  failNext: number;
  /** The next N calls do nothing and hang up after `hangMs`. */
  hangNext: number;
  /** The next N calls do their work, then hang up after `hangMs` without an answer. */
  loseNext: number;
  hangMs: number;
  /** Every notification comes twice. */
  duplicate: boolean;
  /** Notifications of one payment come newest first. */
  reorder: boolean;
  /** Every notification is late by this many milliseconds. */
  lateMs: number;
  /** Notifications are signed with a wrong secret. */
  badToken: boolean;
  /** Notifications never come. */
  drop: boolean;
}

export type CallFault = 'fail' | 'hang' | 'lose';

const healthy: FaultPlan = {
  calls: null,
  failNext: 0,
  hangNext: 0,
  loseNext: 0,
  hangMs: 30_000,
  duplicate: false,
  reorder: false,
  lateMs: 0,
  badToken: false,
  drop: false,
};

const counters = { fail: 'failNext', hang: 'hangNext', lose: 'loseNext' } as const;

/**
 * The fault plans by scope. A scope is `*`, a provider (`tbank`, `tochka`, `sms`, `address`) or a terminal key;
 * the narrowest plan that exists is the one in force.
 */
export class Faults {
  #plans = new Map<string, FaultPlan>();

  set(scope: string, change: Partial<FaultPlan>): FaultPlan {
    const plan = { ...healthy, ...this.#plans.get(scope), ...change };
    this.#plans.set(scope, plan);
    return plan;
  }

  /** Back to health: one scope, or all. */
  clear(scope?: string): void {
    if (scope === undefined) this.#plans.clear();
    else this.#plans.delete(scope);
  }

  list(): Record<string, FaultPlan> {
    return Object.fromEntries(this.#plans);
  }

  plan(provider: string, terminal?: string): Readonly<FaultPlan> {
    const narrow = terminal === undefined ? undefined : this.#plans.get(terminal);
    return narrow ?? this.#plans.get(provider) ?? this.#plans.get('*') ?? healthy;
  }

  /** Spends one fault on a call, if one is due. */
  take(provider: string, call: string, terminal?: string): { fault: CallFault; hangMs: number } | null {
    const plan = this.plan(provider, terminal) as FaultPlan;
    if (plan.calls !== null && !plan.calls.includes(call)) return null;
    for (const fault of ['fail', 'hang', 'lose'] as const) {
      if (plan[counters[fault]] <= 0) continue;
      plan[counters[fault]] -= 1;
      return { fault, hangMs: plan.hangMs };
    }
    return null;
  }
}
