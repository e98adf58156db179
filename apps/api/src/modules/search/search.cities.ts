import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { cityNicknames } from '../../platform/words/cities.ts';
import { wordsOf } from '../../platform/words/letters.ts';

/** A city that shops deliver to, by the words of its name. */
export interface CityName {
  id: number;
  words: string[];
}

/** Whether a typed word is a form of a word: «казани» of «казань», `moskva` of «москва». */
type IsForm = (typed: string, word: string) => boolean;

/** A city in a query: its words begin at `at` and take `length`. */
export interface NamedCity {
  id: number;
  at: number;
  length: number;
}

/** Parts of names that are enough in a search, where nobody chooses from a list. */
const shortNames: Record<string, string> = {
  петербург: 'санкт-петербург',
  нижний: 'нижний новгород',
  ростов: 'ростов-на-дону',
};

/** Own shops of the city, and those of others that deliver there. An option without zones reaches its own city. */
const reachedCities = sql`
  select s.city_id as id from services s where s.status = 'PUBLISHED'
  union
  select z.city_id from services s join delivery_options o on o.service_id = s.id join delivery_zones z on z.option_id = o.id
  where s.status = 'PUBLISHED' and o.is_active and o.type <> 'PICKUP'`;

/** The cities that can be searched in, with nicknames, longest names first. */
export async function listCityNames(db: Executor): Promise<CityName[]> {
  const { rows } = await db.execute<{ id: number; name: string }>(
    sql`select id, name from cities where id in (${reachedCities}) order by population desc`,
  );
  const names = rows.map(({ id, name }) => ({ id, words: wordsOf(name) }));
  const called = Object.entries({ ...cityNicknames, ...shortNames }).flatMap(([nickname, name]) =>
    names
      .filter(({ words }) => words.join('-') === wordsOf(name).join('-'))
      .map(({ id }) => ({ id, words: [nickname] })),
  );
  return [...names, ...called].toSorted((one, other) => other.words.length - one.words.length);
}

/** A name that is an adjective («Радужный») is a city only after one of these. */
const beforeCity = new Set(['в', 'во', 'по', 'из', 'г', 'город', 'городе', 'v', 'po']);
const isAdjective = (words: readonly string[]): boolean =>
  words.length === 1 && /(?:ый|ий|ой|ое|ая)$/.test(words[0] ?? '');

function placeOf(typed: readonly string[], { id, words }: CityName, isForm: IsForm): NamedCity | null {
  for (let at = 0; at + words.length <= typed.length; at += 1) {
    if (isAdjective(words) && !beforeCity.has(typed[at - 1] ?? '')) continue;
    if (words.every((word, index) => isForm(typed[at + index] ?? '', word))) {
      const start = beforeCity.has(typed[at - 1] ?? '') ? at - 1 : at;
      return { id, at: start, length: at + words.length - start };
    }
  }
  return null;
}

/** The city with the longest name among the words of a query. */
export function findNamedCity(cities: readonly CityName[], typed: readonly string[], isForm: IsForm): NamedCity | null {
  for (const city of cities) {
    const named = placeOf(typed, city, isForm);
    if (named) return named;
  }
  return null;
}

/** Goods of shops in the city and of those that deliver there. */
export const cityCondition = (id: number): SQL => sql`products.service_id in (
  select s.id from services s where s.city_id = ${id}
  union select o.service_id from delivery_options o join delivery_zones z on z.option_id = o.id
  where z.city_id = ${id} and o.is_active and o.type <> 'PICKUP')`;
