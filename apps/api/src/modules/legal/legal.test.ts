import { addDays, dayIn, formatDate } from '@vetka/domain/date';
import type { LegalDocument, LegalText, LegalVersion, ManagedDocument } from '@vetka/domain/legal';
import type { AuditPage } from '@vetka/domain/moderation';
import type { NoticePage } from '@vetka/domain/notice';
import type { Opening } from '@vetka/domain/opening';
import type { Problem } from '@vetka/domain/problem';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createDeskLine } from '../../../test/deskLine.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import { legalVersions, users } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const market = createMarketFixture(api);
const today = dayIn('Europe/Moscow');
const inDays = (days: number) => addDays(today, days);

const { visitor: admin, user } = await api.signIn();
await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));
const shop = await market.seller();
const { visitor: owner, user: ownerUser } = await createDeskLine(api).employ(shop.id, 'OWNER');
await api.db.execute(sql`update services set owner_id = ${ownerUser.id} where id = ${shop.id}`);
const reader = api.visitor();

beforeEach(async () => {
  await api.db.delete(legalVersions).where(or(isNull(legalVersions.day), gt(legalVersions.day, today)));
});

const read = async (slug: string) => (await reader.get<LegalDocument>(`documents/${slug}`)).body;
const addDraft = async (slug: string, summary = 'Ответ за час') => {
  const { text } = (await read(slug)).current;
  const body = { slug, text: `${text}\n\nНовый абзац.`, summary };
  return (await admin.post<LegalText>('moderation/documents', body)).body;
};
/** When a version was last changed, as its editor would have read it. */
async function lastChange(id: number): Promise<string> {
  const [row] = await api.db.select().from(legalVersions).where(eq(legalVersions.id, id));
  return row?.updatedAt.toISOString() ?? '';
}
const plan = async (id: number, day: string, isWorse = false) =>
  admin.post<LegalText & Problem>(`moderation/documents/${id}/plan`, {
    day,
    isWorse,
    unchangedSince: await lastChange(id),
  });
const change = async (id: number, written: { text: string; summary: string }, unchangedSince?: string) =>
  admin.put<LegalText & Problem>(`moderation/documents/${id}`, {
    ...written,
    unchangedSince: unchangedSince ?? (await lastChange(id)),
  });

test('every document has a first version, and unknown ones are not found', async () => {
  const { current, planned } = await read('seller-contract');
  expect(current).toMatchObject({ state: 'CURRENT', day: '2026-11-20', summary: '' });
  expect(current.text).toContain('## 2. Кто может продавать');
  expect(planned).toEqual([]);
  expect((await reader.get('documents/net-takogo')).status).toBe(404);
  expect((await reader.get('documents/terms/versions/2020-01-01')).status).toBe(404);
  const { body } = await admin.get<ManagedDocument[]>('moderation/documents');
  expect(body.map(({ slug, draft }) => [slug, draft])).toContainEqual(['consent-cookie', null]);
});

test.each([
  ['seller-contract', true, 45],
  ['seller-contract', false, 15],
  ['terms', true, 15],
])('a change of %s that is worse for shops (%s) is announced %i days ahead', async (slug, isWorse, days) => {
  const { id } = await addDraft(slug);
  const early = await plan(id, inDays(days - 1), isWorse);
  expect([early.status, early.body.errors?.day?.[0]]).toEqual([
    422,
    expect.stringMatching(new RegExp(`за ${days}.дней`)),
  ]);
  const inTime = await plan(id, inDays(days), isWorse);
  expect(inTime.body).toMatchObject({ state: 'PLANNED', day: inDays(days), isWorse: isWorse && days === 45 });
});

test('readers see an announced version beside the one in force, and no drafts', async () => {
  const { id, text } = await addDraft('terms');
  const before = await read('terms');
  expect([before.planned, before.current.text === text]).toEqual([[], false]);
  await plan(id, inDays(20));
  expect((await read('terms')).planned).toMatchObject([{ id, day: inDays(20), summary: 'Ответ за час' }]);
  expect((await reader.get<LegalText>(`documents/terms/versions/${inDays(20)}`)).body.text).toBe(text);
  const { body } = await reader.get<LegalVersion[]>('documents/terms/versions');
  expect(body.map(({ state }) => state)).toEqual(['PLANNED', 'CURRENT']);
});

test('a version takes effect on its day, and the one before it is kept', async () => {
  const { id } = await addDraft('price');
  const first = (await read('price')).current;
  await api.db.update(legalVersions).set({ day: today }).where(eq(legalVersions.id, id));
  expect((await read('price')).current).toMatchObject({ id, state: 'CURRENT' });
  const { body } = await reader.get<LegalText>(`documents/price/versions/${first.day}`);
  expect(body).toMatchObject({ state: 'PAST', text: first.text });
});

