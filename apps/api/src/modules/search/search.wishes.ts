import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { otherLayout, plain, wordsOf } from '../../platform/words/letters.ts';
import { cityCondition } from './search.cities.ts';
import { findMet, type SearchPlan } from './search.plan.ts';
import { findPrice, priceCondition } from './search.price.ts';

/** Where and when a list of what is delivered today is true. */
export interface Today {
  /** Names the city and the minute. */
  key: string;
  condition: () => Promise<SQL>;
}
/** `cityId` is that of a city in the query; without it the visitor's own. */
export type TodayOf = (cityId: number | undefined) => Today;

/** What a query asks of the goods besides what they are: their price, the city, delivery today, a discount. */
export interface Wish {
  kind: 'price' | 'city' | 'today' | 'discount';
  /** Words of the query that say it. */
  typed: string;
  /** Null: delivery today, whose condition depends on the visitor. */
  condition: SQL | null;
  key: string;
  /** Of a city. */
  cityId?: number;
}

interface WishesInQuery {
  wishes: Wish[];
  /** The query without them. */
  rest: string;
}

/** A city among words; its name begins at `at`. */
export type FindCity = (words: readonly string[]) => { id: number; at: number; length: number } | null;

const todayWords = new Set(['сегодня', 'срочно', 'segodnya', 'srochno']);
const discountWord = /^(?:скидк[аиуе]|скидок|скидками|скидкой|распродаж[аиуе]|акци[яию]|акционн[а-я]+|уцененн[а-я]+)$/;
const discountParticles = new Set(['со', 'по', 'с', 'на']);

/** Words about prices, as they come out of the other keyboard layout or in Latin letters. */
const priceWords = new Set('до от за рублей рубля руб тысяч тысячи тыс дешевле дороже около'.split(' '));
const latinPriceWords: Record<string, string> = {
  do: 'до',
  ot: 'от',
  za: 'за',
  rub: 'руб',
  rubley: 'рублей',
  rublej: 'рублей',
};

function inRussian(word: string): string {
  const switched = otherLayout(word);
  return latinPriceWords[word] ?? (/[a-z]/.test(word) && priceWords.has(switched) ? switched : word);
}

function takePrice(query: string, wishes: Wish[]): string {
  const text = plain(query).replaceAll('\u00a0', ' ').split(/\s+/).map(inRussian).join(' ').trim();
  const found = findPrice(text);
  if (!found) return query;
  const { wish, typed } = found;
  wishes.push({ kind: 'price', typed, condition: priceCondition(wish), key: `price ${wish.from} ${wish.to}` });
  return text.replace(typed, ' ');
}

/** A wish in some of the words. */
interface Found {
  at: number;
  length: number;
  wish: Omit<Wish, 'typed'>;
}

function findDiscount(words: readonly string[]): Found | null {
  const at = words.findIndex((word) => discountWord.test(word));
  if (at < 0) return null;
  const start = discountParticles.has(words[at - 1] ?? '') ? at - 1 : at;
  const condition = sql`products.old_price is not null`;
  return { at: start, length: at + 1 - start, wish: { kind: 'discount', condition, key: 'discount' } };
}

function findToday(words: readonly string[]): Found | null {
  const at = words.findIndex((word) => todayWords.has(word));
  return at < 0 ? null : { at, length: 1, wish: { kind: 'today', condition: null, key: 'today' } };
}

function findInCity(words: readonly string[], findCity: FindCity): Found | null {
  const city = findCity(words);
  if (!city) return null;
  const { id, ...place } = city;
  return { ...place, wish: { kind: 'city', condition: cityCondition(id), key: `city ${id}`, cityId: id } };
}

/** A word, and the run of letters and signs that it was typed in. */
interface Typed {
  word: string;
  chunk: string;
}
const typedWords = (chunks: readonly string[], read: (chunk: string) => string): Typed[] =>
  chunks.flatMap((chunk) => wordsOf(read(chunk)).map((word) => ({ word, chunk })));

function takeFrom(items: Typed[], finders: ((words: readonly string[]) => Found | null)[]) {
  const wishes: Wish[] = [];
  for (const find of finders) {
    const words = items.map(({ word }) => word);
    const found = find(words);
    if (!found) continue;
    wishes.push({ ...found.wish, typed: words.slice(found.at, found.at + found.length).join(' ') });
    items.splice(found.at, found.length);
  }
  return { wishes, rest: [...new Set(items.map(({ chunk }) => chunk))].join(' ') };
}

