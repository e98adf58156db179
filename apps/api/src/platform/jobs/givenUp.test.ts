import type { AuditPage, GivenUpJobPage } from '@vetka/domain/moderation';
import type { Problem } from '@vetka/domain/problem';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { failure, type ProviderFailure } from '../../adapters/result.ts';
import { startTestApp } from '../../../test/app.ts';
import { clearJobs, endPauses, jobsOf } from '../../../test/jobs.ts';
import { notify } from '../../modules/notice/notice.notify.ts';
import { users } from '../database/schema/index.ts';

const api = await startTestApp();
const { visitor: admin, user } = await api.signIn();
await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));

const path = 'moderation/jobs';
const read = async (query = '') => (await admin.get<GivenUpJobPage>(`${path}${query}`)).body;
const log = async (call: string) =>
  (await admin.get<AuditPage>('moderation/audit')).body.data.filter((entry) => entry.call === call);

const refused = () => failure('rejected', '203', 'Нет денег');

/** Notifies people of a cancelled order by SMS, which the provider refuses. */
async function giveUp(count: number, answer: () => ProviderFailure = refused) {
  const people = await Promise.all(Array.from({ length: count }, () => api.signIn()));
  await api.db.transaction((tx) =>
    notify(
      tx,
      people.map((each) => ({
        userId: each.user.id,
        kind: 'ORDER_CANCELED' as const,
        key: crypto.randomUUID(),
        title: 'Заказ Анны Лесной отменён',
        text: '',
        path: '/my/purchases',
      })),
      new Date('2026-05-17T09:00:00Z'),
    ),
  );
  const send = vi.spyOn(api.app.providers.sms, 'send').mockImplementation(async () => answer());
  await api.app.jobs.runDue();
  send.mockRestore();
  return people.map((each) => each.user.phone);
}

beforeEach(() => clearJobs(api.db));

test('a given-up job is listed with its subject and reason, without names and contacts', async () => {
  await giveUp(1, () => failure('rejected', '203', 'Номер +7 (912) 345-67-89 абонента anna@mail.ru недоступен'));
  const { data, counts, meta } = await read();
  expect(data).toMatchObject([
    {
      kind: 'notice.sms',
      attempts: 1,
      subject: expect.stringMatching(/^Уведомление № \d+ «Отмена, возврат и спор»$/) as string,
      error: 'Номер … абонента …@… недоступен (203)',
    },
  ]);
  expect([counts, meta.total]).toEqual([[{ kind: 'notice.sms', count: 1 }], 1]);
  expect(await read('?kind=notice.email')).toMatchObject({ data: [], meta: { total: 0 }, counts });
});

test('a job that will be retried is not in the list', async () => {
  await giveUp(1, () => failure('unavailable', 'timeout', 'Провайдер не ответил вовремя'));
  expect(await jobsOf(api.db, 'notice.sms')).toMatchObject([{ attempts: 1 }]);
  expect(await read()).toMatchObject({ data: [], counts: [] });
});

test('a retried job gets all its attempts, and the log shows who retried it', async () => {
  const [phone] = await giveUp(1);
  const [job] = (await read()).data;
  expect((await admin.post(`${path}/${job?.id}/repeat`, {})).body).toEqual({ count: 1 });
  expect((await read()).data).toEqual([]);
  expect(await jobsOf(api.db, 'notice.sms')).toMatchObject([{ attempts: 0, max: 9 }]);
  await endPauses(api.db);
  await api.app.jobs.runDue();
  expect(api.outside.sms.sent.filter((sent) => sent.phone === phone && sent.text.includes('отменён'))).toHaveLength(1);
  expect(await log('moderation.repeatJob')).toMatchObject([
    { objectId: job?.id, title: 'SMS', changes: [{ before: 'не сделано', after: 'ждёт' }, { after: '0' }] },
  ]);
});

test('all jobs of a kind are retried at once, those of other kinds are not', async () => {
  await giveUp(3);
  expect((await admin.post(`${path}/repeat`, { kind: 'notice.email' })).body).toEqual({ count: 0 });
  expect((await read()).meta.total).toBe(3);
  expect((await admin.post(`${path}/repeat`, { kind: 'notice.sms' })).body).toEqual({ count: 3 });
  expect((await read()).counts).toEqual([]);
  const [last] = await log('moderation.repeatJobs');
  expect(last?.changes).toEqual([{ field: 'SMS', before: '3 не сделано', after: null }]);
});

test('a removed job is gone, with a reason in the log', async () => {
  await giveUp(1);
  const [job] = (await read()).data;
  const silent = await admin.post<Problem>(`${path}/${job?.id}/removal`, { reason: ' ' });
  expect([silent.status, Object.keys(silent.body.errors ?? {})]).toEqual([422, ['reason']]);
  expect((await admin.post(`${path}/${job?.id}/removal`, { reason: 'Заказ давно забрали' })).status).toBe(200);
  expect(await jobsOf(api.db, 'notice.sms')).toEqual([]);
  expect(await log('moderation.removeJob')).toMatchObject([
    { kind: 'JOB', objectId: job?.id, title: 'SMS', reason: 'Заказ давно забрали' },
  ]);
  expect((await admin.post(`${path}/${job?.id}/removal`, { reason: 'Ещё раз' })).status).toBe(404);
});

test('of two people who retry and remove a job at once, one gets an error that it is gone', async () => {
  await giveUp(1);
  const [job] = (await read()).data;
  const both = await Promise.all([
    admin.post(`${path}/${job?.id}/repeat`, {}),
    admin.post(`${path}/${job?.id}/removal`, { reason: 'Не нужно' }),
  ]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 404]));
});
