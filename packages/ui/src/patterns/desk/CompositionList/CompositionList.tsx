import type { CompositionItem } from '@vetka/domain/catalog';
import * as choice from '../../../internal/choice/choice.css.ts';
import { CheckIcon } from '../../../components/Icon/icons/CheckIcon.ts';
import * as styles from './CompositionList.css.ts';

export interface CompositionListProps {
  items: readonly CompositionItem[];
  /** How many of the product: every quantity is multiplied. @default 1 */
  times?: number | undefined;
  /** Names that are already taken. */
  ticked: readonly string[];
  /** Without it the list is only read. */
  onTick?: ((ticked: string[]) => void) | undefined;
  /** @default 'Состав' */
  title?: string | undefined;
}

const toggled = (ticked: readonly string[], name: string, isOn: boolean) =>
  isOn ? [...ticked, name] : ticked.filter((each) => each !== name);

/** What a bouquet is made of, to tick while it is made. */
export function CompositionList({ items, times = 1, ticked, onTick, title = 'Состав' }: CompositionListProps) {
  const done = items.filter(({ name }) => ticked.includes(name)).length;
  return (
    <div className={styles.block}>
      <h3 className={styles.head}>
        {title}
        <span className={styles.note}>
          {done} из {items.length}
        </span>
      </h3>
      <ul className={styles.list}>
        {items.map(({ name, quantity }) => (
          <li key={name} className={styles.item}>
            <label className={styles.row}>
              <input
                className={choice.native}
                type="checkbox"
                checked={ticked.includes(name)}
                disabled={!onTick}
                onChange={(event) => onTick?.(toggled(ticked, name, event.target.checked))}
              />
              <span className={choice.check}>
                <CheckIcon size="s" />
              </span>
              <span className={styles.name}>{name}</span>
              <span className={styles.quantity}>{quantity * times}</span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}
