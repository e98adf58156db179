import type { CommentDrafts } from '@vetka/ui/patterns/comment/CommentThread';
import type { Commented } from './comment.queries.ts';

/** Unsent comments, stored in this browser until they are sent or discarded. */
export function commentDrafts({ area, id }: Commented): CommentDrafts {
  const keyOf = (parentId: number | null) => `vetka.comment.${area}-${id}-${parentId ?? 'new'}`;
  return {
    read(parentId) {
      try {
        return localStorage.getItem(keyOf(parentId)) ?? '';
      } catch {
        // Storage is disabled, or this is the server.
        return '';
      }
    },
    keep(parentId, text) {
      try {
        if (text === '') localStorage.removeItem(keyOf(parentId));
        else localStorage.setItem(keyOf(parentId), text);
      } catch {
        // Storage is full or disabled: the text lasts as long as the page.
      }
    },
  };
}
