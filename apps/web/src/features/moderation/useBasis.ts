import { ApiError } from '@vetka/api-client/client';
import { useState } from 'react';
import { detailOf } from '../../shell/forms/refusalOf.ts';

/** Removed, or no longer to be changed. */
const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.failure.kind === 'error' && [404, 409].includes(error.failure.status);

/**
 * What a form was filled with, so that what somebody else has saved since is never replaced unseen.
 * @param read as stored when the form opened; null: a new one
 * @param name of what a 409 carries: the thing as it is now
 */
export function useBasis<Stored>(read: Stored | null, name: string) {
  const [basis, setBasis] = useState(read);
  const [theirs, setTheirs] = useState<Stored>();
  return {
    basis,
    /** What somebody else has saved instead; undefined without a conflict. */
    theirs,
    /** Call it with what has been saved, and after a choice between the two edits. */
    setBasis: (stored: Stored | null) => {
      setBasis(stored);
      setTheirs(undefined);
    },
    /** Call it when saving has failed. Without the thing, what is typed can be saved as a new one. */
    onFail: (error: unknown) => {
      const now = detailOf(error, name) as Stored | undefined;
      setTheirs(now);
      if (!now && isGone(error)) setBasis(null);
    },
  };
}
