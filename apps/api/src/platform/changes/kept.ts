import { LRUCache } from 'lru-cache';

type Key = string | number;

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
  #loading = new Map<K, Promise<V | undefined>>();

  constructor({ maxBytes, bytesOf }: KeptOptions<V>) {
    this.#values = new LRUCache({ maxSize: maxBytes, sizeCalculation: (value) => Math.max(1, bytesOf(value)) });
  }

  /** The value if it is kept. */
  peek(key: K): V | undefined {
    return this.#values.get(key);
  }

  /** The kept value, or the one that `load` finds. */
  async read(key: K, load: () => Promise<V | undefined>): Promise<V | undefined> {
    return this.#values.get(key) ?? this.#loading.get(key) ?? this.#start([key], async () => [[key, await load()]])[0];
  }

  /** The values of several keys, in their order. `load` gets the missing keys, and may find fewer. */
  async readAll(keys: readonly K[], load: (missing: K[]) => Promise<ReadonlyMap<K, V>>): Promise<(V | undefined)[]> {
    const missing = keys.filter((key) => !this.#values.has(key) && !this.#loading.has(key));
    // Read before the load: loading more may evict them.
    const found = keys.map((key) => this.#values.get(key) ?? this.#loading.get(key));
    if (missing.length === 0) return Promise.all(found);
    this.#start(missing, async () => [...(await load(missing))]);
    return Promise.all(keys.map((key, index) => found[index] ?? this.#loading.get(key)));
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

  #start(keys: readonly K[], load: () => Promise<Iterable<readonly [K, V | undefined]>>): Promise<V | undefined>[] {
    const all = load().then((entries) => new Map(entries));
    return keys.map((key) => {
      const one: Promise<V | undefined> = all
        .then((entries) => entries.get(key))
        .then((value) => {
          if (this.#loading.get(key) === one && value !== undefined) this.#values.set(key, value);
          return value;
        });
      const done = () => {
        if (this.#loading.get(key) === one) this.#loading.delete(key);
      };
      this.#loading.set(key, one);
      one.then(done, done);
      return one;
    });
  }
}
