/** A nickname after «@» at the start of a word. Dots and hyphens at its end belong to the sentence. */
const mention = /(?<![\p{L}\p{N}_@/.])@([a-z0-9][a-z0-9._-]{1,28}[a-z0-9])(?![\p{L}\p{N}_@])/giu;

/** The nicknames that a text mentions, in lower case, each once. */
export const mentionsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(mention)].map(([, nickname = '']) => nickname.toLowerCase())),
];

export type TextPiece = { text: string } | { nickname: string };

/** Splits a text at the mentions of the given people. @param mentions nicknames in lower case */
export function splitMentions(text: string, mentions: readonly string[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const found of text.matchAll(mention)) {
    const [whole, nickname = ''] = found;
    if (!mentions.includes(nickname.toLowerCase())) continue;
    if (found.index > from) pieces.push({ text: text.slice(from, found.index) });
    pieces.push({ nickname });
    from = found.index + whole.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
