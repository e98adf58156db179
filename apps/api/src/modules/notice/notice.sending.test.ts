import type { NoticePage } from '@vetka/domain/notice';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { notify } from './notice.notify.ts';

const api = await startTestApp({ env: { PUBLIC_URL: 'https://vetka.test' } });

/** Not in the quiet hours, in which push messages wait for the morning. */
const noon = new Date('2026-05-17T09:00:00Z');

test('a push message keeps the code for the courier off the lock screen', async () => {
  const { visitor, user } = await api.signIn();
  const endpoint = `https://push.test/${crypto.randomUUID()}`;
  await visitor.put('notices/push-subscription', { endpoint, keys: { p256dh: 'BKey', auth: 'secret' } });
  const words = { title: 'Заказ № 10531 в пути', text: 'Код для курьера: 4821.' };
  const key = crypto.randomUUID();
  const notice = { userId: user.id, kind: 'ORDER_ON_THE_WAY', key, ...words, path: '/?order=10531' } as const;
  await api.db.transaction((tx) => notify(tx, [notice], noon));
  await api.app.jobs.runDue();
  const sent = api.outside.push.sent.find(({ subscription }) => subscription.endpoint === endpoint);
  const text = 'Курьер едет. Код для него – в заказе.';
  expect(JSON.parse(sent?.message.payload ?? '{}')).toMatchObject({ title: words.title, text });
  const { data } = (await visitor.get<NoticePage>('notices')).body;
  expect(data[0]?.text, 'the site itself shows it').toBe(words.text);
});