/** Takes the wishes out of a query, in either keyboard layout. The rest stays as typed. */
export function readWishes(query: string, findCity: FindCity): WishesInQuery {
  const wishes: Wish[] = [];
  const priced = takePrice(query, wishes).trim();
  const chunks = priced.split(/\s+/);
  // Russian words in the other layout would be chance Latin letters.
  for (const read of /[a-z]/i.test(priced) ? [plain, otherLayout] : [plain]) {
    const finders = [findDiscount, findToday, (words: readonly string[]) => findInCity(words, findCity)];
    const found = takeFrom(typedWords(chunks, read), finders);
    if (found.wishes.length > 0) return { wishes: [...wishes, ...found.wishes], rest: found.rest };
  }
  return { wishes, rest: priced };
}

/** The order in which wishes are left out: goods of the city can be ordered for another day. */
const leftOut: readonly Wish['kind'][] = ['price', 'discount', 'city', 'today'];

/** All wishes, all but one, each alone. */
function choicesOf(all: readonly Wish[]): Wish[][] {
  const wishes = all.toSorted((one, other) => leftOut.indexOf(one.kind) - leftOut.indexOf(other.kind));
  const others = wishes.map((left) => wishes.filter((wish) => wish !== left));
  const single = wishes.map((wish) => [wish]);
  return [[...wishes], ...others.toReversed(), ...(wishes.length > 2 ? single : [])].filter(({ length }) => length > 0);
}

const all = (conditions: readonly SQL[]): SQL => sql.join([...conditions], sql` and `);

type Conditions = ReadonlyMap<Wish, SQL>;
async function conditionsOf(wishes: readonly Wish[], today: Today | undefined): Promise<Conditions> {
  const found = new Map<Wish, SQL>();
  for (const wish of wishes) {
    const condition = wish.condition ?? (await today?.condition());
    if (condition) found.set(wish, condition);
  }
  return found;
}

const allOf = (wishes: readonly Wish[], conditions: Conditions): SQL =>
  all(wishes.flatMap((wish) => conditions.get(wish) ?? []));

const isOfOpenShop = sql`exists (select from services s where s.id = products.service_id and s.status = 'PUBLISHED')`;

/** The first choice of wishes that some product meets. */
async function meetable(db: Executor, { matches }: SearchPlan, conditions: Conditions): Promise<Wish[]> {
  const choices = choicesOf([...conditions.keys()]);
  if (choices.length === 0) return [];
  const met = await findMet(
    db,
    choices.map((wishes) => sql`${matches} and ${allOf(wishes, conditions)} and ${isOfOpenShop}`),
  );
  return choices[met.indexOf(true)] ?? [];
}

/** A plan narrowed to what the wishes ask for. Wishes that nothing meets are left out and named. */
export async function withWishes(
  db: Executor,
  plan: SearchPlan,
  wishes: readonly Wish[],
  todayOf: TodayOf | undefined,
): Promise<SearchPlan> {
  if (wishes.length === 0 || plan.key === '') return plan;
  const today = todayOf?.(wishes.find(({ kind }) => kind === 'city')?.cityId);
  const conditions = await conditionsOf(wishes, today);
  const met = await meetable(db, plan, conditions);
  const omitted = wishes.filter((wish) => !met.includes(wish)).map(({ typed }) => typed);
  const said = wishes.map(({ typed }) => typed).join(' ');
  const shared = {
    ...plan,
    text: `${plan.text} ${said}`.trim(),
    corrected: plan.corrected && `${plan.corrected} ${said}`,
    omitted: [...plan.omitted, ...omitted],
    isWhole: false,
  };
  if (met.length === 0) return shared;
  const isToday = met.some(({ kind }) => kind === 'today');
  const cityId = met.find(({ kind }) => kind === 'city')?.cityId;
  return {
    ...shared,
    isToday,
    ...(cityId !== undefined && { cityId }),
    key: [plan.key, ...met.map(({ key }) => key), isToday ? today?.key : ''].join(' '),
    conditions: [allOf(met, conditions)],
  };
}
