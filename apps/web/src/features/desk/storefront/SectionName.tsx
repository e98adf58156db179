import { storefrontLimits } from '@vetka/domain/storefront';
import { Button } from '@vetka/ui/Button';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { TextField } from '@vetka/ui/TextField';
import { useId, useState, type FormEvent } from 'react';

interface SectionNameProps {
  /** Empty: a new section. */
  name: string;
  isSaving: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
}

const problemOf = (name: string): string | undefined => {
  if (name.trim() === '') return 'Назовите рубрику';
  return name.length > storefrontLimits.section ? `Не длиннее ${storefrontLimits.section} знаков` : undefined;
};

/** The name of a section. Its address does not change with it. */
export function SectionName({ name: known, isSaving, onSave, onClose }: SectionNameProps) {
  const id = useId();
  const [name, setName] = useState(known);
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problemOf(name) === undefined) onSave(name);
  };
  return (
    <ResponsiveDialog
      isOpen
      onClose={onClose}
      title={known === '' ? 'Новая рубрика' : 'Название рубрики'}
      foot={
        <Button type="submit" form={id} size="l" isFullWidth isLoading={isSaving} loadingText="Сохраняем">
          {known === '' ? 'Добавить' : 'Сохранить'}
        </Button>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <TextField
          label="Название"
          placeholder="Пионы"
          limit={storefrontLimits.section}
          value={name}
          onChange={setName}
          error={isTried ? problemOf(name) : undefined}
        />
      </form>
    </ResponsiveDialog>
  );
}
