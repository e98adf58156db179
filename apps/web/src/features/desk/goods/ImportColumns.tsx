import { useMutation } from '@tanstack/react-query';
import { goodsColumnLabels, goodsColumns, type GoodsColumn, type GoodsImport } from '@vetka/domain/goods';
import { plural } from '@vetka/domain/plural';
import { Button } from '@vetka/ui/Button';
import { Notice } from '@vetka/ui/Notice';
import { Select } from '@vetka/ui/Select';
import { useState } from 'react';
import { refusalOf } from '../../../shell/forms/refusalOf.ts';
import * as styles from './import.css.ts';
import { useImport } from './useImport.ts';

type Chosen = GoodsColumn | 'SKIP';

const options = [
  { value: 'SKIP' as Chosen, label: 'Не загружать' },
  ...goodsColumns.map((column) => ({ value: column as Chosen, label: goodsColumnLabels[column] })),
];

const unknownNote = (headings: GoodsImport['headings']): string | undefined => {
  const unknown = headings.filter(({ column, heading }) => column === null && heading !== '');
  if (unknown.length === 0) return undefined;
  const names = unknown.map(({ heading }) => `«${heading}»`).join(', ');
  return `Не узнали ${plural(unknown.length, ['столбец', 'столбца', 'столбцов'])}: ${names}. Выберите, что там, или оставьте «Не загружать».`;
};

interface ImportColumnsProps {
  service: string;
  found: GoodsImport;
  onDone: () => void;
}

/** The meaning of each column of the file. Unrecognised headings are named. */
export function ImportColumns({ service, found, onDone }: ImportColumnsProps) {
  const { match } = useImport(service, found.id);
  const [columns, setColumns] = useState(() => found.headings.map(({ column }) => column));
  const { mutate, isPending, error } = useMutation({ mutationFn: () => match(columns), onSuccess: onDone });
  const refusal = refusalOf(error);
  const problem = refusal.fields['columns'] ?? refusal.message;
  const unknown = unknownNote(found.headings);
  const choose = (index: number, chosen: Chosen) =>
    setColumns(columns.map((column, at) => (at === index ? (chosen === 'SKIP' ? null : chosen) : column)));
  return (
    <section className={styles.card} aria-labelledby="import-columns">
      <div>
        <h2 id="import-columns" className={styles.title}>
          Что в каком столбце
        </h2>
        <p className={styles.note}>
          {found.format}. {plural(found.total, ['строка', 'строки', 'строк'])}
        </p>
      </div>
      {unknown !== undefined && <Notice tone="caution">{unknown}</Notice>}
      <ul className={styles.columns}>
        {found.headings.map(({ heading, samples }, index) => (
          <li key={index}>
            <Select
              label={heading === '' ? `Столбец ${index + 1} без названия` : `Столбец «${heading}»`}
              hint={samples.join(' · ') || 'Пустой'}
              options={options}
              value={columns[index] ?? 'SKIP'}
              onChange={(chosen) => choose(index, chosen)}
            />
          </li>
        ))}
      </ul>
      {problem !== undefined && (
        <Notice tone="critical" isAnnounced>
          {problem}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button size="l" isLoading={isPending} loadingText="Проверяем" onClick={() => mutate()}>
          Проверить строки
        </Button>
      </div>
    </section>
  );
}
