import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { VoteDirection } from '@vetka/domain/actor';
import type { VoteAnswer } from '@vetka/domain/catalog';
import type { VoteButtonsProps } from '@vetka/ui/patterns/content/VoteButtons';
import type { Api } from '../api/apiClient.ts';
import { useErrorHandler } from '../errors/useErrors.ts';
import { useGuestIntent } from '../session/useGuestIntent.ts';
import { useApi } from '../useContext.ts';
import { localChanges } from './localChanges.ts';
import { inOrder, isLastPress } from './pressOrder.ts';

/** Areas whose objects people vote for. */
export type VotedArea = 'catalog' | 'article' | 'content' | 'review' | 'comment';

interface Voted extends VoteAnswer {
  id: number;
}

const opposite = (direction: VoteDirection): VoteDirection => (direction === 'UP' ? 'DOWN' : 'UP');

/** The counts after a press: the same thumb again withdraws the vote, the other one changes it. */
function afterPress({ ownVote, votesUp, votesDown }: VoteAnswer, pressed: VoteDirection): VoteAnswer {
  const next = ownVote === pressed ? null : pressed;
  const change = (direction: VoteDirection) => Number(next === direction) - Number(ownVote === direction);
  return { ownVote: next, votesUp: votesUp + change('UP'), votesDown: votesDown + change('DOWN') };
}

/**
 * The API withdraws a vote by the opposite direction; changing one takes two steps. Each names the vote that it starts
 * from, so that a press after a lost answer repeats nothing.
 */
async function send(
  api: Api,
  area: VotedArea,
  id: number,
  { pressed, before: { ownVote: from } }: Press,
): Promise<VoteAnswer> {
  const vote = (method: VoteDirection, seen = from) =>
    unwrap(api[area].vote({ params: { id }, body: { method, from: seen } }));
  if (from === pressed) return vote(opposite(pressed));
  if (from !== null) await vote(pressed);
  return vote(pressed, null);
}

interface Press {
  pressed: VoteDirection;
  /** The votes before it. */
  before: VoteAnswer;
}

/** The votes of an object with the person's own: shown at once, and reverted when the API refuses. */
export function useVote(area: VotedArea, { id, ...loaded }: Voted): Required<Omit<VoteButtonsProps, 'variant'>> {
  const api = useApi();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const askGuest = useGuestIntent();
  const query = localChanges<VoteAnswer>(area, 'votes');
  const { data: changes } = useQuery(query);
  const { ownVote, votesUp, votesDown } = changes[id] ?? loaded;
  const votes = { ownVote, votesUp, votesDown };
  const keep = (value: VoteAnswer) =>
    queryClient.setQueryData(query.queryKey, (known = {}) => ({ ...known, [id]: value }));
  const name = `vote:${area}:${id}`;
  const settle = (value: VoteAnswer) => {
    if (isLastPress(queryClient, name)) keep(value);
  };
  const { mutate } = useMutation({
    ...inOrder(name),
    mutationFn: (press: Press) => send(api, area, id, press),
    onSuccess: settle,
    onError: (error, { before }) => {
      settle(before);
      errors.handle(error);
    },
  });
  const onVote = (pressed: VoteDirection) => {
    if (askGuest({ kind: 'vote', area, id, direction: pressed })) return;
    keep(afterPress(votes, pressed));
    mutate({ pressed, before: votes });
  };
  return { ...votes, onVote };
}
