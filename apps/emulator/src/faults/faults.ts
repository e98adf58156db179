/** How a provider misbehaves. Counters count down to zero; switches stay on until cleared. */
export interface FaultPlan {
  /** The calls to which the counters apply (`Init`, `GetState`, `create`, `send`, `suggest`…); `null` for all. */
  calls: string[] | null;
  /** The next N calls return 503 and do nothing. */
  failNext: number;
  /** The next N calls do nothing and hang up after `hangMs`. */
  hangNext: number;
  /** The next N calls do their work, then hang up after `hangMs` without a response. */
  loseNext: number;
  /** The next N calls do their work and respond after `hangMs`. */
  slowNext: number;
  /** How long a call hangs or is delayed (ms). */
  hangMs: number;
  /** Every notification is sent twice. */
  duplicate: boolean;
  /** Notifications of one payment arrive newest first. */
  reorder: boolean;
  /** Delay of every notification (ms). */
  lateMs: number;
  /** Notifications are signed with a wrong secret. */
  badToken: boolean;
  /** Notifications are never sent. */
  drop: boolean;
}

/** A call to a provider, as matched against the fault plans. */
export interface Call {
  provider: string;
  name: string;
  terminal?: string | undefined;
  /** The request body, for plans that match only some callers. */
  body?: unknown;
}

export type CallFault = 'fail' | 'hang' | 'lose' | 'slow';

const healthy: FaultPlan = {
  calls: null,
  failNext: 0,
  hangNext: 0,
  loseNext: 0,
  slowNext: 0,
  hangMs: 30_000,
  duplicate: false,
  reorder: false,
  lateMs: 0,
  badToken: false,
  drop: false,
};

const mentions = 'mentions:';

const counters = { fail: 'failNext', hang: 'hangNext', lose: 'loseNext', slow: 'slowNext' } as const;

/**
 * The fault plans by scope. A scope is `*`, a provider (`tbank`, `tochka`, `sms`, `address`), a terminal key, or
 * `mentions:` with a text, for calls whose body contains it (for example a customer's phone).
 * The most specific existing plan applies.
 */
export class Faults {
  #plans = new Map<string, FaultPlan>();

  set(scope: string, change: Partial<FaultPlan>): FaultPlan {
    const plan = { ...healthy, ...this.#plans.get(scope), ...change };
    this.#plans.set(scope, plan);
    return plan;
  }

  /** Clears the faults of one scope, or of all. */
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

  #planFor(body: unknown): Readonly<FaultPlan> | undefined {
    const text = JSON.stringify(body ?? null);
    const scopes = [...this.#plans.keys()].filter((scope) => scope.startsWith(mentions));
    const scope = scopes.find((each) => text.includes(each.slice(mentions.length)));
    return scope === undefined ? undefined : this.#plans.get(scope);
  }

  /** Consumes one fault for a call, if any applies. */
  take({ provider, name, terminal, body }: Call): { fault: CallFault; hangMs: number } | null {
    const plan = (this.#planFor(body) ?? this.plan(provider, terminal)) as FaultPlan;
    if (plan.calls !== null && !plan.calls.includes(name)) return null;
    for (const fault of ['fail', 'hang', 'lose', 'slow'] as const) {
      if (plan[counters[fault]] <= 0) continue;
      plan[counters[fault]] -= 1;
      return { fault, hangMs: plan.hangMs };
    }
    return null;
  }
}
