import fc from 'fast-check';

/** The outcome of an executed payout. */
export type PayoutFate =
  | 'pays'
  | 'checks'
  | 'refuses'
  | 'refuses after a check'
  | 'returns'
  | 'pays what it has refused';

/** The outcome of a call. `call`: which of those with this name. */
export interface PayoutFault {
  of: 'prepare' | 'execute' | 'state';
  call: number;
  kind: 'not reached' | 'answer lost' | 'refused';
}

export const payoutJobs = ['payout.plan', 'payout.send', 'payout.deals'] as const;

/** A court refunds a part of a paid order. */
interface LateRefund {
  /** The index among these parts, modulo their number. */
  part: number;
  roubles: number;
}

/** An event after an order was delivered, on one of the replicas or on all. */
export type PayoutStep =
  /** `isDoubled`: it is due on both replicas at once. */
  | { copy: number; job: (typeof payoutJobs)[number] | 'desk.clocks'; isDoubled: boolean }
  | { minutes: number }
  | { do: 'hold' | 'release'; copy: number; shop: number }
  | ({ do: 'late refund'; copy: number } & LateRefund);

/** The payouts of a run. */
export interface PayoutPlan {
  /** Each replica, at the same time as the others. */
  crews: PayoutStep[][];
  fates: PayoutFate[];
  faults: PayoutFault[];
  /** Both replicas plan and send the released money at once. */
  isDoubled: boolean;
  /** Ordered while that money is planned. */
  refundBeside: LateRefund | null;
  /** A smaller order of the same shop is delivered after these steps, when the shop may owe more than it earns. */
  bringsLate: boolean;
}

const copy = fc.nat(1);
const dayMinutes = 24 * 60;

const isDoubled = fc.boolean();
const lateRefund = { part: fc.nat(2), roubles: fc.integer({ min: 1, max: 5000 }) };

const step: fc.Arbitrary<PayoutStep> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ copy, job: fc.constantFrom('payout.plan', 'payout.send', 'payout.send'), isDoubled }),
  },
  { weight: 1, arbitrary: fc.record({ copy, job: fc.constantFrom('payout.deals', 'desk.clocks'), isDoubled }) },
  { weight: 4, arbitrary: fc.record({ minutes: fc.constantFrom(1, 3, 21, 61, dayMinutes) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('late refund' as const), copy, ...lateRefund }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('hold' as const, 'release' as const), copy, shop: fc.nat(1) }),
  },
);

const fate = fc.constantFrom<PayoutFate[]>(
  'pays',
  'pays',
  'checks',
  'refuses',
  'refuses after a check',
  'returns',
  'pays what it has refused',
);

/** Money is lost where an answer is lost, so this is the most frequent case. */
const fault: fc.Arbitrary<PayoutFault> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      of: fc.constantFrom('prepare' as const, 'execute' as const, 'state' as const),
      call: fc.constantFrom(0, 0, 1),
      kind: fc.constantFrom('not reached' as const, 'answer lost' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      of: fc.constantFrom('prepare' as const, 'execute' as const),
      call: fc.constantFrom(0, 0, 1),
      kind: fc.constant('answer lost' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      of: fc.constant('prepare' as const),
      call: fc.constantFrom(0, 0, 1),
      kind: fc.constant('refused' as const),
    }),
  },
);

export const payoutPlans: fc.Arbitrary<PayoutPlan> = fc.record({
  crews: fc.array(fc.array(step, { minLength: 2, maxLength: 7 }), { minLength: 1, maxLength: 2 }),
  fates: fc.array(fate, { minLength: 1, maxLength: 4 }),
  faults: fc.array(fault, { maxLength: 3 }),
  isDoubled,
  refundBeside: fc.option(fc.record(lateRefund)),
  bringsLate: fc.constantFrom(false, false, true),
});
