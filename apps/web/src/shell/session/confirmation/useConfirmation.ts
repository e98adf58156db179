import { ApiError } from '@vetka/api-client/client';
import { confirmationCode } from '@vetka/domain/session';
import { createContext, useCallback, useContext } from 'react';

/** Asks the person to confirm who they are, and then calls `retry`. */
export type AskForConfirmation = (retry: () => void) => void;

export const ConfirmationContext = createContext<AskForConfirmation | null>(null);

/** The call needs a person who has confirmed who they are a short time ago. */
const needsConfirmation = (error: unknown): boolean =>
  error instanceof ApiError && error.failure.kind === 'error' && error.failure.code === confirmationCode;

/** Asks for the confirmation that a failed call needs. False when it has failed for another reason. */
export function useConfirmation(): (error: unknown, retry: () => void) => boolean {
  const ask = useContext(ConfirmationContext);
  if (!ask) throw new Error('useConfirmation needs a ConfirmationScope around it.');
  return useCallback(
    (error, retry) => {
      if (!needsConfirmation(error)) return false;
      ask(retry);
      return true;
    },
    [ask],
  );
}
