/** Kinds of work that do not wait for one another: how many jobs of each run at a time in one process. */
export const lanes = { rounds: 2, sms: 2, email: 3, push: 3 } as const;
export type Lane = keyof typeof lanes;

/** Jobs that a transaction asks for, and where they run. */
export const jobLanes = {
  'notice.sms': 'sms',
  'notice.email': 'email',
  'notice.push': 'push',
} as const satisfies Record<string, Lane>;
export type JobKind = keyof typeof jobLanes;
export const jobKinds = Object.keys(jobLanes) as JobKind[];
