import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { endPauses, jobsOf } from '../../../test/jobs.ts';
import { slowDown, startS3 } from '../../../test/s3Server.ts';
import { media, users } from '../../platform/database/schema/index.ts';

const s3 = await startS3();
const api = await startTestApp({ env: s3.env });
const bucket = s3.openBucket();
afterEach(() => s3.mend());

const monthAgo = () => new Date(Date.now() - 31 * 86_400_000);

/** A person with a file, whose account was deleted a month ago. */
async function deletedPerson() {
  const { user } = await api.signIn();
  const key = `images/${user.id}.webp`;
  await bucket.save(key, Buffer.from('picture'));
  const owned = { type: 'IMAGE', ownerScope: 'USER', ownerUserId: user.id, filename: 'я.webp' } as const;
  await api.db.insert(media).values({ ...owned, key, contentType: 'image/webp' });
  await api.db.update(users).set({ deletedAt: monthAgo() }).where(eq(users.id, user.id));
  return { user, key };
}

test('files of an ended account are deleted once the storage is back, and the account does not wait for it', async () => {
  const { user, key } = await deletedPerson();
  s3.breakDown(slowDown, 'DELETE');
  await api.app.jobs.run('account.end');
  const [row] = await api.db.select().from(users).where(eq(users.id, user.id));
  expect([row?.phone, row?.erasedAt !== null]).toEqual([null, true]);
  expect(await api.db.$count(media, eq(media.key, key))).toBe(0);
  await api.app.jobs.runDue();
  expect(await jobsOf(api.db, 'media.remove')).toMatchObject([{ attempts: 1, error: 'Хранилище файлов не отвечает' }]);
  expect(await bucket.has(key)).toBe(true);
  s3.mend();
  await endPauses(api.db);
  await api.app.jobs.runDue();
  expect([await bucket.has(key), await jobsOf(api.db, 'media.remove')]).toEqual([false, []]);
});

test('a file that another worker has deleted already is fine', async () => {
  const { key } = await deletedPerson();
  await api.app.jobs.run('account.end');
  await bucket.remove(key);
  await api.app.jobs.runDue();
  expect(await jobsOf(api.db, 'media.remove')).toEqual([]);
});
