import type { ArticlePage } from '@vetka/domain/article';
import type { FavoriteAnswer, VoteAnswer } from '@vetka/domain/catalog';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { articles, contents } from '../database/schema/index.ts';

const api = await startTestApp({ contents: 'demo' });
const guest = api.visitor();
const tables = { articles, content: contents };

describe.each(['articles', 'content'] as const)('marks of /%s', async (area) => {
  const { data } = (await guest.get<ArticlePage>(area)).body;
  const id = data[0]?.id ?? 0;
  const path = `${area}/${id}`;
  const stored = async () => {
    const table = tables[area];
    const { votesUp, votesDown, favoritesCount } = table;
    const [row] = await api.db.select({ votesUp, votesDown, favoritesCount }).from(table).where(eq(table.id, id));
    return row;
  };

  test('ENU-08: a repeated vote changes nothing, and the opposite direction withdraws it', async () => {
    const { visitor } = await api.signIn();
    const before = await stored();
    const [up = 0, down = 0] = [before?.votesUp, before?.votesDown];
    const vote = async (method: string) => (await visitor.post<VoteAnswer>(`${path}/vote`, { method })).body;
    const raised = { ownVote: 'UP', votesUp: up + 1, votesDown: down };
    const none = { ownVote: null, votesUp: up, votesDown: down };
    const lowered = { ownVote: 'DOWN', votesUp: up, votesDown: down + 1 };
    expect(await vote('UP')).toEqual(raised);
    expect(await vote('UP')).toEqual(raised);
    expect(await vote('DOWN')).toEqual(none);
    expect((await visitor.get(path)).body).toMatchObject(none);
    expect(await vote('DOWN')).toEqual(lowered);
    expect(await vote('DOWN')).toEqual(lowered);
    expect((await visitor.get(path)).body).toMatchObject(lowered);
    expect(await vote('UP')).toEqual(none);
    expect(await stored()).toEqual(before);
  });

  test('a vote that was sent before is not sent again: a withdrawal does not become a vote against', async () => {
    const { visitor } = await api.signIn();
    const before = await stored();
    const vote = async (method: string, from: string | null) =>
      (await visitor.post<VoteAnswer>(`${path}/vote`, { method, from })).body.ownVote;
    expect([await vote('UP', null), await vote('UP', null)]).toEqual(['UP', 'UP']);
    // The answer to the first withdrawal is lost.
    expect([await vote('DOWN', 'UP'), await vote('DOWN', 'UP')]).toEqual([null, null]);
    expect(await stored()).toEqual(before);
    // A change of the vote takes two steps, of which the second is lost, and both are sent again.
    expect([await vote('UP', null), await vote('DOWN', 'UP')]).toEqual(['UP', null]);
    expect([await vote('DOWN', 'UP'), await vote('DOWN', null)]).toEqual([null, 'DOWN']);
  });

  test('after 200 concurrent clicks the counters equal the votes', async () => {
    const first = await api.signIn();
    const people = [first, ...(await Promise.all(Array.from({ length: 3 }, () => api.signIn())))];
    const before = await stored();
    const [up = 0, down = 0] = [before?.votesUp, before?.votesDown];
    const press = ({ visitor }: (typeof people)[number], method: string) => visitor.post(`${path}/vote`, { method });
    const methodOf = (index: number) => (Math.floor(index / 4) % 2 === 0 ? 'UP' : 'DOWN');
    await Promise.all(Array.from({ length: 200 }, (_, index) => press(people[index % 4] ?? first, methodOf(index))));
    const own = await Promise.all(
      people.map(async ({ visitor }) => (await visitor.get<VoteAnswer>(path)).body.ownVote),
    );
    const count = (direction: string) => own.filter((vote) => vote === direction).length;
    expect(await stored()).toMatchObject({ votesUp: up + count('UP'), votesDown: down + count('DOWN') });
    for (const person of people) await Promise.all(Array.from({ length: 50 }, () => press(person, 'UP')));
    expect(await stored()).toMatchObject({ votesUp: up + 4, votesDown: down });
  });

  test('concurrent votes and favourites of many people are all counted, and a double click only once', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => api.signIn()));
    const before = await stored();
    const twice = people.flatMap((person) => [person, person]);
    await Promise.all(twice.map(({ visitor }) => visitor.post(`${path}/vote`, { method: 'UP' })));
    await Promise.all(twice.map(({ visitor }) => visitor.post(`${path}/favorite`, { method: 'UP' })));
    expect(await stored()).toEqual({
      votesUp: (before?.votesUp ?? 0) + 4,
      votesDown: before?.votesDown,
      favoritesCount: (before?.favoritesCount ?? 0) + 4,
    });
  });

  test("a favourite is added and removed, and is in the person's list in between", async () => {
    const { visitor } = await api.signIn();
    const count = (await stored())?.favoritesCount ?? 0;
    const keep = async (method: string) => (await visitor.post<FavoriteAnswer>(`${path}/favorite`, { method })).body;
    const kept = async () => (await visitor.get<ArticlePage>(`${area}/favorite`)).body.data.map((card) => card.id);
    expect(await keep('DOWN')).toEqual({ isFavorite: false, favoritesCount: count });
    expect(await keep('UP')).toEqual({ isFavorite: true, favoritesCount: count + 1 });
    expect(await keep('UP')).toEqual({ isFavorite: true, favoritesCount: count + 1 });
    expect(await kept()).toEqual([id]);
    expect(await keep('DOWN')).toEqual({ isFavorite: false, favoritesCount: count });
    expect(await kept()).toEqual([]);
  });

  test.each(['vote', 'favorite'])('/%s is refused for guests, invalid methods, and hidden objects', async (mark) => {
    const { visitor } = await api.signIn();
    expect((await api.visitor().post(`${path}/${mark}`, { method: 'UP' })).status).toBe(401);
    expect((await visitor.post(`${path}/${mark}`, { method: 'LEFT' })).status).toBe(422);
    expect((await visitor.post(`${area}/2000000000/${mark}`, { method: 'UP' })).status).toBe(404);
    const [{ id: gone } = { id: 0 }] = data.slice(-1);
    await api.db.update(tables[area]).set({ deletedAt: new Date() }).where(eq(tables[area].id, gone));
    expect((await visitor.post(`${area}/${gone}/${mark}`, { method: 'UP' })).status).toBe(404);
  });
});

test.each([
  ['AAR-05: a vote for an article', 'articles', 'vote', { ownVote: 'UP' }],
  ['AAR-07: a favourite article', 'articles', 'favorite', { isFavorite: true }],
  ['AAR-13: a favourite photo', 'content', 'favorite', { isFavorite: true }],
  ['AAR-14: a vote for a photo', 'content', 'vote', { ownVote: 'UP' }],
])('%s is readable afterwards', async (_, area, mark, seen) => {
  const { visitor } = await api.signIn();
  const { data } = (await guest.get<ArticlePage>(area)).body;
  const path = `${area}/${data[0]?.id}`;
  expect((await visitor.post(`${path}/${mark}`, { method: 'UP' })).status).toBe(200);
  expect((await visitor.get(path)).body).toMatchObject(seen);
});
