import type { CatalogPage } from '@vetka/domain/catalog';
import type { SearchSynonym, SearchSynonymPage } from '@vetka/domain/search';
import type { Problem } from '@vetka/domain/problem';
import { asc, eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { searchSynonymChanges, users } from '../../platform/database/schema/index.ts';

const api = await startTestApp({ contents: 'demo' });
/** Another copy of the program over the same database. */
const copy = await startTestApp({ beside: api });
const { visitor: moderator, user } = await api.signIn();
await api.db
  .update(users)
  .set({ isAdministration: true, firstName: 'Вера', lastName: '' })
  .where(eq(users.id, user.id));

const totalOn = async (app: typeof api, search: string) =>
  (await app.visitor().get<CatalogPage>(`catalog?search=${encodeURIComponent(search)}`)).body.meta.total;
const list = async (search: string) =>
  (await moderator.get<SearchSynonymPage>(`search/synonyms?search=${encodeURIComponent(search)}`)).body;

/** Each replica notices the change on its next request, and then reads the synonyms again. */
const becomes = (app: typeof api, search: string, total: number) =>
  vi.waitFor(async () => expect(await totalOn(app, search)).toBe(total), { timeout: 10_000, interval: 50 });

test('a synonym that the administration adds, changes or removes applies on every replica, and each change is recorded', async () => {
  const [peonies, tulips] = [await totalOn(api, 'пионы'), await totalOn(api, 'тюльпаны')];
  expect([await totalOn(api, 'фырчик'), await totalOn(copy, 'фырчик')]).toEqual([0, 0]);

  const added = await moderator.post<SearchSynonym>('search/synonyms', {
    term: ' Фырчик ',
    meanings: ['Пион', 'пион'],
  });
  expect(added.body).toMatchObject({ term: 'фырчик', meanings: ['пион'], updatedBy: 'Вера' });
  await becomes(api, 'фырчик', peonies);
  await becomes(copy, 'фырчики', peonies);

  const { id } = added.body;
  await moderator.put(`search/synonyms/${id}`, { term: 'фырчик', meanings: ['тюльпан'] });
  await becomes(copy, 'фырчик', tulips);
  expect((await list('фырч')).data).toMatchObject([{ id, meanings: ['тюльпан'] }]);

  await moderator.delete(`search/synonyms/${id}`);
  await becomes(copy, 'фырчик', 0);
  expect((await list('фырч')).data).toEqual([]);

  const history = await api.db
    .select()
    .from(searchSynonymChanges)
    .where(eq(searchSynonymChanges.synonymId, id))
    .orderBy(asc(searchSynonymChanges.id));
  expect(history.map(({ action, meanings, userId }) => [action, meanings, userId])).toEqual([
    ['ADD', ['пион'], user.id],
    ['CHANGE', ['тюльпан'], user.id],
    ['REMOVE', [], user.id],
  ]);
});

test('a term has one row, and consists of words', async () => {
  const taken = await moderator.post('search/synonyms', { term: 'орхидеюшка', meanings: ['орхидея'] });
  expect(taken.status).toBe(200);
  const again = await moderator.post('search/synonyms', { term: 'Орхидеюшка', meanings: ['пион'] });
  expect([again.status, again.body.message]).toEqual([409, 'Синонимы к «орхидеюшка» уже есть']);
  for (const [body, field] of [
    [{ term: '!!!', meanings: ['пион'] }, 'term'],
    [{ term: 'слово', meanings: ['???'] }, 'meanings'],
    [{ term: 'слово', meanings: [] }, 'meanings'],
  ] as const) {
    const { status, body: problem } = await moderator.post('search/synonyms', body);
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, [field]]);
  }
});

test('the table is searched by terms and meanings, and shown in pages', async () => {
  const { data, meta } = (await moderator.get<SearchSynonymPage>('search/synonyms?take=10')).body;
  expect(data).toHaveLength(10);
  expect(meta.total).toBeGreaterThan(50);
  const found = (await list('учителю')).data;
  expect(found.length).toBeGreaterThan(2);
  for (const { term, meanings } of found) expect(`${term} ${meanings.join(' ')}`).toContain('учителю');
});

test('a term of one character besides its symbols is refused at its field', async () => {
  const { status, body } = await moderator.post<Problem>('search/synonyms', { term: '!0', meanings: ['пион'] });
  expect([status, body.errors]).toEqual([422, { term: ['Напишите слово хотя бы из двух букв или цифр'] }]);
});
