import type { NoticePage } from '@vetka/domain/notice';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { clearJobs, endPauses, jobsOf } from '../../../test/jobs.ts';
import { noticeDeliveries, notices, pushSubscriptions, users } from '../../platform/database/schema/index.ts';
import { failure } from '../../adapters/result.ts';
import { notify as notifyIn, type NewNotice } from './notice.notify.ts';

const lines: string[] = [];
const options = {
  env: { PUBLIC_URL: 'https://vetka.test', LOG_LEVEL: 'error' },
  log: { write: (line: string) => void lines.push(line) },
};
const api = await startTestApp(options);
const other = await startTestApp({ ...options, beside: api });
await Promise.all([api.app.jobs.start(), other.app.jobs.start()]);

const noon = new Date('2026-05-17T09:00:00Z');
/** Waits on a slow machine, too. */
const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 15_000 });

/** In the future, so that a message that is held until the morning is not due. */
const midnight = new Date('2099-05-17T21:00:00Z');

const notify = (userId: number, change: Partial<NewNotice> = {}, now = noon) =>
  api.db.transaction((tx) =>
    notifyIn(
      tx,
      [
        {
          userId,
          kind: 'ORDER_CANCELED',
          key: crypto.randomUUID(),
          title: 'Заказ № 10531 отменён',
          text: 'Деньги вернутся на карту за 3 дня',
          path: '/my/purchases/10531',
          ...change,
        },
      ],
      now,
    ),
  );

/** A person with a confirmed e-mail. */
async function person() {
  const { visitor, user } = await api.signIn();
  const email = `${user.nickname}@example.ru`;
  await api.db.update(users).set({ email }).where(eq(users.id, user.id));
  const subscribe = async (who = visitor) => {
    const endpoint = `https://push.test/${crypto.randomUUID()}`;
    const { status } = await who.put('notices/push-subscription', {
      endpoint,
      keys: { p256dh: 'BKey', auth: 'secret' },
    });
    expect(status).toBe(200);
    return endpoint;
  };
  return { visitor, user, email, subscribe };
}
type Person = Awaited<ReturnType<typeof person>>;

const smsTo = ({ user }: Person, { outside }: TestApp = api) =>
  outside.sms.sent.filter(({ phone, text }) => phone === user.phone && text.includes('10531')).map(({ text }) => text);
const lettersTo = ({ email }: Person, { outside }: TestApp = api) => outside.mail.sent.filter(({ to }) => to === email);
const pushedTo = (endpoint: string, { outside }: TestApp = api) =>
  outside.push.sent.filter(({ subscription }) => subscription.endpoint === endpoint).map(({ message }) => message);

const deliveriesOf = ({ user }: Person) =>
  api.db
    .select({
      channel: noticeDeliveries.channel,
      state: noticeDeliveries.state,
    })
    .from(noticeDeliveries)
    .innerJoin(notices, eq(notices.id, noticeDeliveries.noticeId))
    .where(eq(notices.userId, user.id))
    .orderBy(noticeDeliveries.channel);
const settled = (who: Person) =>
  eventually(async () => {
    const states = (await deliveriesOf(who)).map(({ state }) => state);
    expect(states.filter((state) => state === 'WAITING')).toEqual([]);
  });

describe('a committed notice', () => {
  it('is sent by SMS, e-mail and push, once each, by one of two replicas', async () => {
    const who = await person();
    const endpoint = await who.subscribe();
    await notify(who.user.id);
    await settled(who);
    expect([...smsTo(who), ...smsTo(who, other)]).toEqual([
      'Ветка: Заказ № 10531 отменён. https://vetka.test/my/purchases/10531',
    ]);
    const letters = [...lettersTo(who), ...lettersTo(who, other)];
    expect(letters).toMatchObject([
      { subject: 'Заказ № 10531 отменён', id: expect.stringMatching(/^notice-\d+$/) as string },
    ]);
    expect(letters[0]?.text).toContain('/my/purchases/10531');
    const [pushed, ...more] = [...pushedTo(endpoint), ...pushedTo(endpoint, other)];
    expect(more).toEqual([]);
    expect(JSON.parse(pushed?.payload ?? '')).toMatchObject({
      title: 'Заказ № 10531 отменён',
      path: '/my/purchases/10531',
    });
  });

  it('is sent without waiting for a round', async () => {
    const who = await person();
    await notify(who.user.id);
    await settled(who);
    expect(await deliveriesOf(who)).toMatchObject([
      { channel: 'EMAIL', state: 'SENT' },
      { channel: 'SMS', state: 'SENT' },
    ]);
  });

  it('goes only to the channels that the person has chosen and has an address for', async () => {
    const { visitor, user } = await api.signIn();
    await visitor.put('notices/settings', {
      choices: [{ group: 'ORDER_TROUBLE', channels: ['SITE', 'EMAIL', 'PUSH'] }],
    });
    await notify(user.id);
    expect((await visitor.get<NoticePage>('notices')).body.meta.total).toBe(1);
    expect(await deliveriesOf({ user } as Person)).toEqual([]);
  });

  it('is not sent when it has been read on the site already', async () => {
    const who = await person();
    await notify(who.user.id, { kind: 'ORDER_PHOTO' }, midnight);
    const { data } = (await who.visitor.get<NoticePage>('notices')).body;
    await who.visitor.post('notices/read', { ids: data.map(({ id }) => id), upTo: null });
    await endPauses(api.db);
    await settled(who);
    expect((await deliveriesOf(who)).find(({ channel }) => channel === 'SMS')).toMatchObject({ state: 'SKIPPED' });
    expect(smsTo(who)).toEqual([]);
  });
});

