import { purposes, type Purpose } from '@vetka/ui/tokens';
import { colorPurposes } from '../foundations/colorPurposes.ts';
import { Table } from '../page/Table.tsx';

/** Names of colours by purpose, with the custom property of each. */
export function PurposeTable() {
  return (
    <Table
      label="Цвета по назначению"
      head={['Назначение', 'Свойство CSS', 'Для чего']}
      rows={(Object.keys(purposes) as Purpose[]).map((name) => ({
        id: name,
        cells: [
          <code key="name">{name}</code>,
          <code key="property">{`--vetka-color-${purposes[name]}`}</code>,
          colorPurposes[purposes[name]],
        ],
      }))}
    />
  );
}
