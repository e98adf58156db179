import { max } from '@vetka/domain/form';
import { storefrontLimits } from '@vetka/domain/storefront';
import { TextField } from '@vetka/ui/TextField';
import { useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';

interface SectionNameProps {
  /** Empty: a new section. */
  name: string;
  isSaving: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
}

const problemOf = (name: string): string | undefined => {
  if (name.trim() === '') return 'Назовите рубрику';
  return max(storefrontLimits.section)(name.trim());
};

/** The name of a section. Its address does not change with it. */
export function SectionName({ name: known, isSaving, onSave, onClose }: SectionNameProps) {
  const [name, setName] = useState(known);
  const [isTried, setTried] = useState(false);
  const submit = () => {
    setTried(true);
    if (problemOf(name) === undefined) onSave(name);
  };
  return (
    <FormDialog
      onClose={onClose}
      title={known === '' ? 'Новая рубрика' : 'Название рубрики'}
      submitLabel={known === '' ? 'Добавить' : 'Сохранить'}
      isPending={isSaving}
      onSubmit={submit}
    >
      <TextField
        label="Название"
        placeholder="Пионы"
        limit={storefrontLimits.section}
        value={name}
        onChange={setName}
        error={isTried ? problemOf(name) : undefined}
      />
    </FormDialog>
  );
}
