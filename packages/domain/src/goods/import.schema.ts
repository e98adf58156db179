import { Type, type Static } from 'typebox';
import { DeskParams } from '../desk/schema.ts';
import { PageOf, pageQuery } from '../paging/schema.ts';
import { Entity, Enumeration, Id, Moment, Nullable } from '../value/schema.ts';
import { GoodsColumn } from './column.schema.ts';
import { goodsFileFormats, goodsImportStates, goodsLimits, goodsRowStates } from './values.ts';

export const GoodsImportState = Enumeration('GoodsImportState', goodsImportStates);
export type GoodsImportState = Static<typeof GoodsImportState>;
export const GoodsRowState = Enumeration('GoodsRowState', goodsRowStates);
export type GoodsRowState = Static<typeof GoodsRowState>;
export const GoodsFileFormat = Enumeration('GoodsFileFormat', goodsFileFormats);
export type GoodsFileFormat = Static<typeof GoodsFileFormat>;

export const GoodsImportParams = Type.Object({ ...DeskParams.properties, importId: Id });
export type GoodsImportParams = Static<typeof GoodsImportParams>;

/** A row of an import by its number in the file, from 1. */
export const GoodsImportRowParams = Type.Object({ ...GoodsImportParams.properties, row: Id });
export type GoodsImportRowParams = Static<typeof GoodsImportRowParams>;

const Columns = Type.Array(Nullable(GoodsColumn), { minItems: 1, maxItems: goodsLimits.importColumns });

/** The columns of a file, in order; null is left out. */
export const GoodsImportColumns = Entity('GoodsImportColumns', { columns: Columns });
export type GoodsImportColumns = Static<typeof GoodsImportColumns>;

/** A file of goods on its way into a shop. */
export const GoodsImport = Entity('GoodsImport', {
  id: Id,
  filename: Type.String(),
  /** How the file was read: «CSV, windows-1251, разделитель «;»». */
  format: Type.String(),
  state: GoodsImportState,
  by: Type.String(),
  createdAt: Moment,
  headings: Type.Array(
    Type.Object({
      heading: Type.String(),
      column: Nullable(GoodsColumn),
      /** The first values of the column that are not empty. */
      samples: Type.Array(Type.String()),
    }),
  ),
  total: Type.Integer(),
  /** Rows by their effect. Applied rows count, too. */
  counts: Type.Object({
    NEW: Type.Integer(),
    CHANGED: Type.Integer(),
    UNCHANGED: Type.Integer(),
    WRONG: Type.Integer(),
  }),
  /** Rows that were applied. */
  applied: Type.Integer(),
  /** Rows that can be applied now. */
  ready: Type.Integer(),
  mayUndo: Type.Boolean(),
});
export type GoodsImport = Static<typeof GoodsImport>;
export const GoodsImports = PageOf('GoodsImports', GoodsImport);
export type GoodsImports = Static<typeof GoodsImports>;

export const GoodsImportRow = Entity('GoodsImportRow', {
  /** As in the file, from 1. */
  number: Type.Integer(),
  title: Type.String(),
  state: GoodsRowState,
  isApplied: Type.Boolean(),
  /** The error, with its cell; `column` is null for an error of the whole row. */
  problems: Type.Array(Type.Object({ column: Nullable(GoodsColumn), text: Type.String(), message: Type.String() })),
  /** The changes: cells before and after. Empty for applied rows. */
  changes: Type.Array(Type.Object({ column: GoodsColumn, before: Type.String(), after: Type.String() })),
});
export type GoodsImportRow = Static<typeof GoodsImportRow>;
export const GoodsImportRows = PageOf('GoodsImportRows', GoodsImportRow);
export type GoodsImportRows = Static<typeof GoodsImportRows>;

export const GoodsImportRowsQuery = Type.Object({ ...pageQuery, state: Type.Optional(GoodsRowState) });
export type GoodsImportRowsQuery = Static<typeof GoodsImportRowsQuery>;

/** A new text of one cell of a row. */
export const GoodsCell = Entity('GoodsCell', {
  column: GoodsColumn,
  text: Type.String({ maxLength: goodsLimits.cell }),
});
export type GoodsCell = Static<typeof GoodsCell>;

/** A row after its cell was changed, and the import: other rows may have become valid, too. */
export const MendedGoodsRow = Entity('MendedGoodsRow', { row: GoodsImportRow, import: GoodsImport });
export type MendedGoodsRow = Static<typeof MendedGoodsRow>;
