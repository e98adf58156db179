import { LRUCache } from 'lru-cache';

type Key = string | number;

/** A load that is running. It is forgotten when anything is dropped. */
interface Load<V> {
  id: symbol;
  value: Promise<V | undefined>;
}

/** Names of caches, for their figures. */
type CacheName = 'cards' | 'products' | 'lists' | 'filters' | 'timetables' | 'reaches';

interface Reads {
  hits: number;
  misses: number;
}

/** Cache hits and misses since the process started. */
export const keptReads: Readonly<Record<CacheName, Reads>> = {
  cards: { hits: 0, misses: 0 },
  products: { hits: 0, misses: 0 },
  lists: { hits: 0, misses: 0 },
  filters: { hits: 0, misses: 0 },
  timetables: { hits: 0, misses: 0 },
  reaches: { hits: 0, misses: 0 },
};

interface KeptOptions<V> {
  name: CacheName;
  /** Together the values take at most about this much memory (bytes). */
  maxBytes: number;
  bytesOf: (value: V) => number;
}

/**
 * A text as bytes to keep. `Buffer.from` would cut a short one out of a shared pool of 64 kB: one cached value would
 * then keep the whole pool in memory, while `maxBytes` counts only the value.
 */
export function bytesToKeep(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/**
 * Values kept in memory until they are dropped. Concurrent readers of a missing value share one load. A value whose
 * load was running when something was dropped may be outdated already: its readers get it, but it is not kept.
 */
export class Kept<K extends Key, V extends object> {
  readonly #values: LRUCache<K, V>;
  readonly #loading = new Map<K, Load<V>>();
  readonly #reads: Reads;

  constructor({ name, maxBytes, bytesOf }: KeptOptions<V>) {
    this.#reads = keptReads[name];
    this.#values = new LRUCache({ maxSize: maxBytes, sizeCalculation: (value) => Math.max(1, bytesOf(value)) });
  }

  /** The value if it is kept. */
  peek(key: K): V | undefined {
    return this.#values.get(key);
  }

  /** The kept value, or the one that `load` finds. */
  async read(key: K, load: () => Promise<V | undefined>): Promise<V | undefined> {
    const kept = this.#values.get(key);
    this.#count(kept);
    if (kept) return kept;
    if (!this.#loading.has(key)) this.#start([key], async () => [[key, await load()]]);
    return this.#loading.get(key)?.value;
  }

  /** The values of several keys, in their order. `load` gets the missing keys, and may find fewer. */
  async readAll(keys: readonly K[], load: (missing: K[]) => Promise<ReadonlyMap<K, V>>): Promise<(V | undefined)[]> {
    const kept = keys.map((key) => this.#values.get(key));
    for (const value of kept) this.#count(value);
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

  #count(value: V | undefined): void {
    this.#reads[value ? 'hits' : 'misses'] += 1;
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
