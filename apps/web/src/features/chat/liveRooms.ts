import type { Room } from '@vetka/domain/chat';

/**
 * Rooms as they are now: those that the chat follows stand before what was read of the list, each once. A list that
 * begins further back only has its own rooms renewed.
 */
export function withLive(found: readonly Room[], live: readonly Room[], page: number): Room[] {
  const known = new Map(live.map((room) => [room.id, room]));
  if (page > 1) return found.map((room) => known.get(room.id) ?? room);
  const seen = new Set(known.keys());
  const rest = found.filter(({ id }) => !seen.has(id) && seen.add(id));
  return [...live, ...rest];
}
