export interface ExpiringCache<T> {
  get: (key: string) => T | undefined;
  set: (key: string, value: T) => void;
}

/** Caches answers for a limited time. When full, it evicts the oldest. */
export function createExpiringCache<T>(
  ttlMs: number,
  maxEntries: number,
  now = () => performance.now(),
): ExpiringCache<T> {
  const entries = new Map<string, { value: T; until: number }>();
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      if (entry.until > now()) return entry.value;
      entries.delete(key);
      return undefined;
    },
    set: (key, value) => {
      entries.delete(key);
      entries.set(key, { value, until: now() + ttlMs });
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    },
  };
}
