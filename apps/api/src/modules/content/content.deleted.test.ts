import type { ArticleDraft } from '@vetka/domain/article';
import type { Content, DeletedPublications } from '@vetka/domain/content';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { uploadedBy } from '../../../test/upload.ts';
import { contents } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const hourMs = 3_600_000;

test('deleted photos and articles are listed until they can no longer be restored, for their author only', async () => {
  const { visitor, user } = await api.signIn();
  const { visitor: stranger } = await api.signIn();
  const deleted = async (who = visitor) => (await who.get<DeletedPublications>('account/editor/deleted')).body.data;
  const mediaFiles = await uploadedBy(api.db, user.id, 1);
  const { body: photo } = await visitor.post<Content>('account/editor/content', { text: 'Пионы', mediaFiles });
  const { body: article } = await visitor.post<ArticleDraft>('account/editor/articles', {});
  expect(await deleted()).toEqual([]);
  await visitor.delete(`content/${photo.id}`);
  await visitor.delete(`account/editor/articles/${article.id}`);
  const listed = await deleted();
  expect(listed).toMatchObject([
    { kind: 'ARTICLE', id: article.id, picture: null },
    { kind: 'PHOTO', id: photo.id, title: 'Пионы', picture: { id: mediaFiles[0] } },
  ]);
  for (const { restorableUntil } of listed) {
    expect(Date.parse(restorableUntil) - Date.now()).toBeGreaterThan(23 * hourMs);
  }
  expect(await deleted(stranger)).toEqual([]);
  await visitor.post(`account/editor/articles/${article.id}/restore`);
  expect((await deleted()).map(({ kind }) => kind)).toEqual(['PHOTO']);
  await api.db
    .update(contents)
    .set({ deletedAt: new Date(Date.now() - 25 * hourMs) })
    .where(eq(contents.id, photo.id));
  expect(await deleted()).toEqual([]);
});
