import type { QueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { useCallback } from 'react';
import type { Api } from '../../shell/api/apiClient.ts';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { follow } from '../../shell/following/follow.ts';
import { forgetLocalChanges, keepLocalChange, localChanges } from '../../shell/marks/localChanges.ts';
import { takeIntent, type SignInIntent } from '../../shell/session/signInIntent.ts';
import { useShell } from '../../shell/useContext.ts';

type Kind = SignInIntent['kind'];
type IntentOf<K extends Kind> = Extract<SignInIntent, { kind: K }>;

const texts: Record<Kind, string> = {
  favorite: 'Сохранили в избранном',
  vote: 'Ваш голос учтён',
  follow: 'Вы подписались',
};

const save = async (api: Api, { area, id }: IntentOf<'favorite'>) =>
  (await unwrap(api[area].favorite({ params: { id }, body: { method: 'UP' } }))).isFavorite;

async function vote(api: Api, { area, id, direction }: IntentOf<'vote'>) {
  const cast = () => unwrap(api[area].vote({ params: { id }, body: { method: direction } }));
  const votes = await cast();
  // An opposite vote, cast earlier, has only been withdrawn.
  return votes.ownVote === null ? cast() : votes;
}

/** Carries out an intent and shows the outcome on the page, where the object may be visible. */
async function carryOut(api: Api, queryClient: QueryClient, intent: SignInIntent): Promise<void> {
  const { kind, area, id } = intent;
  const show = (changes: `${Kind}s`, value: unknown) =>
    keepLocalChange(queryClient, localChanges(area, changes), { id, value });
  if (kind === 'favorite') show('favorites', await save(api, intent));
  else if (kind === 'vote') show('votes', await vote(api, intent));
  else show('follows', await follow(api, { area, id, state: 'SUBSCRIBED' }));
}

/** Returns a function that carries out, once, the action for which the person was asked to sign in, and reports it. */
export function useCarryOutIntent(): () => Promise<void> {
  const { api, queryClient, toasts } = useShell();
  const errors = useErrorHandler();
  return useCallback(async () => {
    const intent = takeIntent();
    await forgetLocalChanges(queryClient);
    if (!intent) return;
    try {
      await carryOut(api, queryClient, intent);
      toasts.show({ kind: 'success', text: texts[intent.kind] });
    } catch (error) {
      errors.handle(error);
    }
  }, [api, queryClient, toasts, errors]);
}
