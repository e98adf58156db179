import type { Room } from '@vetka/domain/chat';

/**
 * Merges live rooms into a fetched list: live ones come first, each once. On later pages of the list, only its own
 * rooms are updated.
 */
export function withLive(found: readonly Room[], live: readonly Room[], page: number): Room[] {
  const known = new Map(live.map((room) => [room.id, room]));
  if (page > 1) return found.map((room) => known.get(room.id) ?? room);
  const seen = new Set(known.keys());
  const rest = found.filter(({ id }) => !seen.has(id) && seen.add(id));
  return [...live, ...rest];
}
