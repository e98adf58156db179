import { useState } from 'react';
import type { FormRefusal } from '../../../shell/forms/refusalOf.ts';
import type { DraftErrors } from './stemDraft.ts';

interface DraftOptions<Draft> {
  initial: Draft;
  errorsOf: (draft: Draft) => DraftErrors;
  /** Resolves with the error. */
  save: (draft: Draft) => Promise<FormRefusal | undefined>;
  onClose: () => void;
}

type TextOf<Draft> = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft] & string;

/** A short form that closes when it is saved. */
export function useDraft<Draft extends object>({ initial, errorsOf, save, onClose }: DraftOptions<Draft>) {
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [message, setMessage] = useState<string>();
  const change = (part: Partial<Draft>) => setDraft((known) => ({ ...known, ...part }));
  async function send(): Promise<void> {
    const refused = await save(draft);
    if (!refused) return onClose();
    setErrors(refused.fields);
    setMessage(refused.message);
  }
  function submit(): void {
    const found = errorsOf(draft);
    setErrors(found);
    setMessage(undefined);
    if (Object.keys(found).length === 0) void send();
  }
  /** Props of a text field. */
  const fieldOf = (name: TextOf<Draft>) => ({
    value: draft[name] as string,
    onChange: (value: string) => change({ [name]: value } as unknown as Partial<Draft>),
    error: errors[name],
  });
  return { draft, change, fieldOf, errors, message, submit };
}
