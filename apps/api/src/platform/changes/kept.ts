import { LRUCache } from 'lru-cache';

type Key = string | number;

/** A load that is running. It is forgotten when anything is dropped. */
interface Load<V> {
  id: symbol;
  value: Promise<V | undefined>;
}

interface KeptOptions<V> {
  /** Together the values take at most about this much memory (bytes). */
  maxBytes: number;
  bytesOf: (value: V) => number;
}

/**
 * Values kept in memory until they are dropped. Concurrent readers of a missing value share one load. A value whose
 * load was running when something was dropped may be outdated already: its readers get it, but it is not kept.
 */
export class Kept<K extends Key, V extends object> {
  readonly #values: LRUCache<K, V>;
  readonly #loading = new Map<K, Load<V>>();

  constructor({ maxBytes, bytesOf }: KeptOptions<V>) {
    this.#values = new LRUCache({ maxSize: maxBytes, sizeCalculation: (value) => Math.max(1, bytesOf(value)) });
  }

  /** The value if it is kept. */
  peek(key: K): V | undefined {
    return this.#values.get(key);
  }

  /** The kept value, or the one that `load` finds. */
  async read(key: K, load: () => Promise<V | undefined>): Promise<V | undefined> {
    const kept = this.#values.get(key);
    if (kept) return kept;
    if (!this.#loading.has(key)) this.#start([key], async () => [[key, await load()]]);
    return this.#loading.get(key)?.value;
  }

  /** The values of several keys, in their order. `load` gets the missing keys, and may find fewer. */
  async readAll(keys: readonly K[], load: (missing: K[]) => Promise<ReadonlyMap<K, V>>): Promise<(V | undefined)[]> {
    const kept = keys.map((key) => this.#values.get(key));
    if (!kept.includes(undefined)) return kept;
    const missing = keys.filter((key, index) => kept[index] === undefined && !this.#loading.has(key));
    if (missing.length > 0) this.#start(missing, () => load(missing));
    return Promise.all(keys.map(async (key, index) => kept[index] ?? this.#loading.get(key)?.value));
  }

  /** Drops one value, and all that are being loaded. */
  drop(key: K): void {
    this.#loading.clear();
    this.#values.delete(key);
  }

  /** Drops the values that match, and all that are being loaded. */
  dropIf(matches: (value: V) => boolean): void {
    this.#loading.clear();
    for (const [key, value] of this.#values.entries()) if (matches(value)) this.#values.delete(key);
  }

  clear(): void {
    this.#loading.clear();
    this.#values.clear();
  }

  #start(keys: readonly K[], load: () => Promise<Iterable<readonly [K, V | undefined]>>): void {
    const all = load().then((entries) => new Map(entries));
    for (const key of keys) {
      const id = Symbol('load');
      this.#loading.set(key, { id, value: this.#settle(key, id, all) });
    }
  }

  async #settle(key: K, id: symbol, all: Promise<ReadonlyMap<K, V | undefined>>): Promise<V | undefined> {
    const isCurrent = () => this.#loading.get(key)?.id === id;
    try {
      const value = (await all).get(key);
      if (isCurrent() && value !== undefined) this.#values.set(key, value);
      return value;
    } finally {
      if (isCurrent()) this.#loading.delete(key);
    }
  }
}
