import type { ReactNode } from 'react';
import type { ElementAttributes } from '../../internal/tags.ts';
import * as styles from './DescriptionList.css.ts';

export interface Description {
  term: string;
  value: ReactNode;
  /** A second line in small print. */
  note?: ReactNode;
}

export interface DescriptionListProps extends Omit<ElementAttributes<'dl'>, 'children'> {
  items: readonly Description[];
  /** `rows`: the term beside its value. `columns`: large values side by side. @default 'rows' */
  layout?: 'rows' | 'columns' | undefined;
}

/** Names and values of one thing. For many things with the same properties use `DataTable`. */
export function DescriptionList({ items, layout = 'rows', ...attributes }: DescriptionListProps) {
  return (
    <dl {...attributes} className={styles.list} data-layout={layout}>
      {items.map(({ term, value, note }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd>
            <span className={styles.value}>{value}</span>
            {note && <div className={styles.note}>{note}</div>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
