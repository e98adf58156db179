import { Table } from '../page/Table.tsx';
import * as styles from '../page/page.css.ts';
import { listedWords } from './listedWords.ts';

/** Every word that an application may replace. */
export function WordTable() {
  return (
    <Table
      label="Слова набора"
      head={['Имя', 'По-русски', 'Тип']}
      rows={listedWords.map(({ name, russian, type }) => ({
        id: name,

        cells: [
          <code key="name">{name}</code>,
          russian,
          <code key="type" className={styles.code}>
            {type}
          </code>,
        ],
      }))}
    />
  );
}
