/** The element at an index of an endlessly repeated list; throws for an empty one. */
export function cycle<T>(list: readonly T[], index: number): T {
  const place = ((index % list.length) + list.length) % list.length;
  for (const one of list.slice(place, place + 1)) return one;
  throw new Error('Список пуст');
}
