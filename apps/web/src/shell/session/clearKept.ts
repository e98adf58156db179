/** Choices of a device, which tell nothing about a person; those of a shop's room are named by the person. */
const remaining = [/^vetka\.chat-muted$/, /^vetka\.desk\./];

const isPersonal = (key: string): boolean => key.startsWith('vetka.') && !remaining.some((each) => each.test(key));

function clear(storage: () => Storage): void {
  try {
    const kept = storage();
    for (const key of Object.keys(kept).filter(isPersonal)) kept.removeItem(key);
  } catch {
    // Storage is disabled, so nothing is stored.
  }
}

/**
 * Clears what the browser keeps of a person who signs out: unfinished orders with addresses, messages, reviews, comments
 * and articles, what was searched for and looked at. The next person at this device must not see any of it.
 */
export function clearKept(): void {
  clear(() => sessionStorage);
  clear(() => localStorage);
}
