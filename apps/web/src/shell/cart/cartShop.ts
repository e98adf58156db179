const key = 'vetka.cart-shop';

/** Remembers the shop that the visitor came to the cart for (`?shop=<slug>`). */
export function keepCartShop(slug: string): void {
  try {
    localStorage.setItem(key, slug);
  } catch {
    // A browser that keeps nothing: the preference lasts as long as the address.
  }
}

/** The visitor's preference: goods are added for a shop of their choice. */
export function isCartShop(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
