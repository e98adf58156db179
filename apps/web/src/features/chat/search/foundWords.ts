/** The name of the highlight in the style sheet. */
const highlight = 'found-words';

const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** A word without the ending that its other forms have, as a pattern. Words consist of letters and digits only. */
const patternOf = (word: string): string =>
  /\p{N}/u.test(word) ? word : `(?<!\\p{L})${word.length > 4 ? word.slice(0, -2) : word}\\p{L}*`;

/** The positions of a query's words in a text, in any of their forms: start and end of each. */
export function wordSpans(text: string, query: string): [start: number, end: number][] {
  const words = plain(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  const found = plain(text).matchAll(new RegExp(words.map(patternOf).join('|'), 'gu'));
  return [...found].map(({ index, 0: word }) => [index, index + word.length]);
}

function rangesIn(root: Element, query: string): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const [start, end] of wordSpans(node.nodeValue ?? '', query)) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}

/** Marks the words of a query in these elements only. A browser without custom highlights marks nothing. */
export function highlightWords(roots: Iterable<Element>, query: string): void {
  if (!('highlights' in CSS)) return;
  const ranges = [...roots].flatMap((root) => rangesIn(root, query));
  if (ranges.length === 0) CSS.highlights.delete(highlight);
  else CSS.highlights.set(highlight, new Highlight(...ranges));
}
