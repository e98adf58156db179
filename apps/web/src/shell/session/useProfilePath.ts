import { pagePath } from '../links/pagePath.ts';
import { useUser } from './useSession.ts';

/** Profile URL of the signed-in user; null for a guest. */
export function useProfilePath(): string | null {
  const user = useUser();
  return user && pagePath('/account/$nickname', { nickname: user.nickname });
}
