import type { JobKind } from '@vetka/domain/moderation';

/** Kinds of work that do not wait for one another: the concurrency of each in one process. */
export const lanes = { rounds: 2, outside: 2, sms: 2, email: 3, push: 3, files: 2 } as const;
export type Lane = keyof typeof lanes;

/**
 * The lanes of periodic jobs. `outside`: those that query an external service which may hang, and for which refunds and
 * payouts must not wait.
 */
export type RoundLane = Extract<Lane, 'rounds' | 'outside'>;

/** The lanes of jobs that transactions enqueue. */
export const jobLanes: Readonly<Record<JobKind, Lane>> = {
  'notice.sms': 'sms',
  'notice.email': 'email',
  'notice.push': 'push',
  'media.remove': 'files',
};