test('a version in force is not withdrawn, and the database refuses to change or delete it', async () => {
  const { id } = (await read('police')).current;
  expect((await admin.post(`moderation/documents/${id}/withdrawal`)).status).toBe(409);
  expect((await change(id, { text: 'Другое', summary: '' })).status).toBe(409);
  const isThis = and(eq(legalVersions.id, id));
  const refused = expect.objectContaining({
    cause: expect.objectContaining({ message: expect.stringMatching(/not changed/) }),
  });
  await expect(api.db.update(legalVersions).set({ text: 'Другое' }).where(isThis)).rejects.toEqual(refused);
  await expect(api.db.delete(legalVersions).where(isThis)).rejects.toEqual(refused);
});

test('a draft without a change, a summary or a free day is not announced', async () => {
  const { id, text } = await addDraft('terms', ' ');
  const errorsOf = async (day: string) => (await plan(id, day)).body.errors;
  expect(await errorsOf(inDays(20))).toHaveProperty('summary');
  const { current } = await read('terms');
  await change(id, { text: current.text, summary: 'Ничего' });
  expect(await errorsOf(inDays(20))).toHaveProperty('text');
  await change(id, { text, summary: 'Новый абзац' });
  const taken = { slug: 'terms' as const, text: 'Ещё одна', day: inDays(20) };
  await api.db.insert(legalVersions).values(taken);
  expect(await errorsOf(inDays(20))).toHaveProperty('day');
  expect((await admin.post('moderation/documents', { slug: 'terms', text, summary: '' })).status).toBe(409);
});

test('a draft that somebody else has changed since it was read is neither replaced nor announced unseen', async () => {
  const { id, updatedAt, text } = await addDraft('terms');
  const theirs = await change(id, { text: `${text} Их слова.`, summary: 'Их правка' }, updatedAt);
  expect(theirs.status).toBe(200);
  const mine = await change(id, { text: 'Мой текст', summary: 'Моя правка' }, updatedAt);
  expect(mine.status).toBe(409);
  expect(mine.body).toMatchObject({
    message: 'Это уже изменили в другом месте',
    details: { draft: theirs.body },
  });
  const announced = { day: inDays(20), isWorse: false, unchangedSince: updatedAt };
  expect((await admin.post(`moderation/documents/${id}/plan`, announced)).status).toBe(409);
  const second = { slug: 'terms', text: 'Ещё один', summary: '' };
  const another = await admin.post<Problem>('moderation/documents', second);
  expect(another.body).toMatchObject({ details: { draft: theirs.body } });
  const chosen = await change(id, { text: 'Мой текст', summary: 'Моя правка' }, theirs.body.updatedAt);
  expect(chosen.body).toMatchObject({ id, text: 'Мой текст' });
});

test('of two changes at the same moment one is refused', async () => {
  const { id, updatedAt, text } = await addDraft('terms');
  const written = ['Один', 'Другой'].map((word) => ({ text: `${text} ${word}`, summary: word }));
  const answers = await Promise.all(written.map((body) => change(id, body, updatedAt)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test('owners of shops are notified of a planned contract once, and of its withdrawal', async () => {
  const titles = async () =>
    (await owner.get<NoticePage>('notices?side=PEOPLE')).body.data
      .filter(({ title }) => title.endsWith(formatDate(inDays(50), 'd MMMM yyyy')))
      .map(({ title, path }) => [title, path]);
  const { id } = await addDraft('seller-contract');
  await plan(id, inDays(50), true);
  const path = '/docs/seller-contract/versions';
  expect(await titles()).toEqual([[expect.stringContaining('Договор с «Веткой» изменится'), path]]);
  expect((await admin.post<LegalText>(`moderation/documents/${id}/withdrawal`)).body.state).toBe('DRAFT');
  expect(await titles()).toEqual([[expect.stringContaining('не изменится'), path]]);
});

test('a shop accepts the version of the contract that is in force', async () => {
  const { visitor } = await api.signIn();
  expect((await visitor.get<Opening>('opening')).body.contractVersion).toBe('2026-11-20');
  const { id } = await addDraft('seller-contract');
  await plan(id, inDays(50));
  expect((await visitor.get<Opening>('opening')).body.contractVersion).toBe('2026-11-20');
});

test('the audit log names the document and what changed of its version', async () => {
  const { id } = await addDraft('terms');
  await plan(id, inDays(30));
  const { body } = await admin.get<AuditPage>(`moderation/audit?kind=DOCUMENT&objectId=${id}`);
  expect(body.data.map(({ call, title }) => [call, title])).toEqual([
    ['legal.plan', 'Пользовательское соглашение'],
    ['legal.addDraft', 'Пользовательское соглашение'],
  ]);
  expect(body.data[0]?.changes).toContainEqual({ field: 'Состояние', before: 'черновик', after: 'объявлена' });
});
