import { useQuery } from '@tanstack/react-query';
import { Select } from '@vetka/ui/Select';
import { useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import { useApi } from '../../../shell/useContext.ts';
import { goodsQueries } from './goods.queries.ts';

interface CategoryDialogProps {
  service: string;
  onClose: () => void;
  onChoose: (categoryId: number) => void;
}

/** Asks for the main category of the selected products. */
export function CategoryDialog({ service, onClose, onChoose }: CategoryDialogProps) {
  const { data: { categories = [] } = {} } = useQuery(goodsQueries.choices(useApi(), service));
  const [chosen, setChosen] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const submit = () => {
    setIsTried(true);
    if (chosen !== null) onChoose(Number(chosen));
  };
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title="Изменить категорию"
      submitLabel="Показать, что изменится"
      onSubmit={submit}
    >
      <Select
        label="Категория"
        hint="Станет главной. Остальные категории товаров не изменятся"
        placeholder="Выберите категорию"
        options={categories.map(({ id, path }) => ({ value: String(id), label: path }))}
        value={chosen}
        onChange={setChosen}
        error={isTried && chosen === null ? 'Выберите категорию' : undefined}
      />
    </FormDialog>
  );
}
