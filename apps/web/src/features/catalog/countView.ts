/**
 * Reports a page view of a product: its shop sees the number of views a day, and nothing else is stored. A beacon,
 * because the answer does not matter and the table of calls is not needed for it.
 */
export function countView(productId: number): void {
  navigator.sendBeacon(`/api/v1/products/${productId}/views`);
}
