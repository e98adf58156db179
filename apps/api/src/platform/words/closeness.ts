const confused = [
  'оа',
  'ое',
  'еи',
  'еэ',
  'иы',
  'яе',
  'яи',
  'бп',
  'вф',
  'гк',
  'дт',
  'зс',
  'жш',
  'шщ',
  'цс',
  'йи',
  'юу',
  'чщ',
];
const rows = ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'];

const pairs = new Map<string, number>();
for (const row of rows)
  for (let at = 1; at < row.length; at += 1) {
    pairs.set(`${row[at - 1]}${row[at]}`, 0.75).set(`${row[at]}${row[at - 1]}`, 0.75);
  }
for (const [one = '', other = ''] of confused) pairs.set(`${one}${other}`, 0.5).set(`${other}${one}`, 0.5);

/** The cost of typing one letter for another: less for letters that sound alike or are neighbours on the keyboard. */
const costOfChange = (one: string, other: string): number => (one === other ? 0 : (pairs.get(one + other) ?? 1));

/** The cost of a letter too many or too few: less for a doubled letter and for «ь». */
const costOfExtra = (letter: string, before: string | undefined): number =>
  letter === before || letter === 'ь' || letter === 'ъ' ? 0.4 : 0.9;

const costOfSwap = 0.7;
/** A wrong first letter is rare. */
const costOfStart = 0.3;

/** The cost of mistakes tolerated in a word of this length. */
export const toleranceOf = (length: number): number => {
  if (length < 3) return 0;
  if (length === 3) return 0.7;
  if (length < 6) return length === 4 ? 1 : 1.2;
  return length < 8 ? 1.5 : 2;
};

export interface Close {
  word: string;
  cost: number;
}

/** Computes one row of a Damerau–Levenshtein table: the costs of making `word[..depth]` from each start of `typed`. */
function fillRow(table: Float64Array[], typed: string, word: string, depth: number): number {
  const row = (table[depth] ??= new Float64Array(256));
  const above = table[depth - 1] as Float64Array;
  const letter = word[depth - 1] as string;
  row[0] = (above[0] as number) + costOfExtra(letter, word[depth - 2]) + (depth === 1 ? costOfStart : 0);
  let least = row[0];
  for (let at = 1; at <= typed.length; at += 1) {
    const own = typed[at - 1] as string;
    const start = depth === 1 && at === 1 && own !== letter ? costOfStart : 0;
    let cost = (above[at - 1] as number) + costOfChange(own, letter) + start;
    cost = Math.min(cost, (above[at] as number) + costOfExtra(letter, word[depth - 2]));
    cost = Math.min(cost, (row[at - 1] as number) + costOfExtra(own, typed[at - 2]));
    if (depth > 1 && at > 1 && own === word[depth - 2] && typed[at - 2] === letter)
      cost = Math.min(cost, ((table[depth - 2] as Float64Array)[at - 2] as number) + costOfSwap);
    row[at] = cost;
    if (cost < least) least = cost;
  }
  return least;
}

const sharedStart = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

/** The index of the first word after all those that start with `start`. */
function afterStart(sorted: readonly string[], from: number, start: string): number {
  let [low, high] = [from, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string).startsWith(start)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The words of a sorted list that differ from the typed one by at most `tolerance`. Words that share a start share its
 * part of the table, and are skipped together once the start alone costs too much.
 */
export function closeWords(sorted: readonly string[], typed: string, tolerance: number): Close[] {
  const found: Close[] = [];
  const table: Float64Array[] = [new Float64Array(256)];
  const first = table[0] as Float64Array;
  for (let at = 1; at <= typed.length; at += 1)
    first[at] = (first[at - 1] as number) + costOfExtra(typed[at - 1] as string, typed[at - 2]);
  let before = '';
  for (let index = 0; index < sorted.length;) {
    const word = sorted[index] as string;
    let depth = sharedStart(before, word);
    let least = 0;
    // A swap may still undo the cost of the last letter.
    while (depth < word.length && least <= tolerance + costOfSwap) least = fillRow(table, typed, word, (depth += 1));
    const cost = depth === word.length ? ((table[depth] as Float64Array)[typed.length] as number) : Infinity;
    if (cost <= tolerance) found.push({ word, cost });
    before = word.slice(0, depth);
    index = depth < word.length ? afterStart(sorted, index, before) : index + 1;
  }
  return found.toSorted((one, other) => one.cost - other.cost);
}
