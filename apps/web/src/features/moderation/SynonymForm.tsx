import { firstMessage, max, min, required } from '@vetka/domain/form';
import { synonymLimits, type SearchSynonym } from '@vetka/domain/search';
import { TagsInput } from '@vetka/ui/desk/TagsInput';
import { TextField } from '@vetka/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../../shell/forms/FormDialog.tsx';
import { useSaveSynonym } from './useSynonyms.ts';

interface SynonymFormProps {
  /** null: a new one. */
  row: SearchSynonym | null;
  onClose: () => void;
}

const lengthError = (word: string): string | undefined =>
  firstMessage(word, [required, min(2), max(synonymLimits.words)]);

function errorsOf(term: string, meanings: readonly string[]) {
  const tooMany = meanings.length > synonymLimits.meanings ? `Не больше ${synonymLimits.meanings}` : undefined;
  const missing = meanings.length === 0 ? 'Напишите хотя бы одно слово' : undefined;
  const wrong = meanings.map((meaning) => lengthError(meaning)).find((error) => error !== undefined);
  return { term: lengthError(term.trim()), meanings: missing ?? tooMany ?? wrong };
}

/** Adds or changes a synonym. */
export function SynonymForm({ row, onClose }: SynonymFormProps) {
  const [term, setTerm] = useState(row?.term ?? '');
  const [meanings, setMeanings] = useState<readonly string[]>(row?.meanings ?? []);
  const [isTried, setTried] = useState(false);
  const { save, isPending, message, fieldErrors } = useSaveSynonym(row?.id ?? null, onClose);
  const errors = errorsOf(term, meanings);
  const submit = () => {
    setTried(true);
    if (!errors.term && !errors.meanings) save({ term: term.trim(), meanings: [...meanings] });
  };
  const shown = { ...fieldErrors, ...(isTried ? errors : {}) };
  return (
    <FormDialog
      onClose={onClose}
      title={row ? 'Изменить синоним' : 'Новый синоним'}
      submitLabel="Сохранить"
      isPending={isPending}
      message={message}
      onSubmit={submit}
    >
      <TextField label="Что ищут" value={term} onChange={setTerm} error={shown.term} />
      <TagsInput
        label="Что ещё показать"
        hint="Каждое слово – через запятую или Enter"
        value={meanings}
        onChange={setMeanings}
        max={synonymLimits.meanings}
        maxLength={synonymLimits.words}
        error={shown.meanings ?? fieldErrors.meanings}
      />
    </FormDialog>
  );
}
