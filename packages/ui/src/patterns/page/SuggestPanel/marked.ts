/** A part of a label, and whether it is set in bold. */
export interface LabelPart {
  text: string;
  isBold: boolean;
}

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

/** The longest ending that inflected forms may differ in: «пионы» and «пионов» share «пион». */
const endingLength = 2;
const shortestStem = 3;

const stemOf = (word: string) => word.slice(0, Math.max(shortestStem, word.length - endingLength));

/** «пионы розовые» typed as «пио»: what a press adds is bold. */
function completed(label: string, typed: string): LabelPart[] {
  if (typed === '' || !plain(label).startsWith(plain(typed))) return [{ text: label, isBold: false }];
  const added = label.slice(typed.length).trimStart();
  return [
    { text: label.slice(0, label.length - added.length), isBold: false },
    { text: added, isBold: true },
  ];
}

/** «Букет из пионов» typed as «пионы»: the words that match are bold. */
function matched(label: string, typed: string): LabelPart[] {
  const stems = plain(typed).split(/\s+/).filter(Boolean).map(stemOf);
  return label
    .split(/(?<=[^\p{L}\d])|(?=[^\p{L}\d])/u)
    .map((text) => ({ text, isBold: stems.some((stem) => plain(text).startsWith(stem)) }));
}

/** Splits a label into plain and bold parts; empty parts are left out. */
export function marked(label: string, typed: string, as: 'completed' | 'matched'): LabelPart[] {
  const parts = as === 'completed' ? completed(label, typed.trim()) : matched(label, typed.trim());
  return parts.filter(({ text }) => text !== '');
}
