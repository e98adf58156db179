import type { CatalogPage } from '@vetka/domain/catalog';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '../app.ts';
import { judge, judgedQueries, readShop, scoreOf, type Half, type Kind, type Verdict } from './judge.ts';

const api = await startTestApp({ contents: 'demo' });
const visitor = api.visitor();
const shop = await readShop(api.db);

const find = async (search: string) => {
  const pages: CatalogPage[] = [];
  for (let page = 1; page === 1 || page <= (pages[0]?.meta.pageCount ?? 0); page += 1) {
    const { body } = await visitor.get<CatalogPage>(
      `catalog?search=${encodeURIComponent(search)}&take=100&page=${page}`,
    );
    pages.push(body);
  }
  return { data: pages.flatMap(({ data }) => data), meta: (pages[0] as CatalogPage).meta };
};

const verdicts: Verdict[] = [];
for (const query of judgedQueries) verdicts.push(await judge(query, shop, find));

const bars: Record<Kind, number> = {
  plain: 0.98,
  forms: 0.98,
  typos: 0.95,
  typos2: 0.95,
  layout: 1,
  translit: 0.95,
  synonyms: 0.95,
  several: 0.97,
  prefixes: 0.95,
  yo: 1,
  nothing: 1,
  wishes: 0.97,
  shops: 0.97,
};

describe.each<Half>(['tuned', 'heldOut'])('in the half of queries that is %s', (half) => {
  test.each(Object.entries(bars) as [Kind, number][])('the recall of «%s» is at least %d', (kind, bar) => {
    const some = verdicts.filter((verdict) => verdict.kind === kind && verdict.half === half);
    const missed = some.filter(({ recall }) => recall < 1).map(({ text, recall }) => `${text}: ${recall.toFixed(2)}`);
    expect(scoreOf(some).recall, `missed: ${missed.join(', ')}`).toBeGreaterThanOrEqual(bar);
  });

  test('the first product is right in nine searches of ten', () => {
    const some = verdicts.filter((verdict) => verdict.half === half);
    const wrong = some.filter(({ isFirstRight }) => !isFirstRight).map(({ text, first }) => `${text}: ${first}`);
    expect(scoreOf(some).first, `wrong: ${wrong.join(', ')}`).toBeGreaterThanOrEqual(0.9);
  });
});

test('nothing that is found is too dear, of another city or of another shop', () => {
  const wrong = verdicts.filter(({ unwanted }) => unwanted.length > 0);
  expect(wrong.map(({ text, unwanted }) => `${text}: ${unwanted[0]}`)).toEqual([]);
});

test('at least 400 queries are judged', () => {
  expect(new Set(judgedQueries.map(({ text }) => text)).size).toBeGreaterThanOrEqual(400);
});
