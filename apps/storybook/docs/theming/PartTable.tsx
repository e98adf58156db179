import { Table } from '../page/Table.tsx';
import { parts } from './parts.ts';

/** Parts of components with stable names. */
export function PartTable() {
  return (
    <Table
      label="Части с постоянными именами"
      head={['Имя', 'Где', 'Что это']}
      rows={parts.map(({ name, of, is }) => ({ id: name, cells: [<code key="name">{name}</code>, of.join(', '), is] }))}
    />
  );
}
