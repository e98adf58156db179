import { useUser } from './useSession.ts';

/** Profile URL of the signed-in user; null for a guest. */
export function useProfilePath(): string | null {
  const user = useUser();
  return user && `/account/${user.nickname}`;
}
