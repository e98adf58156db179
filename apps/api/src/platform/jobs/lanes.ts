import type { JobKind } from '@vetka/domain/moderation';

/** Kinds of work that do not wait for one another: how many jobs of each run at a time in one process. */
export const lanes = { rounds: 2, outside: 2, sms: 2, email: 3, push: 3, files: 2 } as const;
export type Lane = keyof typeof lanes;

/**
 * Where periodic jobs run. `outside`: those that ask a service which may hang, and for which refunds and payouts must not
 * wait.
 */
export type RoundLane = Extract<Lane, 'rounds' | 'outside'>;

/** Where the jobs run that transactions ask for. */
export const jobLanes: Readonly<Record<JobKind, Lane>> = {
  'notice.sms': 'sms',
  'notice.email': 'email',
  'notice.push': 'push',
  'media.remove': 'files',
};
