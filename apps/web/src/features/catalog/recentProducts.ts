/** Products seen on this device, most recent first. They never leave it. */
const storageKey = 'vetka.seen';
const maxKept = 20;

const listeners = new Set<() => void>();
const none: readonly number[] = [];
let known: { text: string; ids: readonly number[] } | undefined;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

function idsOf(text: string): readonly number[] {
  const parsed: unknown = JSON.parse(text);
  return Array.isArray(parsed) ? parsed.filter(isId).slice(0, maxKept) : none;
}

/** The same array until the storage changes. Empty where it is blocked or contains something else. */
export function recentProducts(): readonly number[] {
  try {
    const text = localStorage.getItem(storageKey) ?? '[]';
    if (known?.text !== text) known = { text, ids: idsOf(text) };
    return known.ids;
  } catch {
    return none;
  }
}

function keep(ids: readonly number[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(ids.slice(0, maxKept)));
  } catch {
    // The storage is full or blocked: nothing is remembered.
  }
  for (const listener of listeners) listener();
}

/** Puts a product first. */
export const rememberProduct = (id: number): void => keep([id, ...recentProducts().filter((other) => other !== id)]);

export const forgetProducts = (): void => keep([]);

export const noProducts = (): readonly number[] => none;

/** For `useSyncExternalStore`: changes of this tab and of others. */
export function watchProducts(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
