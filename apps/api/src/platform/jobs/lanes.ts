import type { JobKind } from '@vetka/domain/moderation';

/** Kinds of work that do not wait for one another: how many jobs of each run at a time in one process. */
export const lanes = { rounds: 2, sms: 2, email: 3, push: 3, files: 2 } as const;
export type Lane = keyof typeof lanes;

/** Where the jobs run that transactions ask for. */
export const jobLanes: Readonly<Record<JobKind, Lane>> = {
  'notice.sms': 'sms',
  'notice.email': 'email',
  'notice.push': 'push',
  'media.remove': 'files',
};
