/** The 128 characters that Russian uses besides ASCII. With them, a letter is one byte; any other character is zero. */
const cyrillic = 0x400;
const byteOf = (code: number): number => {
  if (code < 128) return code;
  return code >= cyrillic && code < cyrillic + 128 ? code - cyrillic + 128 : 0;
};
const letterOf = (byte: number): string => String.fromCharCode(byte < 128 ? byte : byte - 128 + cyrillic);

/** Keeps the table at most a third full, so that a word is found in its first slots. */
const slotsPerWord = 3;

/**
 * The words of a dictionary with the letters of their rules. A `Map` of its 146,000 words takes 24 MB; here they are 4
 * MB of bytes: each word and its rules, ended by zeros, found by a table of their places.
 */
export class Stems {
  readonly #bytes: Uint8Array;
  readonly #slots: Int32Array;
  #length = 1;
  /** Rules of words that were added again. */
  readonly #merged = new Map<string, string>();

  /** @param words how many words, and @param letters how many letters of words and rules, it has room for */
  constructor(words: number, letters: number) {
    this.#bytes = new Uint8Array(letters + words * 2 + 1);
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(words * slotsPerWord)));
  }

  /** Adds a word. The rules of a word that is known are added to those it has. */
  add(word: string, flags: string): void {
    const known = this.get(word);
    if (known !== undefined) return void this.#merged.set(word, known + flags);
    this.#slots[this.#slotOf(word)] = this.#length;
    this.#write(word);
    this.#write(flags);
  }

  /** The rules of a word; undefined if it is not in the dictionary. */
  get(word: string): string | undefined {
    const start = this.#slots[this.#slotOf(word)] ?? 0;
    if (start === 0) return undefined;
    return this.#merged.get(word) ?? this.#read(start + word.length + 1);
  }

  /** The slot of a word, or the free one that it would take. */
  #slotOf(word: string): number {
    let slot = hashOf(word) & (this.#slots.length - 1);
    for (let start = this.#slots[slot]; start && !this.#isAt(word, start); start = this.#slots[slot]) {
      slot = (slot + 1) & (this.#slots.length - 1);
    }
    return slot;
  }

  #isAt(word: string, start: number): boolean {
    for (let index = 0; index < word.length; index += 1) {
      if (this.#bytes[start + index] !== byteOf(word.charCodeAt(index))) return false;
    }
    return this.#bytes[start + word.length] === 0;
  }

  #write(text: string): void {
    for (let index = 0; index < text.length; index += 1)
      this.#bytes[this.#length + index] = byteOf(text.charCodeAt(index));
    this.#length += text.length + 1;
  }

  #read(start: number): string {
    let text = '';
    for (let at = start; this.#bytes[at]; at += 1) text += letterOf(this.#bytes[at] ?? 0);
    return text;
  }
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < word.length; index += 1) hash = Math.imul(hash ^ word.charCodeAt(index), 0x01_00_01_93);
  return hash >>> 0;
}
