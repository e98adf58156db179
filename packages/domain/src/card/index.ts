import { letterWidths } from './letterWidths.ts';

/** The paper of a card in millimetres, and its handwriting in CSS pixels. */
export const cardPaper = { width: 100, height: 70, margin: 8, fontSize: 23, lineHeight: 27 } as const;

const pixelsPerMillimetre = 96 / 25.4;
const insideOf = (side: number): number => (side - 2 * cardPaper.margin) * pixelsPerMillimetre;

/** Lines of handwriting on one card. */
export const linesOfCard = Math.floor(insideOf(cardPaper.height) / cardPaper.lineHeight);
/** The length of a line, in thousandths of the font's size. */
const room = Math.floor((insideOf(cardPaper.width) / cardPaper.fontSize) * 1000);

/** A line of a card, and its start in the text. */
export interface CardLine {
  text: string;
  start: number;
}

/** The part of a text that fits on a card, and the rest. */
export interface CardText {
  fits: string;
  over: string;
  /** The number of characters to remove. */
  excess: number;
}

const widths = new Map(letterWidths.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width])));
const space = widths.get(' ') ?? 0;
/** Emoji and letters that the handwriting lacks come from another face: no usual one is wider. */
const safeWidth = 1400;

/** Letters with their accents, and emoji of several parts: a line is never broken inside them. */
const clusterPattern = /\p{RI}\p{RI}|[^](?:[\p{M}\p{Emoji_Modifier}\u{E0020}-\u{E007F}]|\u200D[^])*/gu;

function widthOf(cluster: string): number {
  const letter = cluster.normalize('NFC');
  if (/^\s$/u.test(letter)) return space;
  return widths.get(letter) ?? safeWidth * letter.replace(/[\p{M}\u200D]/gu, '').length;
}

/** The parts of a word that each fit on a line: the word itself, unless it is longer than a line. */
function* partsOf(word: string): Generator<{ text: string; width: number }> {
  let part = { text: '', width: 0 };
  for (const [cluster] of word.matchAll(clusterPattern)) {
    const width = widthOf(cluster);
    if (part.text !== '' && part.width + width > room) {
      yield part;
      part = { text: '', width: 0 };
    }
    part = { text: part.text + cluster, width: part.width + width };
  }
  yield part;
}

/** The lines of a text in handwriting, as they are printed. Spaces are collapsed; line breaks are kept. */
export function cardLines(text: string): CardLine[] {
  const lines: CardLine[] = [];
  let used = 0;
  const begin = (line: CardLine, width: number) => {
    lines.push(line);
    used = width;
  };
  const addWord = (word: string, at: number) => {
    let start = at;
    for (const part of partsOf(word)) {
      const line = lines.at(-1);
      const isFirst = line?.text === '';
      const width = used + (isFirst ? 0 : space) + part.width;
      if (!line || start > at || (width > room && !isFirst)) begin({ text: part.text, start }, part.width);
      else {
        line.text += isFirst ? part.text : ` ${part.text}`;
        used = width;
      }
      start += part.text.length;
    }
  };
  for (const { 0: token, index } of text.trimEnd().matchAll(/\n|[^ \t\r\n]+/g)) {
    if (token !== '\n') addWord(token, index);
    else begin({ text: '', start: lines.length === 0 ? 0 : index }, 0);
  }
  return lines;
}

/** The lines of each card that a text takes. */
export function cardsOf(text: string): string[][] {
  const lines = cardLines(text).map((line) => line.text);
  return Array.from({ length: Math.ceil(lines.length / linesOfCard) }, (_, at) =>
    lines.slice(at * linesOfCard, (at + 1) * linesOfCard),
  );
}

/** Splits a text at the first line that does not fit on one card. */
export function splitCardText(text: string): CardText {
  const { start = text.length } = cardLines(text)[linesOfCard] ?? {};
  const over = text.slice(start);
  return { fits: text.slice(0, start), over, excess: [...over.trim()].length };
}
