import { useUser } from './useSession.ts';

/** The page of the signed-in person, null for a guest. */
export function useProfilePath(): string | null {
  const user = useUser();
  return user && `/account/${user.nickname}`;
}
