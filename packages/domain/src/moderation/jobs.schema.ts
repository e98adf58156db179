import { Type, type Static } from 'typebox';
import { Meta, pageQuery } from '../paging/schema.ts';
import { Entity, Enumeration, Id, Moment, Nullable } from '../value/schema.ts';
import { jobKinds } from './values.ts';

export const JobKind = Enumeration('JobKind', jobKinds);
export type JobKind = Static<typeof JobKind>;

/** Background work that failed in its last attempt, or for a reason that a retry cannot change. */
export const GivenUpJob = Entity('GivenUpJob', {
  id: Id,
  kind: JobKind,
  /** Its subject, without personal data; null when that no longer exists. */
  subject: Nullable(Type.String()),
  attempts: Type.Integer(),
  /** The last failure in words, without personal data; null when the program died each time. */
  error: Nullable(Type.String()),
  /** When it was enqueued. */
  createdAt: Moment,
});
export type GivenUpJob = Static<typeof GivenUpJob>;

/** `counts` has the kinds with given-up jobs, regardless of the requested kind. */
export const GivenUpJobPage = Entity('GivenUpJobPage', {
  data: Type.Array(GivenUpJob),
  meta: Meta,
  counts: Type.Array(Entity('GivenUpCount', { kind: JobKind, count: Type.Integer() })),
});
export type GivenUpJobPage = Static<typeof GivenUpJobPage>;

export const JobsQuery = Type.Object({ ...pageQuery, kind: Type.Optional(JobKind) });
export type JobsQuery = Static<typeof JobsQuery>;

/** null: of every kind. */
export const RepeatJobs = Entity('RepeatJobs', { kind: Nullable(JobKind) });
export type RepeatJobs = Static<typeof RepeatJobs>;
export const RepeatedJobs = Entity('RepeatedJobs', { count: Type.Integer() });
export type RepeatedJobs = Static<typeof RepeatedJobs>;
