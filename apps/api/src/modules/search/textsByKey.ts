const none: readonly string[] = [];

/**
 * Texts by a text, each once, in the order of adding. Most keys have one, which is kept as it is: a `Set` for each of
 * 60,000 forms of words takes 200 bytes more.
 */
export class TextsByKey {
  readonly #texts = new Map<string, string | string[]>();

  has(key: string): boolean {
    return this.#texts.has(key);
  }

  get(key: string): readonly string[] {
    const found = this.#texts.get(key);
    return typeof found === 'string' ? [found] : (found ?? none);
  }

  add(key: string, text: string): void {
    const found = this.#texts.get(key);
    if (found === undefined) this.#texts.set(key, text);
    else if (typeof found !== 'string') {
      if (!found.includes(text)) found.push(text);
    } else if (found !== text) this.#texts.set(key, [found, text]);
  }

  keys(): Iterable<string> {
    return this.#texts.keys();
  }
}
