import { emptyArticle, type Article, type ArticleDraft, type SavedArticle } from '@vetka/domain/article';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { articleVersions } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const editor = 'account/editor/articles';
const text = { title: 'Пионы', lead: 'О пионах', body: emptyArticle, tags: [], coverId: null, audience: null };

/** An article that its author writes and publishes, and what readers see of it. */
async function written() {
  const { visitor } = await api.signIn();
  const { id } = (await visitor.post<ArticleDraft>(editor, {})).body;
  let version = 0;
  return {
    async save() {
      // Saves of ten minutes make one version.
      const createdAt = sql`now() - interval '11 minutes'`;
      await api.db.update(articleVersions).set({ createdAt }).where(eq(articleVersions.articleId, id));
      const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: `№ ${version}` }] }] };
      const { status } = await visitor.put<SavedArticle>(`${editor}/${id}`, { ...text, body, version });
      expect(status).toBe(200);
      version += 1;
    },
    async publish() {
      expect((await visitor.post(`${editor}/${id}/publish`, { version })).status).toBe(200);
    },
    shown: async () => (await api.visitor().get<Article>(`articles/${id}`)).body,
  };
}

test('the moment of the last change is that of the text that readers see', async () => {
  const article = await written();
  await article.save();
  await article.publish();
  const first = await article.shown();
  expect(first.modifiedAt).toBe(first.createdAt);
  await article.save();
  expect((await article.shown()).modifiedAt, 'a draft of a change').toBe(first.modifiedAt);
  await article.publish();
  const { createdAt, modifiedAt } = await article.shown();
  expect(createdAt).toBe(first.createdAt);
  expect(modifiedAt > first.modifiedAt).toBe(true);
});

test('the moment of the last change outlives any number of drafts after it', async () => {
  const article = await written();
  await article.save();
  await article.publish();
  await article.save();
  await article.publish();
  const { modifiedAt } = await article.shown();
  for (let draft = 0; draft < 31; draft += 1) await article.save();
  expect((await article.shown()).modifiedAt).toBe(modifiedAt);
});
