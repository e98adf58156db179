import type { UploadedFile } from '@vetka/domain/media';
import { eq, inArray, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { clearJobs, jobsOf } from '../../../test/jobs.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { media, orderPhotos } from '../../platform/database/schema/index.ts';

const { api, accepted } = await createDeskFixture();
const { db } = api;

const picture = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#c0506a' } })
  .png()
  .toBuffer();

async function upload(visitor: Visitor, query = ''): Promise<UploadedFile> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(picture)], 'роза.png'));
  return (await visitor.post<UploadedFile>(`media${query}`, form)).body;
}

const round = () => api.app.jobs.run('media.unused');
/** Pretends that this many days have passed since the last round. */
async function pass(days: number): Promise<void> {
  const shift = sql`make_interval(days => ${days})`;
  await db.update(media).set({ unusedSince: sql`unused_since - ${shift}`, deletedAt: sql`deleted_at - ${shift}` });
}
/** All three steps of a removal, with the time between them. */
async function passAll(): Promise<void> {
  for (const days of [31, 2, 2]) {
    await round();
    await pass(days);
  }
  await api.app.jobs.runDue();
}
const rowsOf = (...ids: number[]) => db.select().from(media).where(inArray(media.id, ids));
const isServed = async (url: string) => (await api.app.inject(url)).statusCode === 200;
const setAvatar = async (visitor: Visitor, mediaFileId: number) =>
  (await visitor.put('profile/avatar', { mediaFileId })).status;

beforeEach(() => clearJobs(db));

test('an upload that nobody used is deleted with its file after a month; one that is used stays', async () => {
  const { visitor } = await api.signIn();
  const [unused, used] = [await upload(visitor), await upload(visitor)];
  expect(await setAvatar(visitor, used.id)).toBe(200);
  await round();
  await pass(29);
  await round();
  expect(await setAvatar(visitor, unused.id), 'it can be used for thirty days').toBe(200);
  expect(await setAvatar(visitor, used.id)).toBe(200);
  await passAll();
  expect(await rowsOf(unused.id, used.id)).toMatchObject([{ id: used.id, unusedSince: null }]);
  expect([await isServed(unused.url), await isServed(used.url)]).toEqual([false, true]);
});

test('a file that was replaced by another is deleted, too', async () => {
  const { visitor } = await api.signIn();
  const [first, second] = [await upload(visitor), await upload(visitor)];
  await setAvatar(visitor, first.id);
  await setAvatar(visitor, second.id);
  await passAll();
  expect((await rowsOf(first.id, second.id)).map(({ id }) => id)).toEqual([second.id]);
});

test('a withdrawn file can no longer be chosen, and one that a late transaction uses is kept', async () => {
  const { visitor } = await api.signIn();
  const { seller, id } = await accepted();
  const [late, saved] = [await upload(visitor), await upload(visitor)];
  await round();
  await pass(31);
  await round();
  expect(await setAvatar(visitor, late.id)).toBe(422);
  // The transaction of a person who found it just before.
  await db.insert(orderPhotos).values({
    orderServiceId: id,
    mediaId: saved.id,
    takenById: seller.user.id,
    answerUntil: new Date(),
  });
  await pass(2);
  await round();
  expect(await rowsOf(late.id, saved.id)).toMatchObject([{ id: saved.id, unusedSince: null, deletedAt: null }]);
});

test('the picture of a substitute stays, though it is named in JSON', async () => {
  const { propose, productId, seller, slug, making } = await accepted();
  const shown = await upload(seller.visitor, `?service=${slug}`);
  const option = { title: 'Ранункулюс', note: '', mediaFileId: shown.id, refund: 0 };
  const asked = await propose({
    orderProductId: productId,
    words: 'Эустомы нет',
    options: [option],
    refundWithout: 0,
  });
  expect(asked.status).toBe(200);
  await passAll();
  expect((await making()).openSubstitution?.options[0]?.mediaFile).toMatchObject({ id: shown.id, url: shown.url });
  expect(await isServed(shown.url)).toBe(true);
});

test('a drawn picture has no uploaded file, and stays', async () => {
  const drawn = { type: 'IMAGE', ownerScope: 'PLATFORM', filename: 'a.webp', contentType: 'image/webp' } as const;
  const [row] = await db
    .insert(media)
    .values({ ...drawn, key: 'images/drawn.webp', source: { kind: 'bouquet' } })
    .returning();
  await passAll();
  expect(await rowsOf(row?.id ?? 0)).toHaveLength(1);
});

test('a failure halfway deletes nothing, and the next round continues', async () => {
  const { visitor } = await api.signIn();
  const { id, url, path } = await upload(visitor);
  await round();
  await pass(31);
  await round();
  await pass(2);
  await api.ownerDb.execute(sql`alter function graphile_worker.add_jobs rename to add_jobs_away`);
  await expect(round()).rejects.toThrow('add_jobs');
  await api.ownerDb.execute(sql`alter function graphile_worker.add_jobs_away rename to add_jobs`);
  expect([await rowsOf(id), await jobsOf(db, 'media.remove')]).toMatchObject([[{ id }], []]);
  await round();
  expect([await db.$count(media, eq(media.id, id)), await jobsOf(db, 'media.remove')]).toMatchObject([0, [{}]]);
  const remove = vi.spyOn(api.app.media.store, 'remove');
  await api.app.jobs.runDue();
  expect(remove).toHaveBeenCalledWith(path);
  remove.mockRestore();
  expect(await isServed(url)).toBe(false);
});
