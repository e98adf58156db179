import { dailyUploads } from '@vetka/domain/media';
import type { Problem } from '@vetka/domain/problem';
import { knownAccountFactor, newAccountDays } from '@vetka/domain/writing';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createDeskLine } from '../../../test/deskLine.ts';
import { makeService } from '../../../test/shop.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { users } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const line = createDeskLine(api);
const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c0506a' } })
  .png()
  .toBuffer();

function send(visitor: Visitor, path = 'media', content: Uint8Array = picture) {
  const form = new FormData();
  if (path === 'media/upload/file') form.append('type', 'chat');
  form.append('file', new File([content as BlobPart], 'роза.png'));
  return visitor.post<Problem>(path, form);
}
/** As if a person with a new account had uploaded all but so many files, or kilobytes, of their day. */
const leave = async (userId: number, files: number, kilobytes = dailyUploads.kilobytes) => {
  const { limits } = api.app;
  await limits.take('uploadedFiles', String(userId), (dailyUploads.files - files) * knownAccountFactor);
  if (kilobytes === dailyUploads.kilobytes) return;
  await limits.take('uploadedKilobytes', String(userId), (dailyUploads.kilobytes - kilobytes) * knownAccountFactor);
};
const refused = {
  status: 422,
  body: {
    code: 'media.daily-limit',
    errors: {
      file: [expect.stringMatching(/^Вы загрузили много файлов за сутки\. Продолжить можно через\s24\sчаса$/u)],
    },
  },
};

test('a person uploads a thousand files a day, in all their sessions, pictures and documents together', async () => {
  const { visitor, user } = await api.signIn();
  await leave(user.id, 2);
  expect((await send(visitor)).status).toBe(200);
  expect((await send(visitor, 'media/upload/file')).status).toBe(200);
  const { visitor: elsewhere } = await api.signIn(undefined, user.phone);
  for (const each of [visitor, elsewhere]) expect(await send(each)).toMatchObject(refused);
  expect(await send(visitor, 'media/upload/file')).toMatchObject(refused);
  expect((await send((await api.signIn()).visitor)).status).toBe(200);
});

test('a person uploads three gigabytes a day, counted by the size of what they send', async () => {
  const { visitor, user } = await api.signIn();
  await leave(user.id, dailyUploads.files, 10);
  // A picture that would be accepted, with 20 kB behind it.
  const large = Buffer.concat([picture, Buffer.alloc(20 * 1024)]);
  expect(await send(visitor, 'media', large)).toMatchObject(refused);
});

test('files for a shop count for the person who uploads them, and its other people may go on', async () => {
  const service = await makeService(api.db);
  const [owner, seller] = [await line.employ(service.id, 'OWNER'), await line.employ(service.id, 'SELLER')];
  await leave(owner.user.id, 1);
  const path = `media?service=${service.slug}`;
  expect((await send(owner.visitor, path)).status).toBe(200);
  expect(await send(owner.visitor, path)).toMatchObject(refused);
  expect((await send(seller.visitor, path)).status).toBe(200);
});

test('an account older than a week may upload three times as much', async () => {
  const { visitor, user } = await api.signIn();
  const createdAt = sql`now() - make_interval(days => ${newAccountDays})`;
  await api.db.update(users).set({ createdAt }).where(eq(users.id, user.id));
  const { visitor: known } = await api.signIn(visitor, user.phone);
  await leave(user.id, 1);
  for (let count = 0; count < 3; count += 1) expect((await send(known)).status).toBe(200);
  expect(await send(known)).toMatchObject(refused);
});

test('files that are refused count as well, because decoding them costs as much', async () => {
  const { visitor, user } = await api.signIn();
  await leave(user.id, 1);
  expect((await send(visitor, 'media', Buffer.from('not a picture'))).body.code).toBe('media.image');
  expect(await send(visitor)).toMatchObject(refused);
});
