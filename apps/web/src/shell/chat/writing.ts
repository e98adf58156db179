import { actorTypes } from '@vetka/domain/actor';
import type { CreateRoom } from '@vetka/domain/chat';
import { useSignIn } from '../session/useSignIn.ts';
import { useUser } from '../session/useSession.ts';

/** Somebody to write to. */
export type Correspondent = CreateRoom['participants'][number];

/** The page that opens the conversation with somebody, and begins it when there is none. */
export const writeHref = ({ participantType, participantId }: Correspondent): string =>
  `/chat?with=${participantType}-${participantId}`;

/** Reads `with` of an address, e.g. `USER-7`. */
export function parseCorrespondent(value: unknown): Correspondent | undefined {
  if (typeof value !== 'string') return undefined;
  const [, type, id] = /^([A-Z]+)-([1-9]\d{0,8})$/.exec(value) ?? [];
  const participantType = actorTypes.find((each) => each === type);
  return participantType && { participantType, participantId: Number(id) };
}

/**
 * The way to write to somebody, as a link or, for a guest who signs in first, as an action. Neither for oneself and for
 * the shop that one works for.
 */
export function useWriting(correspondent: Correspondent): { chatHref?: string; onChat?: () => void } {
  const user = useUser();
  const signIn = useSignIn();
  const href = writeHref(correspondent);
  if (!user) return { onChat: () => signIn(href) };
  const { participantType, participantId } = correspondent;
  const own = participantType === 'USER' ? [user] : user.services;
  return own.some(({ id }) => id === participantId) ? {} : { chatHref: href };
}
