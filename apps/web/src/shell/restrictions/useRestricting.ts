import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { RestrictionLevel } from '@vetka/domain/account';
import { invalidateAreas } from '../api/queryAreas.ts';
import { forgetFollowed } from '../following/useFollowing.ts';
import { useErrorHandler } from '../errors/useErrors.ts';
import { useApi, useShell } from '../useContext.ts';
import { restrictionsQuery, type RestrictionTarget } from './restrictions.queries.ts';
import { useRestrictions } from './useRestrictions.ts';

interface Change {
  from: RestrictionLevel;
  to: RestrictionLevel;
}

const done: Record<Exclude<RestrictionLevel, 'NONE'>, string> = {
  MUTED: 'Больше не покажем в ленте и уведомлениях',
  BLOCKED: 'Заблокировано. Написать вам больше не смогут',
};

const doneText = ({ from, to }: Change): string => {
  if (to !== 'NONE') return done[to];
  return from === 'BLOCKED' ? 'Разблокировано' : 'Снова покажем в ленте и уведомлениях';
};

/** Mutes, blocks and releases a person or a shop. The toast offers an undo. */
export function useRestricting(target: RestrictionTarget) {
  const api = useApi();
  const { queryClient, toasts } = useShell();
  const errors = useErrorHandler();
  const level = useRestrictions()(target);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ to }: Change & { isUndo?: true }) =>
      unwrap(api.account.restrict({ body: { kind: target.kind, id: target.id, level: to } })),
    onSuccess: ({ data }, { isUndo, ...change }) => {
      queryClient.setQueryData(restrictionsQuery(api).queryKey, data);
      forgetFollowed(queryClient, target.kind === 'USER' ? 'account' : 'service', target.id);
      // Feeds, follow buttons, mentions and conversations depend on it.
      void invalidateAreas(queryClient, 'account', 'service', 'content', 'article');
      void queryClient.invalidateQueries({ queryKey: ['chat', 'room'] });
      const undo = {
        actionLabel: 'Отменить',
        onClick: () => mutate({ from: change.to, to: change.from, isUndo: true }),
      };
      toasts.show({ kind: 'success', text: doneText(change), ...(!isUndo && undo) });
    },
    onError: (error) => void errors.handle(error),
  });
  return { level, isPending, restrict: (to: RestrictionLevel) => mutate({ from: level, to }) };
}
