import { useInfiniteQuery } from '@tanstack/react-query';
import { goodsColumnLabels, type GoodsImport, type GoodsImportRow } from '@vetka/domain/goods';
import { plural } from '@vetka/domain/plural';
import { truncate } from '@vetka/domain/text';
import { AlertIcon, CheckIcon } from '@vetka/ui/Icon';
import { InlineEdit } from '@vetka/ui/desk/InlineEdit';
import { KeptFocus } from '../../../shell/focus/KeptFocus.tsx';
import { PagedItems } from '../../../shell/lists/PagedItems.tsx';
import { useApi } from '../../../shell/useContext.ts';
import { importQueries } from './import.queries.ts';
import type { ReactNode } from 'react';
import * as styles from './import.css.ts';
import { useImport } from './useImport.ts';

interface RowsProps {
  service: string;
  found: GoodsImport;
}

const rowForms = ['строке', 'строках', 'строках'] as const;

/** Rows that can't be applied: the error of each cell, corrected in place. */
export function WrongRows({ service, found }: RowsProps) {
  const list = useInfiniteQuery(importQueries.rows(useApi(), service, found.id, 'WRONG'));
  const { mend } = useImport(service, found.id);
  return (
    <PagedItems list={list} empty={null}>
      {(rows) => (
        <section className={styles.card} aria-labelledby="import-wrong">
          <h2 id="import-wrong" className={styles.title}>
            {found.counts.WRONG > 0 ? `Ошибки в ${plural(found.counts.WRONG, rowForms)}` : 'Ошибок больше нет'}
          </h2>
          <KeptFocus shown={rows.map(({ problems }) => problems.length).join()}>
            <ul className={styles.rows}>
              {rows.map((row) => (
                <WrongRow key={row.number} row={row} onMend={mend} />
              ))}
            </ul>
          </KeptFocus>
        </section>
      )}
    </PagedItems>
  );
}

interface WrongRowProps {
  row: GoodsImportRow;
  onMend: ReturnType<typeof useImport>['mend'];
}

function WrongRow({ row: { number, title, problems }, onMend }: WrongRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.number}>{number}</span>
      <div className={styles.words}>
        <span className={styles.name}>{title || 'Без названия'}</span>
        {problems.length === 0 && (
          <span className={styles.right} role="status">
            <CheckIcon size="s" /> Исправлено
          </span>
        )}
        {problems.map((problem) => (
          <Problem key={problem.column} number={number} title={title} problem={problem} onMend={onMend} />
        ))}
      </div>
    </li>
  );
}

interface ProblemProps extends Pick<WrongRowProps, 'onMend'> {
  number: number;
  title: string;
  problem: GoodsImportRow['problems'][number];
}

function Problem({ number, title, problem: { column, text, message }, onMend }: ProblemProps) {
  const label = column === null ? '' : goodsColumnLabels[column];
  return (
    <div className={styles.problem}>
      <span className={styles.wrong}>
        <AlertIcon size="s" />
        <span>{message.startsWith(label.replace(/,.*/, '')) ? message : `${label}: ${message}`}</span>
      </span>
      {column !== null && (
        <div className={styles.cell}>
          <InlineEdit
            label={`${label}, строка ${number}${title && `, ${title}`}`}
            caption={label}
            text={text}
            inputMode="text"
            onSave={(typed) => onMend(number, column, typed)}
          >
            {truncate(text, 60) || 'пусто'}
          </InlineEdit>
        </div>
      )}
    </div>
  );
}

const shownLength = 80;
const shown = (text: string): string => truncate(text.replaceAll(/\s+/g, ' '), shownLength) || '–';

/** The effect of the valid rows. */
export function ChangedRows({ service, found }: RowsProps) {
  const api = useApi();
  const changed = useInfiniteQuery(importQueries.rows(api, service, found.id, 'CHANGED'));
  const created = useInfiniteQuery(importQueries.rows(api, service, found.id, 'NEW'));
  return (
    <>
      <PagedItems list={changed} empty={null}>
        {(rows) => (
          <Preview id="import-changed" title="Что изменится">
            {rows.map((row) => (
              <PreviewRow key={row.number} row={row} hasBefore />
            ))}
          </Preview>
        )}
      </PagedItems>
      <PagedItems list={created} empty={null}>
        {(rows) => (
          <Preview id="import-new" title="Новые черновики">
            {rows.map((row) => (
              <PreviewRow key={row.number} row={row} hasBefore={false} />
            ))}
          </Preview>
        )}
      </PagedItems>
    </>
  );
}

function Preview({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}

function PreviewRow({ row: { number, title, changes }, hasBefore }: { row: GoodsImportRow; hasBefore: boolean }) {
  return (
    <li className={styles.row}>
      <span className={styles.number}>{number}</span>
      <div className={styles.words}>
        <span className={styles.name}>{title || 'Без названия'}</span>
        {changes
          .filter(({ column }) => hasBefore || column !== 'title')
          .map(({ column, before, after }) => (
            <span key={column} className={styles.note}>
              {goodsColumnLabels[column]}: {hasBefore && <s>{shown(before)}</s>} {shown(after)}
            </span>
          ))}
      </div>
    </li>
  );
}
