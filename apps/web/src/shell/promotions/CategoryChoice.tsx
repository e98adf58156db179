import { useQuery } from '@tanstack/react-query';
import { Chip } from '@vetka/ui/Chip';
import { categoryQueries } from '../catalog/category.queries.ts';
import { useApi } from '../useContext.ts';
import * as styles from './promotions.css.ts';

interface CategoryChoiceProps {
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  /** What no choice means. */
  none: string;
  error?: string | undefined;
}

/** The two upper levels of categories, and those that are chosen already. A category covers those below it. */
export function CategoryChoice({ chosen, onChange, none, error }: CategoryChoiceProps) {
  const { data = [] } = useQuery(categoryQueries.all(useApi()));
  const tops = new Set(data.filter(({ parentId }) => parentId === 0).map(({ id }) => id));
  const offered = data.filter(({ id, parentId }) => parentId === 0 || tops.has(parentId) || chosen.includes(id));
  const toggle = (id: number) => onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{chosen.length === 0 ? none : `Разделы: ${chosen.length}`}</legend>
      {offered.map(({ id, name }) => (
        <Chip key={id} isSelected={chosen.includes(id)} onClick={() => toggle(id)}>
          {name}
        </Chip>
      ))}
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}
