const plainWord = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ').trim();

/** Whether a person would consider two names equal. */
export const isSameName = (one: string, other: string): boolean => plainWord(one) === plainWord(other);

const pairsOf = (text: string): Set<string> => {
  const word = ` ${plainWord(text)} `;
  return new Set(Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)));
};

/** The share of common pairs of letters (Dice). */
function likeness(one: string, other: string): number {
  const [ours, theirs] = [pairsOf(one), pairsOf(other)];
  return (2 * [...ours].filter((pair) => theirs.has(pair)).length) / (ours.size + theirs.size);
}

const leastLikeness = 0.35;

/** The name that was probably meant; undefined when none is similar. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const scored = names.map((name) => ({ name, score: likeness(typed, name) }));
  const best = scored.toSorted((one, other) => other.score - one.score)[0];
  return best && best.score >= leastLikeness ? best.name : undefined;
}
