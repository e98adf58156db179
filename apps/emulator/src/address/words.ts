/** Splits a text into comparable words: lower case, ё = е, hyphens and punctuation as spaces. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}/]+/u)
    .filter(Boolean);
}
