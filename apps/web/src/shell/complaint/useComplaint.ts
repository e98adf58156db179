import type { NewComplaint } from '@vetka/domain/moderation';
import { useUser } from '../session/useSession.ts';
import { useSignIn } from '../session/useSignIn.ts';
import { useShell } from '../useContext.ts';

/** Opens the form of a complaint; a guest signs in first. */
export function useComplaint(): (subject: Pick<NewComplaint, 'kind' | 'subjectId'>) => void {
  const { overlays } = useShell();
  const user = useUser();
  const signIn = useSignIn();
  return ({ kind, subjectId }) => (user === null ? signIn() : overlays.open('complaint', { kind, subjectId }));
}
