import { hash } from 'node:crypto';
import { relevanceSteps } from '@vetka/domain/ranking';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { prefixOf, type Part, type Reading } from './reading.ts';

export interface SearchPlan {
  /** The text searched for. */
  text: string;
  /** The corrected text; null when nothing was corrected. */
  corrected: string | null;
  /** Words that were left out because nothing matches all of them. */
  omitted: string[];
  /** Identifies the search: plans with the same key find the same. */
  key: string;
  matches: SQL;
  /** Conditions from the most relevant products to all that match. */
  tiers: SQL[];
  /** Whether the whole query consists of words of the catalogue. */
  isWhole: boolean;
  /** What every product found must be besides matching: not dearer than said, of the city. */
  conditions: SQL[];
  /** It finds only what is delivered today, so it depends on the visitor and the clock. */
  isToday?: boolean;
  /** It finds only what is delivered to this city. */
  cityId?: number;
}

/** The most forms of one word in a query: a short prefix may start hundreds. */
const maxForms = 150;

const either = (list: readonly string[]): string => (list.length === 1 ? (list[0] ?? '') : `(${list.join('|')})`);
function lexeme(form: string, weights: string): string {
  const prefix = prefixOf(form);
  const how = `${prefix === null ? '' : '*'}${weights}`;
  return `'${prefix ?? form}'${how && `:${how}`}`;
}
const lexemes = (forms: readonly string[], weights: string): string =>
  either(forms.slice(0, maxForms).map((form) => lexeme(form, weights)));

/** Forms without those that a prefix among them covers. */
function distinctForms(forms: readonly string[]): string[] {
  const prefixes = forms.flatMap((form) => prefixOf(form) ?? []);
  const isCovered = (form: string) => prefixOf(form) === null && prefixes.some((prefix) => form.startsWith(prefix));
  return [...new Set(forms)].filter((form) => !isCovered(form));
}

/**
 * A part as a tsquery. Forms consist of letters and digits only, so they need no escaping. Each is written once: the
 * planner adds up the frequencies of alternatives, and would expect repeated ones to match half the catalogue.
 */
function termOf({ meanings }: Part, weights: string): string {
  const single = distinctForms(meanings.flatMap((lists) => (lists.length === 1 ? (lists[0] ?? []) : [])));
  const several = meanings.filter((lists) => lists.length > 1);
  const terms = several.map((lists) => `(${lists.map((forms) => lexemes(distinctForms(forms), weights)).join('&')})`);
  return either([...new Set([...(single.length > 0 ? [lexemes(single, weights)] : []), ...terms])]);
}

const queryOf = (parts: readonly Part[], weights = ''): string => parts.map((part) => termOf(part, weights)).join('&');

/** @param weights A: in what the product is; B: in the rest of its title; none: anywhere */
const matching = (parts: readonly Part[], weights = ''): SQL =>
  sql`products.search @@ ${queryOf(parts, weights)}::tsquery`;

const nothing = sql`false`;
const everything = sql`true`;

const emptyPlan = (reading: Reading): SearchPlan => ({
  text: reading.text,
  corrected: null,
  omitted: [],
  key: '',
  isWhole: false,
  matches: nothing,
  tiers: [nothing],
  conditions: [],
});

/** Everything: the query is only about buying, or only about prices and the like. */
export const planOfEverything = (text: string): SearchPlan => ({
  text,
  corrected: null,
  omitted: [],
  key: 'everything',
  isWhole: false,
  matches: everything,
  tiers: [everything],
  conditions: [],
});

const planOf = (reading: Reading, parts: readonly Part[], omitted: string[]): SearchPlan => ({
  text: reading.text,
  corrected: reading.isCorrected ? reading.text : null,
  omitted,
  isWhole: omitted.length === 0,
  key: hash('sha1', queryOf(parts), 'base64'),
  matches: matching(parts),
  tiers: relevanceSteps.map(({ weights }) => matching(parts, weights)),
  conditions: [],
});

/** Conditions from the products that match all known parts of a query to those that match any; none without parts. */
export const looserConditions = ({ parts }: Reading): SQL[] => {
  if (parts.length === 0) return [];
  const each = parts.map((part) => matching([part]));
  return [matching(parts), sql`(${sql.join(each, sql` or `)})`];
};

/** The planner uses the index of words when it expects this many matches. */
const enough = 300;

/** Which of the conditions some product meets. */
export async function findMet(db: Executor, conditions: readonly SQL[]): Promise<boolean[]> {
  // PostgreSQL answers «exists» by reading the table when it expects many matches, and reads all of it if there are none.
  const tests = conditions.map(
    (condition) => sql`(
      select count(*) > 0 from (select from products where status = 'PUBLISHED' and ${condition} limit ${enough}) found
    )`,
  );
  const { rows } = await db.execute<{ met: boolean[] }>(sql`select array[${sql.join(tests, sql`, `)}] as met`);
  return rows[0]?.met ?? [];
}

/** Sets of parts to try in turn: all of them, all but one, then each that belongs to a category or a facet. */
function setsToTry(parts: readonly Part[]): Part[][] {
  const others = parts.map((left) => parts.filter((part) => part !== left));
  const byWeight = others.toReversed().toSorted((one, other) => keysIn(other) - keysIn(one));
  const single = parts.filter(({ isKey }) => isKey).map((part) => [part]);
  return [[...parts], ...byWeight, ...single].filter((set) => keysIn(set) > 0 || set.length === parts.length);
}
const keysIn = (parts: readonly Part[]): number => parts.filter(({ isKey }) => isKey).length;

/** Turns an understood query into conditions; leaves out words only when nothing matches all of them. */
export async function planReading(db: Executor, reading: Reading): Promise<SearchPlan> {
  const { parts, unknown } = reading;
  if (parts.length === 0 && reading.isAboutBuying) return planOfEverything(reading.text);
  if (parts.length === 0 || (unknown.length > 0 && keysIn(parts) === 0)) return emptyPlan(reading);
  if (parts.length === 1) return planOf(reading, parts, unknown);
  const sets = setsToTry(parts);
  const met = await findMet(
    db,
    sets.map((some) => matching(some)),
  );
  const set = sets[met.indexOf(true)];
  if (!set) return emptyPlan(reading);
  return planOf(reading, set, [...unknown, ...parts.filter((part) => !set.includes(part)).map(({ text }) => text)]);
}
