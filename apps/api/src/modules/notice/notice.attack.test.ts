import type { NoticeSettings } from '@vetka/domain/notice';
import { eq, inArray } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { endPauses } from '../../../test/jobs.ts';
import { makeService } from '../../../test/shop.ts';
import { success } from '../../adapters/result.ts';
import { noticeDeliveries, notices, services, users } from '../../platform/database/schema/index.ts';
import { letterOf } from './notice.letter.ts';
import { notify } from './notice.notify.ts';

const api = await startTestApp({ env: { PUBLIC_URL: 'https://vetka.test', LOG_LEVEL: 'silent' } });
await api.app.jobs.start();
const { mail, sms } = api.outside;
/** In the future, so that nothing is sent before the test triggers it. */
const later = new Date('2099-05-17T09:00:00Z');

/** Notices to a new person with an e-mail, none of them sent yet. */
async function waiting(count: number) {
  const { user } = await api.signIn();
  await api.db
    .update(users)
    .set({ email: `${user.nickname}@example.ru` })
    .where(eq(users.id, user.id));
  const words = { title: 'Заказ № 10531 отменён', text: '', path: '/my/purchases' };
  const newNotices = Array.from({ length: count }, (_, key) => ({
    kind: 'ORDER_CANCELED' as const,
    key: String(key),
    ...words,
  }));
  await api.db.transaction((tx) =>
    notify(
      tx,
      newNotices.map((each) => ({ userId: user.id, ...each })),
      later,
    ),
  );
  const deliveries = async () => {
    const ids = api.db.select({ id: notices.id }).from(notices).where(eq(notices.userId, user.id));
    return api.db.select().from(noticeDeliveries).where(inArray(noticeDeliveries.noticeId, ids));
  };
  return { user, deliveries };
}

it('a mail server that does not answer does not delay SMS', async () => {
  const { user } = await waiting(25);
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const send = vi.spyOn(mailer(), 'send').mockImplementation(() => held.then(() => success(null)));
  onTestFinished(() => {
    release();
    send.mockRestore();
  });
  await endPauses(api.db);
  const smsTo = () => sms.sent.filter(({ phone, text }) => phone === user.phone && text.includes('10531'));
  await vi.waitFor(() => expect(smsTo()).toHaveLength(25), { timeout: 10_000 });
});

it('a message that crashes its sender does not stop the others, and is given up in the end', async () => {
  const broken = await waiting(1);
  const whole = await waiting(1);
  const { send } = mailer();
  const spy = vi.spyOn(mailer(), 'send').mockImplementation((letter) => {
    if (letter.to.startsWith(broken.user.nickname)) throw new Error('No such letter.');
    return send(letter);
  });
  onTestFinished(() => spy.mockRestore());
  await vi.waitFor(
    async () => {
      await endPauses(api.db);
      expect((await broken.deliveries()).find(({ channel }) => channel === 'EMAIL')?.state).toBe('FAILED');
    },
    { timeout: 15_000, interval: 200 },
  );
  expect(mail.sent.map(({ to }) => to)).toContainEqual(expect.stringContaining(whole.user.nickname));
  expect((await whole.deliveries()).map(({ state }) => state)).toEqual(['SENT', 'SENT']);
});

it('the owner of a shop chooses the channels for its orders, employed there or not', async () => {
  const { visitor, user } = await api.signIn();
  const { id } = await makeService(api.db);
  await api.db.update(services).set({ ownerId: user.id }).where(eq(services.id, id));
  const { body } = await visitor.get<NoticeSettings>('notices/settings');
  expect(body.choices.map(({ group }) => group)).toContain('SHOP_NEW');
});

it('a letter shows what people wrote as text', async () => {
  const { user } = await waiting(1);
  const [notice] = await api.db.select().from(notices).where(eq(notices.userId, user.id));
  if (!notice) throw new Error('The notice is missing.');
  const text = `«<script>alert(1)</script>» <img src=x onerror='alert(2)'>`;
  const { html } = letterOf({ ...notice, text, title: '<b>Заказ</b>' }, 'anna@example.ru', 'https://vetka.test');
  expect(html).not.toMatch(/<(script|img|b)\b/);
  expect(html).toContain('&lt;script&gt;');
});

function mailer() {
  return api.app.providers.mail;
}

it('a customer who works for the shop is notified as both, of each once', async () => {
  const { user } = await api.signIn();
  const words = { userId: user.id, key: 'cancelled:7', title: 'Заказ № 7 отменён', text: '', path: '/' };
  const newNotices = [
    { ...words, kind: 'ORDER_CANCELED' as const },
    { ...words, kind: 'SHOP_ORDER_CANCELED' as const },
  ];
  await api.db.transaction((tx) => notify(tx, [...newNotices, ...newNotices], later));
  const rows = await api.db.select().from(notices).where(eq(notices.userId, user.id));
  expect(rows.map(({ kind }) => kind)).toEqual(['ORDER_CANCELED', 'SHOP_ORDER_CANCELED']);
});
