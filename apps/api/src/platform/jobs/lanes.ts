import type { JobKind } from '@vetka/domain/moderation';

/** Kinds of work that do not wait for one another: the concurrency of each in one process. */
export const lanes = { rounds: 2, bank: 2, outside: 2, sms: 2, email: 3, push: 3, files: 2 } as const;
export type Lane = keyof typeof lanes;

/**
 * The lanes of periodic jobs. `rounds`: those that need the database alone. Others call a service that may hang. `bank`:
 * payments, refunds and payouts. `outside`: those for which money must not wait.
 */
export type RoundLane = Extract<Lane, 'rounds' | 'bank' | 'outside'>;

/** The lanes of jobs that transactions enqueue. Those that need the database alone run beside the rounds. */
export const jobLanes: Readonly<Record<JobKind, Lane>> = {
  'notice.sms': 'sms',
  'notice.email': 'email',
  'notice.push': 'push',
  'chat.unread': 'rounds',
  'order.gift': 'sms',
  'media.remove': 'files',
};
