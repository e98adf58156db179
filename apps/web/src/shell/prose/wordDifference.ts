import { diffArrays } from 'diff';

/** A run of words that both texts have, or one of them only. */
export interface DifferencePart {
  text: string;
  kind: 'same' | 'added' | 'removed';
}

/** Changed words after which texts are too different to be compared word by word. */
const maxChanges = 1500;

/** Words with the spaces before them, and line ends. The library's own words are Latin only. */
const wordsOf = (text: string): string[] => text.match(/\n+|[^\S\n]*\S+|[^\S\n]+/g) ?? [];

/** Our Markdown without its signs: headings, strong text and links are shown as words. */
const plainOf = (markdown: string): string =>
  markdown
    .replaceAll('\r', '')
    .replace(/^#{2,3} /gm, '')
    .replaceAll('**', '')
    .replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1')
    .trim();

/** The differences of two texts of our Markdown, word by word. */
export function wordDifference(before: string, after: string): DifferencePart[] {
  const [from, to] = [plainOf(before), plainOf(after)];
  const changes = diffArrays(wordsOf(from), wordsOf(to), { maxEditLength: maxChanges });
  if (!changes) {
    return [
      { text: from, kind: 'removed' },
      { text: `\n\n${to}`, kind: 'added' },
    ];
  }
  return changes.map(({ value, added, removed }) => ({
    text: value.join(''),
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}
