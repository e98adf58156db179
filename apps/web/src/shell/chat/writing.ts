import type { CreateRoom } from '@vetka/domain/chat';
import { pagePath } from '../links/pagePath.ts';
import { useSignIn } from '../session/useSignIn.ts';
import { useUser } from '../session/useSession.ts';

/** A person or a shop to write to. */
export type Correspondent = CreateRoom['participants'][number];

/** URL of the page that opens the conversation with a correspondent, creating it if necessary. */
export const writeHref = ({ participantType, participantId }: Correspondent): string =>
  `${pagePath('/chat')}?with=${participantType}-${participantId}`;

/** Full URL of a product, to be sent in a message. In the browser only. */
export const productUrl = (slug: string): string =>
  new URL(pagePath('/products/$product', { product: slug }), location.origin).href;

/**
 * How to write to a correspondent: a link, or for a guest an action that signs in first. Empty for oneself and for the
 * shop one works for.
 * @param product slug of the product to ask about
 */
export function useWriting(correspondent: Correspondent, product?: string): { chatHref?: string; onChat?: () => void } {
  const user = useUser();
  const signIn = useSignIn();
  const href = writeHref(correspondent) + (product === undefined ? '' : `&product=${encodeURIComponent(product)}`);
  if (!user) return { onChat: () => signIn(href) };
  const { participantType, participantId } = correspondent;
  const own = participantType === 'USER' ? [user] : user.services;
  return own.some(({ id }) => id === participantId) ? {} : { chatHref: href };
}
