/** A text as comparable words: lower case, ё = е, hyphens and punctuation are spaces. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}/]+/u)
    .filter(Boolean);
}
