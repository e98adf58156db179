import { csvOf, type CsvCell } from '@vetka/domain/csv';
import { ChartFrame } from '@vetka/ui/desk/ChartFrame';
import { DownloadIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import type { ReactNode } from 'react';
import { saveFile } from '../../../shell/files/saveFile.ts';

/** A column: its text on the screen, and its cell in the file. The first one names the row. */
export interface StatColumn<Row> {
  title: string;
  text: (row: Row) => string;
  cell: (row: Row) => CsvCell;
}

interface StatCardProps<Row> {
  title: string;
  /** The same figures as the chart. */
  columns: readonly StatColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Name of the file without its ending. */
  fileName: string;
  /** Shown instead of a chart without rows. */
  empty: string;
  tools?: ReactNode;
  note?: ReactNode;
  /** The chart. */
  children: ReactNode;
}

/** A chart with its table and its file. All three show the same rows. */
export function StatCard<Row>({ columns, fileName, ...frame }: StatCardProps<Row>) {
  const { title, rows } = frame;
  const save = () => {
    const lines = rows.map((row) => columns.map(({ cell }) => cell(row)));
    const text = csvOf([columns.map((column) => column.title), ...lines]);
    saveFile({ name: `${fileName}.csv`, type: 'text/csv', text });
  };
  return (
    <ChartFrame
      {...frame}
      columns={columns.map((column, index) => ({
        id: column.title,
        title: column.title,
        align: index === 0 ? ('start' as const) : ('end' as const),
        cell: column.text,
      }))}
      actions={<IconButton label={`Скачать таблицу CSV: ${title}`} icon={<DownloadIcon />} onClick={save} />}
    />
  );
}
