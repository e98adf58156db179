import type { GivenUpJob, GivenUpJobPage, JobKind, JobsQuery, RepeatedJobs } from '@vetka/domain/moderation';
import { noticeGroupLabels, noticeGroupOf } from '@vetka/domain/notice';
import { metaOf } from '@vetka/domain/paging';
import { eq, inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { noticeDeliveries, notices } from '../../platform/database/schema/notice.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { countGivenUp, listGivenUp, removeOne, repeatOne, type GivenUp } from '../../platform/jobs/givenUp.ts';

const defaultTake = 50;

/** The subjects of jobs, by the ids they were enqueued with. */
type Subjects = ReadonlyMap<string, string>;

/** Notices are named by their kind: their texts contain names of people. */
async function subjectsOfDeliveries(db: Executor, ids: string[]): Promise<Subjects> {
  const rows = await db
    .select({ id: noticeDeliveries.id, noticeId: notices.id, kind: notices.kind })
    .from(noticeDeliveries)
    .innerJoin(notices, eq(notices.id, noticeDeliveries.noticeId))
    .where(inArray(noticeDeliveries.id, ids.map(Number)));
  return new Map(
    rows.map(({ id, noticeId, kind }) => [
      String(id),
      `Уведомление № ${noticeId} «${noticeGroupLabels[noticeGroupOf[kind]].title}»`,
    ]),
  );
}

/** Their names are random, and nothing leads to them any more. */
const subjectsOfFiles = async (_: Executor, keys: string[]): Promise<Subjects> =>
  new Map(keys.map((key) => [key, `Файл ${key}`]));

const subjectsOfMessages = async (_: Executor, ids: string[]): Promise<Subjects> =>
  new Map(ids.map((id) => [id, `Сообщение № ${id}`]));

const subjectsOfOrders = async (_: Executor, ids: string[]): Promise<Subjects> =>
  new Map(ids.map((id) => [id, `Заказ № ${id}`]));

const subjectFinders: Readonly<Record<JobKind, (db: Executor, ids: string[]) => Promise<Subjects>>> = {
  'notice.sms': subjectsOfDeliveries,
  'notice.email': subjectsOfDeliveries,
  'notice.push': subjectsOfDeliveries,
  'chat.unread': subjectsOfMessages,
  'order.gift': subjectsOfOrders,
  'media.remove': subjectsOfFiles,
};

/** Error texts of providers quote addresses and phones. */
const withoutContacts = (words: string): string =>
  words.replaceAll(/[^\s<>"«»(]+@[^\s<>"«»),;]+/g, '…@…').replaceAll(/\+?\d(?:[\s()-]*\d){8,}/g, '…');

const jobOf = ({ about, error, createdAt, ...job }: GivenUp, subjects: Subjects): GivenUpJob => ({
  ...job,
  subject: subjects.get(about) ?? null,
  error: error && withoutContacts(error),
  createdAt: createdAt.toISOString(),
});

async function withSubjects(db: Executor, jobs: readonly GivenUp[]): Promise<GivenUpJob[]> {
  const kinds = [...new Set(jobs.map(({ kind }) => kind))];
  const found = new Map(
    await Promise.all(
      kinds.map(async (kind) => {
        const ids = jobs.filter((job) => job.kind === kind).map(({ about }) => about);
        return [kind, await subjectFinders[kind](db, ids)] as const;
      }),
    ),
  );
  return jobs.map((job) => jobOf(job, found.get(job.kind) ?? new Map()));
}

type Counts = Awaited<ReturnType<typeof countGivenUp>>;
const totalOf = (counts: Counts, kind: JobKind | null): number =>
  counts.reduce((sum, each) => sum + (kind === null || each.kind === kind ? each.count : 0), 0);

/** How much background work was given up. */
export const countAllGivenUp = async (db: Executor): Promise<number> => totalOf(await countGivenUp(db), null);

/** Background work that was given up, the latest first. */
export async function readGivenUp(db: Executor, query: JobsQuery): Promise<GivenUpJobPage> {
  const { page = 1, take = defaultTake, kind = null } = query;
  const counts = await countGivenUp(db);
  const jobs = await listGivenUp(db, { kind, take, skip: (page - 1) * take });
  return { data: await withSubjects(db, jobs), meta: metaOf(page, take, totalOf(counts, kind)), counts };
}

const unknownJob = () => notFound('moderation.unknown-job', 'Задание уже повторяется или убрано');

/** @throws Refusal 404 */
export async function repeatJob(tx: Transaction, id: number): Promise<RepeatedJobs> {
  if (!(await repeatOne(tx, id))) throw unknownJob();
  return { count: 1 };
}

/** @throws Refusal 404 */
export async function removeJob(tx: Transaction, id: number): Promise<{ id: number }> {
  if (!(await removeOne(tx, id))) throw unknownJob();
  return { id };
}
