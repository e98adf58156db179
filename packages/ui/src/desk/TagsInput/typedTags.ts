/** Words of a typed or pasted text: separated by commas, semicolons or lines, without spaces around them. */
export const wordsIn = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** The tags with more words at the end. A word that is there already, in any case, is not added again. */
export function withWords(tags: readonly string[], words: readonly string[]): readonly string[] {
  const keyOf = (word: string) => word.toLocaleLowerCase('ru');
  const known = new Set(tags.map(keyOf));
  const added = words.filter((word) => {
    const isNew = !known.has(keyOf(word));
    known.add(keyOf(word));
    return isNew;
  });
  return added.length === 0 ? tags : [...tags, ...added];
}
