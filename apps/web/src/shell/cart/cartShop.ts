const key = 'vetka.cart-shop';

/** Stores the shop that the visitor came for (`?shop=<slug>`). */
export function keepCartShop(slug: string): void {
  try {
    localStorage.setItem(key, slug);
  } catch {
    // Storage is unavailable: the preference lasts as long as the URL has it.
  }
}

/** Whether the visitor has chosen a shop to add goods from. */
export function isCartShop(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
