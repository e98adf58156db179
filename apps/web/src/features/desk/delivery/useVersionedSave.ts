import { useState } from 'react';
import type { DraftErrors } from './slotDraft.ts';
import type { DeliveryRefusal } from './useDeliveryChanges.ts';

interface VersionedSave<Edit> {
  /** Of what the edit began with: it may be refetched meanwhile. Undefined for something new. */
  version: number | undefined;
  /** Resolves with the error. */
  save: (edit: Edit & { version?: number }) => Promise<DeliveryRefusal | undefined>;
  onSaved: () => void;
  /** Replaces the input by the state that somebody else saved. */
  takeTheirs: () => void;
}

/** Saves an edit with its version. A newer version is overwritten only after the person has chosen to. */
export function useVersionedSave<Edit extends object>({ version, save, onSaved, takeTheirs }: VersionedSave<Edit>) {
  const [errors, setErrors] = useState<DraftErrors>({});
  const [message, setMessage] = useState<string>();
  const [unsaved, setUnsaved] = useState<Edit>();
  async function send(edit: Edit, of: number | undefined): Promise<void> {
    const refusal = await save(of === undefined ? edit : { ...edit, version: of });
    setErrors(refusal?.fields ?? {});
    setMessage(refusal?.message);
    setUnsaved(refusal?.isConflict ? edit : undefined);
    if (!refusal) onSaved();
  }
  function submit(found: DraftErrors, edit: Edit): void {
    setErrors(found);
    if (Object.keys(found).length === 0) void send(edit, version);
  }
  return {
    errors,
    /** The reason it was refused, if it belongs to no field. */
    message: unsaved ? undefined : message,
    conflict: unsaved && {
      title: message ?? '',
      takeTheirs: () => {
        setUnsaved(undefined);
        setMessage(undefined);
        takeTheirs();
      },
      keepMine: () => void send(unsaved, undefined),
    },
    submit,
  };
}
