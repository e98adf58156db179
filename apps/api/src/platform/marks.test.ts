import type { ArticlePage } from '@vetka/domain/article';
import type { FavoriteAnswer, VoteAnswer } from '@vetka/domain/catalog';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '../../test/app.ts';
import { articles, contents } from './database/schema/index.ts';

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

  test('a vote repeated changes nothing, and the other direction replaces it', async () => {
    const { visitor } = await api.signIn();
    const before = await stored();
    const [up = 0, down = 0] = [before?.votesUp, before?.votesDown];
    const vote = async (method: string) => (await visitor.post<VoteAnswer>(`${path}/vote`, { method })).body;
    const raised = { ownVote: 'UP', votesUp: up + 1, votesDown: down };
    expect(await vote('UP')).toEqual(raised);
    expect(await vote('UP')).toEqual(raised);
    expect(await vote('DOWN')).toEqual({ ownVote: 'DOWN', votesUp: up, votesDown: down + 1 });
    expect((await visitor.get(path)).body).toMatchObject({ ownVote: 'DOWN', votesDown: down + 1 });
    expect(await stored()).toMatchObject({ votesUp: up, votesDown: down + 1 });
  });

  test('votes and favourites of many at once are all counted, and a double click only once', async () => {
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

  test('a favourite is put in and taken out, and stands in the own list meanwhile', async () => {
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

  test.each(['vote', 'favorite'])(
    '/%s is refused to guests, of strange words, and where nothing is seen',
    async (mark) => {
      const { visitor } = await api.signIn();
      expect((await api.visitor().post(`${path}/${mark}`, { method: 'UP' })).status).toBe(401);
      expect((await visitor.post(`${path}/${mark}`, { method: 'LEFT' })).status).toBe(422);
      expect((await visitor.post(`${area}/2000000000/${mark}`, { method: 'UP' })).status).toBe(404);
      const [{ id: gone } = { id: 0 }] = data.slice(-1);
      await api.db.update(tables[area]).set({ deletedAt: new Date() }).where(eq(tables[area].id, gone));
      expect((await visitor.post(`${area}/${gone}/${mark}`, { method: 'UP' })).status).toBe(404);
    },
  );
});