describe('quiet hours', () => {
  it('delay SMS and push until 8:00, except about money, and can be switched off', async () => {
    const who = await person();
    const nextOf = async (kind: NewNotice['kind']) => {
      await notify(who.user.id, { kind }, midnight);
      const { rows } = await api.db.execute<{ at: Date }>(sql`
        select j.run_at as at from graphile_worker.jobs j
        join notice_deliveries d on j.key = 'notice.sms:' || d.id join notices n on n.id = d.notice_id
        where n.user_id = ${who.user.id} and n.kind = ${kind}`);
      // A message that is not delayed may be sent already.
      return rows[0] && new Date(rows[0].at).toISOString();
    };
    expect(await nextOf('ORDER_SUBSTITUTION')).toBe('2099-05-18T05:00:00.000Z');
    expect(await nextOf('ORDER_REFUNDED')).not.toBe('2099-05-18T05:00:00.000Z');
    await who.visitor.put('notices/settings', { choices: [], hasQuietHours: false });
    expect(await nextOf('ORDER_PHOTO')).not.toBe('2099-05-18T05:00:00.000Z');
  });
});

describe('a failing provider', () => {
  it('is retried after a pause, and finally given up with a line in the log', async () => {
    const who = await person();
    await clearJobs(api.db);
    api.outside.mail.isAway = other.outside.mail.isAway = true;
    await notify(who.user.id);
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      const [job] = await eventually(async () => {
        const found = await jobsOf(api.db, 'notice.email');
        expect(found).toMatchObject([{ attempts: attempt, max: 9, isLocked: false }]);
        return found;
      });
      pauses.push(job?.pause ?? 0);
      await endPauses(api.db);
    }
    expect(pauses.slice(0, 8)).toEqual(pauses.slice(0, 8).toSorted((one, next) => one - next));
    expect(pauses[7]).toBeGreaterThan(2000);
    expect((await deliveriesOf(who)).find(({ channel }) => channel === 'EMAIL')).toMatchObject({ state: 'FAILED' });
    expect(lines.join('')).toContain('a notice was given up');
    api.outside.mail.isAway = other.outside.mail.isAway = false;
  });

  it('does not delay the other channels', async () => {
    const who = await person();
    api.outside.sms.isAway = other.outside.sms.isAway = true;
    await notify(who.user.id);
    await eventually(() => expect([...lettersTo(who), ...lettersTo(who, other)]).toHaveLength(1));
    api.outside.sms.isAway = other.outside.sms.isAway = false;
  });
});

describe('a job that was taken over while its worker still runs', () => {
  it('is sent by the other worker, and the late answer changes nothing', async () => {
    const who = await person();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const hang = async () => {
      await held;
      return failure('unavailable', 'late', 'Поздно');
    };
    const [first, second] = [vi.spyOn(api.app.providers.sms, 'send'), vi.spyOn(other.app.providers.sms, 'send')];
    first.mockImplementation(hang);
    second.mockImplementation(hang);
    await notify(who.user.id);
    await eventually(() => expect(first.mock.calls.length + second.mock.calls.length).toBe(1));
    first.mockRestore();
    second.mockRestore();
    await api.db.execute(sql`
      select graphile_worker.force_unlock_workers(array(select locked_by from graphile_worker.jobs where locked_by is not null))`);
    await endPauses(api.db);
    await eventually(() => expect([...smsTo(who), ...smsTo(who, other)]).toHaveLength(1));
    release();
    await settled(who);
    expect((await deliveriesOf(who)).find(({ channel }) => channel === 'SMS')).toMatchObject({ state: 'SENT' });
    expect([...smsTo(who), ...smsTo(who, other)]).toHaveLength(1);
  });
});

describe('push', () => {
  it('goes to every browser in which the person is signed in, and to none after signing out', async () => {
    const who = await person();
    const phone = await api.signIn(undefined, who.user.phone);
    const [desktop, mobile] = [await who.subscribe(), await who.subscribe(phone.visitor)];
    await notify(who.user.id);
    await settled(who);
    const count = (endpoint: string) => [...pushedTo(endpoint), ...pushedTo(endpoint, other)].length;
    expect([count(desktop), count(mobile)]).toEqual([1, 1]);
    await phone.visitor.get('auth/logout');
    await notify(who.user.id);
    await settled(who);
    expect([count(desktop), count(mobile)]).toEqual([2, 1]);
  });

  it('belongs to the last person who signed in with the browser', async () => {
    const [former, next] = [await person(), await person()];
    const endpoint = await former.subscribe();
    await next.visitor.put('notices/push-subscription', { endpoint, keys: { p256dh: 'BKey', auth: 'other' } });
    const rows = await api.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
    expect(rows.map(({ userId }) => userId)).toEqual([next.user.id]);
  });

  it('ends when the push service says that the subscription is gone', async () => {
    const who = await person();
    const endpoint = await who.subscribe();
    for (const { outside } of [api, other]) outside.push.gone.add(endpoint);
    await notify(who.user.id);
    await settled(who);
    expect((await who.visitor.get('notices/settings')).body).toMatchObject({ hasPush: false });
    expect((await deliveriesOf(who)).map(({ channel }) => channel)).toEqual(['EMAIL', 'SMS']);
  });

  it('is only sent to push services', async () => {
    const { visitor } = await person();
    const keys = { p256dh: 'BKey', auth: 'secret' };
    for (const endpoint of ['http://127.0.0.1:5432/', 'https://example.ru/', 'не адрес']) {
      const { status, body } = await visitor.put('notices/push-subscription', { endpoint, keys });
      expect([status, body.errors]).toEqual([422, { endpoint: ['Неизвестная служба уведомлений'] }]);
    }
  });
});
