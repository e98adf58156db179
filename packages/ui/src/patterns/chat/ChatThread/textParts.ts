export interface TextPart {
  /** Where it begins in the text. */
  at: number;
  text: string;
  /** Of a link. */
  href?: string | undefined;
}

/** Punctuation after an address belongs to the sentence, and so does a bracket that the address did not open. */
const addresses = /\bhttps?:\/\/[^\s<>"«»]+/gi;
const trailing = /[.,:;!?'…]+$/;

function trimmed(address: string): string {
  const bare = address.replace(trailing, '');
  const isExtra = bare.endsWith(')') && bare.split(')').length > bare.split('(').length;
  return isExtra ? trimmed(bare.slice(0, -1)) : bare;
}

/** A text divided into web addresses and what is between them. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const addPlain = (to: number) => {
    if (to > end) parts.push({ at: end, text: text.slice(end, to) });
  };
  for (const { 0: found, index } of text.matchAll(addresses)) {
    const address = trimmed(found);
    if (!URL.canParse(address)) continue;
    addPlain(index);
    parts.push({ at: index, text: address, href: address });
    end = index + address.length;
  }
  addPlain(text.length);
  return parts;
}
