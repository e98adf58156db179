import type { ArticlePage } from '@vetka/domain/article';
import type { NoticePage } from '@vetka/domain/notice';
import type { Suggestions } from '@vetka/domain/search';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { articles, contents, verificationCodes } from '../../platform/database/schema/index.ts';

const api = await startTestApp();

test('articles and photos of a deleted account are hidden everywhere, and come back with it and a notice', async () => {
  const person = await api.signIn();
  const slug = `pivoine-${person.user.id}`;
  const author = { authorUserId: person.user.id };
  const [photo] = await api.db.insert(contents).values(author).returning();
  await api.db
    .insert(articles)
    .values({ ...author, slug, title: `Пионы ${slug}`, status: 'PUBLISHED', publishedAt: new Date() });
  const shown = async () => {
    const guest = api.visitor();
    const one = [await guest.get(`articles/${slug}`), await guest.get(`content/${photo?.id}`)];
    const { body: list } = await guest.get<ArticlePage>('articles?take=50');
    const { body: found } = await guest.get<Suggestions>(`search/suggestions?query=${slug}`);
    const isListed = [list.data, found.articles].map((articlesFound) =>
      articlesFound.some((each) => each.slug === slug),
    );
    return [...one.map(({ status }) => status), ...isListed];
  };
  expect(await shown()).toEqual([200, 200, true, true]);
  await api.db.delete(verificationCodes).where(eq(verificationCodes.phone, person.user.phone));
  await person.visitor.post('profile/deletion/code');
  const code = api.lastCode(person.user.phone);
  expect((await person.visitor.post('profile/deletion', { code })).status).toBe(200);
  expect(await shown()).toEqual([404, 404, false, false]);
  const { visitor } = await api.signIn(api.visitor(), person.user.phone);
  expect(await shown()).toEqual([200, 200, true, true]);
  const { body: notices } = await visitor.get<NoticePage>('notices');
  expect(notices.data).toMatchObject([{ kind: 'ACCOUNT_RESTORED', title: 'Аккаунт восстановлен' }]);
});
