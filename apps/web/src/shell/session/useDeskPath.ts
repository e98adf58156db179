import { pagePath } from '../links/pagePath.ts';
import { useUser } from './useSession.ts';

/** URL of the desk of the signed-in person's shop; null for people who work for none. */
export function useDeskPath(): string | null {
  const user = useUser();
  return user && user.services.length > 0 ? pagePath('/my/shop') : null;
}
