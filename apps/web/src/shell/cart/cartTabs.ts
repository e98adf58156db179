const key = 'vetka.cart-changed';

/** Tells the other tabs that the cart has changed. Unlike an open channel, storage keeps pages restorable. */
export function tellOtherTabs(): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Storage is unavailable: other tabs refetch the cart when they are shown.
  }
}

/** Calls back when another tab has changed the cart. */
export const onChangeInOtherTab = (callback: () => void): void =>
  addEventListener('storage', (event) => {
    if (event.key === key) callback();
  });
