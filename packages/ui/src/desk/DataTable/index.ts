export { DataTable, type DataTableProps } from './DataTable.tsx';
export type { DataColumn, RowKey, SortDirection, TableSort } from './tableModel.ts';
