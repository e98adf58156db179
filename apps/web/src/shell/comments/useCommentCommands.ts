import { useQueryClient } from '@tanstack/react-query';
import { ApiError, unwrap } from '@vetka/api-client/client';
import type { Comment, NewComment } from '@vetka/domain/comment';
import type { CommentOutcome } from '@vetka/ui/patterns/comment/CommentThread';
import { invalidateAreas } from '../api/queryAreas.ts';
import { useErrorHandler } from '../errors/useErrors.ts';
import { refusalOf } from '../forms/refusalOf.ts';
import { useUser } from '../session/useSession.ts';
import { useSignIn } from '../session/useSignIn.ts';
import { useApi } from '../useContext.ts';
import { commentIds } from './commentDrafts.ts';
import { commentQueries, type Commented, type CommentsStart } from './comment.queries.ts';
import { withChanged, withComment, type CommentPages } from './commentPages.ts';

/** The reason a text was not accepted, for the form; other failures are reported in a toast. */
function useOutcome() {
  const errors = useErrorHandler();
  return async (save: () => Promise<unknown>): Promise<CommentOutcome> => {
    try {
      await save();
      return true;
    } catch (error) {
      const { fields, message } = refusalOf(error);
      const text = fields.text ?? message;
      if (text === undefined) errors.handle(error);
      return text ?? false;
    }
  };
}

/** The actions on the comments of one object. A guest signs in first; the typed text stays. */
export function useCommentCommands(commented: Commented, start: CommentsStart) {
  const api = useApi();
  const queryClient = useQueryClient();
  const errors = useErrorHandler();
  const outcomeOf = useOutcome();
  const signIn = useSignIn();
  const isGuest = useUser() === null;
  const { area, id } = commented;
  const { queryKey } = commentQueries.list(api, commented, start);
  const change = (next: (known: CommentPages) => CommentPages) =>
    queryClient.setQueryData(queryKey, (known) => known && next(known));
  return {
    onSend: async (body: NewComment): Promise<CommentOutcome> => {
      if (isGuest) {
        signIn();
        return false;
      }
      return outcomeOf(async () => {
        const ids = commentIds(commented);
        const added = await unwrap(api[area].comment({ params: { id }, body: { ...body, clientId: ids.of(body) } }));
        ids.forget(body);
        change((known) => withComment(known, added));
        // The counts on the page.
        void invalidateAreas(queryClient, area);
      });
    },
    onChange: (comment: Comment, text: string): Promise<CommentOutcome> =>
      outcomeOf(async () => {
        const changed = await unwrap(api.comment.update({ params: { id: comment.id }, body: { text } }));
        change((known) => withChanged(known, changed));
      }),
    remove: async (comment: Comment): Promise<void> => {
      const answer = await api.comment.remove({ params: { id: comment.id } });
      if (!answer.ok) return void errors.handle(new ApiError(answer.failure));
      await queryClient.invalidateQueries({ queryKey });
      void invalidateAreas(queryClient, area);
    },
  };
}
