export { DataTable, type DataTableProps } from './DataTable.tsx';
export type { CardPlace, DataColumn, RowKey, SortDirection, TableSort } from './tableModel.ts';
