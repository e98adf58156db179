import type { NewComment } from '@vetka/domain/comment';
import type { CommentDrafts, CommentPlace } from '@vetka/ui/patterns/comment/CommentThread';
import { makeClientId } from '../clientId.ts';
import type { Commented } from './comment.queries.ts';

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    // Storage is disabled, or this is the server.
    return '';
  }
}

function keep(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Storage is full or disabled: the text lasts as long as the page.
  }
}

const keyOf = ({ area, id }: Commented, place: CommentPlace) => `vetka.comment.${area}-${id}-${place ?? 'new'}`;

/** Unsent comments, stored in this browser until they are sent or discarded. */
export const commentDrafts = (commented: Commented): CommentDrafts => ({
  read: (place) => read(keyOf(commented, place)),
  keep: (place, text) => keep(keyOf(commented, place), text),
});

/**
 * The ids of comments being sent: the same for each attempt to send one text, also after a reload, so that a comment
 * whose answer was lost is published once.
 */
export const commentIds = (commented: Commented) => {
  const sendingKey = (parentId: NewComment['parentId']) => `${keyOf(commented, parentId ?? null)}.sending`;
  return {
    of({ text, parentId }: NewComment): string {
      const key = sendingKey(parentId);
      const [clientId = '', sent] = read(key).split(/ (.*)/s);
      if (sent === text) return clientId;
      const renewed = makeClientId();
      keep(key, `${renewed} ${text}`);
      return renewed;
    },
    forget: ({ parentId }: NewComment) => keep(sendingKey(parentId), ''),
  };
};
