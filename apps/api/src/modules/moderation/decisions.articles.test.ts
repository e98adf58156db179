import type { ArticleDraft, OwnArticlePage } from '@vetka/domain/article';
import type { ComplaintCase, ComplaintCasePage, OwnDecision } from '@vetka/domain/moderation';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { users } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const guest = api.visitor();
const { visitor: moderator, user: admin } = await api.signIn();
await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, admin.id));

const casesOf = async (id: number) =>
  (await moderator.get<ComplaintCasePage>('complaints?take=100&kind=ARTICLE')).body.data.filter(
    (row) => row.subjectId === id,
  );
const decide = (caseId: number, decision: 'HIDE' | 'LEAVE') =>
  moderator.post<ComplaintCase>(`complaints/${caseId}/decision`, { decision, words: 'Нарушает правила' });

/** A draft, and the case of its article about which another person has complained. */
async function begun() {
  const { visitor } = await api.signIn();
  const editor = 'account/editor/articles';
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Срезайте стебли наискосок.' }] };
  const text = { title: 'Пионы', body: { type: 'doc', content: [paragraph] }, tags: [], coverId: null, audience: null };
  const { id } = (await visitor.post<ArticleDraft>(editor, {})).body;
  return {
    id,
    visitor,
    save: (version: number, lead: string) => visitor.put(`${editor}/${id}`, { ...text, lead, version }),
    publish: (version: number) => visitor.post<ArticleDraft>(`${editor}/${id}/publish`, { version }),
    isShown: async () => (await guest.get(`articles/${id}`)).status === 200,
    reported: async () => {
      const { visitor: reader } = await api.signIn();
      await reader.post('complaints', { kind: 'ARTICLE', subjectId: id, reason: 'SPAM', text: '' });
      return (await casesOf(id))[0]?.id ?? 0;
    },
  };
}

test('a hidden article comes back only corrected, and is checked again', async () => {
  const { id, visitor, save, publish, isShown, reported } = await begun();
  await save(0, 'Пишите в личку');
  await publish(1);
  const caseId = await reported();
  await decide(caseId, 'HIDE');
  expect((await publish(1)).body).toMatchObject({ statusCode: 409, code: 'article.hidden' });
  expect(await isShown()).toBe(false);
  expect((await visitor.get<OwnDecision>(`decisions/${caseId}`)).body.isHidden).toBe(true);

  await save(1, 'Как срезать');
  expect((await publish(2)).status).toBe(200);
  expect(await isShown()).toBe(true);
  const [opened] = await casesOf(id);
  expect(opened).toMatchObject({ signs: ['SHOWN_AGAIN'], complaints: [], decision: null });
  expect((await visitor.get<OwnDecision>(`decisions/${caseId}`)).body.isHidden).toBe(false);
  await decide(opened?.id ?? 0, 'LEAVE');
  await publish(2);
  expect(await casesOf(id)).toEqual([]);
});

test('the author of a hidden article reads in the list and in the editor why, until it is shown again', async () => {
  const { id, visitor, save, publish, reported } = await begun();
  const seen = async () => ({
    inList: (await visitor.get<OwnArticlePage>('account/editor/articles')).body.data[0]?.takenDown,
    inEditor: (await visitor.get<ArticleDraft>(`account/editor/articles/${id}`)).body.takenDown,
  });
  await save(0, 'Пишите в личку');
  await publish(1);
  expect(await seen()).toEqual({ inList: null, inEditor: null });
  const decisionId = await reported();
  await decide(decisionId, 'HIDE');
  const takenDown = { words: 'Нарушает правила', decisionId };
  expect(await seen()).toEqual({ inList: takenDown, inEditor: takenDown });
  await save(1, 'Как срезать');
  await publish(2);
  expect(await seen()).toEqual({ inList: null, inEditor: null });
});

test('a text that was saved before the one that readers saw was hidden can be published', async () => {
  const { save, publish, isShown, reported } = await begun();
  await save(0, 'Пишите в личку');
  await publish(1);
  await save(1, 'Как срезать');
  await decide(await reported(), 'HIDE');
  expect((await publish(2)).status).toBe(200);
  expect(await isShown()).toBe(true);
});

test('a hidden text with an unpublished change is shown again once the decision is undone', async () => {
  const { id, save, publish, isShown, reported } = await begun();
  await save(0, 'Пишите мне');
  await publish(1);
  await save(1, 'Как срезать');
  const caseId = await reported();
  await decide(caseId, 'HIDE');
  expect((await moderator.post(`complaints/${caseId}/undo`)).status).toBe(200);
  expect(await isShown()).toBe(true);
  expect((await guest.get<{ lead: string }>(`articles/${id}`)).body.lead).toBe('Пишите мне');
});
