/** The loaded part of one queue, the oldest first. */
interface LoadedQueue<Entry> {
  entries: readonly Entry[];
  hasMore: boolean;
}

interface Waiting {
  /** ISO time from which it waits. */
  since: string;
}

const timeOf = ({ since }: Waiting): number => Date.parse(since);

/**
 * Merges several queues into one, the oldest entry first. The next entries of a queue that is loaded in part can follow
 * right after its last loaded one. Later entries of other queues are left out until it is loaded further.
 * @returns the entries, and the indexes of the queues to load next
 */
export function mergeQueues<Entry extends Waiting>(
  queues: readonly LoadedQueue<Entry>[],
): { entries: Entry[]; next: number[] } {
  const ends = queues.map(({ entries, hasMore }) => {
    const last = entries.at(-1);
    return hasMore ? (last ? timeOf(last) : -Infinity) : Infinity;
  });
  const end = Math.min(...ends);
  return {
    entries: queues
      .flatMap(({ entries }) => entries)
      .filter((entry) => timeOf(entry) <= end)
      .toSorted((one, other) => timeOf(one) - timeOf(other)),
    next: [...ends.keys()].filter((index) => end < Infinity && ends[index] === end),
  };
}
