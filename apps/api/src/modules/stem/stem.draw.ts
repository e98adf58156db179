/** Free pieces of a delivery. */
export interface FreeBatch {
  id: number;
  stemId: number;
  remaining: number;
}

/** Pieces of a stem that something takes. `Of` names the taker. */
export type Need<Of> = Of & { stemId: number; quantity: number };

/** Pieces taken from one batch; `batchId` is null for those that are not in stock. */
export type Draw<Of> = Need<Of> & { batchId: number | null };

/** Takes the needed pieces from the batches in their order, the first to expire first. */
export function drawFrom<Of>(batches: readonly FreeBatch[], needs: readonly Need<Of>[]): Draw<Of>[] {
  const left = new Map(batches.map(({ id, remaining }) => [id, remaining]));
  return needs.flatMap((need) => {
    const draws: Draw<Of>[] = [];
    let missing = need.quantity;
    for (const { id } of batches.filter(({ stemId }) => stemId === need.stemId)) {
      const quantity = Math.min(missing, left.get(id) ?? 0);
      if (quantity === 0) continue;
      left.set(id, (left.get(id) ?? 0) - quantity);
      missing -= quantity;
      draws.push({ ...need, quantity, batchId: id });
    }
    return missing === 0 ? draws : [...draws, { ...need, quantity: missing, batchId: null }];
  });
}

/** Sums of a number by key, in the order of the keys' first appearance. */
export function sumBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => number,
  valueOf: (item: Item) => number,
): Map<number, number> {
  const sums = new Map<number, number>();
  for (const item of items) sums.set(keyOf(item), (sums.get(keyOf(item)) ?? 0) + valueOf(item));
  return sums;
}
