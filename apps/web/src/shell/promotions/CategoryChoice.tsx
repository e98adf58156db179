import { useQuery } from '@tanstack/react-query';
import { MultiSelect, type MultiSelectItem } from '@vetka/ui/desk/MultiSelect';
import type { Category } from '@vetka/domain/catalog';
import { categoryQueries } from '../catalog/category.queries.ts';
import { useApi } from '../useContext.ts';

interface CategoryChoiceProps {
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  /** The meaning of an empty choice. */
  none: string;
  error?: string | undefined;
}

/** Each category below its parent, which is on the second line of an option. */
function itemsOf(categories: readonly Category[], parentId = 0, path = ''): MultiSelectItem[] {
  return categories
    .filter((category) => category.parentId === parentId)
    .flatMap(({ id, name }) => [
      { id, label: name, detail: path || undefined },
      ...itemsOf(categories, id, path ? `${path} / ${name}` : name),
    ]);
}

/** Categories of the catalogue. A category covers those below it. */
export function CategoryChoice({ chosen, onChange, none, error }: CategoryChoiceProps) {
  const { data = [] } = useQuery(categoryQueries.all(useApi()));
  return (
    <MultiSelect
      label="Категории"
      hint="Категория берёт и вложенные"
      placeholder={none}
      items={itemsOf(data)}
      countedAs={['категория', 'категории', 'категорий']}
      value={chosen}
      onChange={(ids) => onChange(ids.map(Number))}
      error={error}
    />
  );
}
