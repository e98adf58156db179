import { Readable } from 'node:stream';
import { dayIn } from '@vetka/domain/date';
import type {
  GoodsCell,
  GoodsExportQuery,
  GoodsFileFormat,
  GoodsImport,
  GoodsImportColumns,
  GoodsImportRows,
  GoodsImportRowsQuery,
  GoodsImports,
  MendedGoodsRow,
  UndoneGoods,
} from '@vetka/domain/goods';
import type { PageQuery } from '@vetka/domain/paging';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { goodsImports } from '../../platform/database/schema/catalog-import.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import type { Editor } from './goods.edit.ts';
import { exportRows, reportRows } from './goods.export.ts';
import { readChoices } from './goods.history.ts';
import { applyChunk } from './goods.import.apply.ts';
import { checkRows, type ImportRow } from './goods.import.check.ts';
import { readImport, readImports, readRows, showRows } from './goods.import.read.ts';
import {
  findImport,
  importMessages,
  readRow,
  requireColumns,
  requireOpen,
  writeCellText,
} from './goods.import.rows.ts';
import { check, startImport } from './goods.import.upload.ts';
import { withOwnPrices } from './goods.prices.ts';
import { productsOfChange, undoChange } from './goods.undo.ts';
import { csvParts, xlsxParts } from './goods.write.ts';

interface Asked {
  userId: number;
  service: string;
}

/** A file on its way to a browser. */
export interface SentFile {
  name: string;
  contentType: string;
  content: Readable;
}

const contentTypes: Record<GoodsFileFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Import and export of goods. An import is a row of the database with its state, so it survives a reload and a restart.
 * Every method throws a Refusal 404 for people who do not work for the shop, and 403 for those who may not manage its
 * goods.
 */
export class GoodsFiles {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async export(asked: Asked, { format, ...query }: GoodsExportQuery): Promise<SentFile> {
    const { serviceId } = await this.#editor(asked);
    const rows = exportRows(this.#app.db, serviceId, query);
    const name = `${asked.service}-${dayIn('Europe/Moscow')}.${format}`;
    return {
      name,
      contentType: contentTypes[format],
      content: Readable.from(format === 'csv' ? csvParts(rows) : xlsxParts(rows)),
    };
  }

  /** @throws Refusal 422 on `file` */
  async start(asked: Asked, file: Blob): Promise<GoodsImport> {
    return this.#read(await startImport(this.#app.db, await this.#editor(asked), file));
  }

  async list(asked: Asked, query: PageQuery): Promise<GoodsImports> {
    return readImports(this.#app.db, (await this.#editor(asked)).serviceId, query);
  }

  async read(asked: Asked, id: number): Promise<GoodsImport> {
    return this.#read(id, (await this.#editor(asked)).serviceId);
  }

  async rows(asked: Asked, id: number, query: GoodsImportRowsQuery): Promise<GoodsImportRows> {
    return readRows(this.#app.db, (await this.#editor(asked)).serviceId, id, query);
  }

  /** Checks all rows with these columns. @throws Refusal 409, 422 on `columns` */
  async matchColumns(asked: Asked, id: number, body: GoodsImportColumns): Promise<GoodsImport> {
    await this.#change(asked, id, async (tx, found) => {
      requireOpen(found);
      requireColumns(body, found);
      const { columns } = body;
      await tx.update(goodsImports).set({ columns }).where(eq(goodsImports.id, id));
      await check(tx, { ...found, columns });
    });
    return this.#read(id);
  }

  /** Writes one cell of a row that is not applied, and checks all: rows depend on each other. @throws Refusal 404, 409 */
  async mend(asked: Asked, id: number, number: number, { column, text }: GoodsCell): Promise<MendedGoodsRow> {
    const row = await this.#change(asked, id, async (tx, found) => {
      requireOpen(found);
      const index = found.columns.indexOf(column);
      if (index < 0) throw invalid({ column: importMessages.noColumn });
      await writeCellText(tx, id, number, index, text);
      await checkRows(tx, found);
      const [shown] = await showRows(tx, found, [await readRow(tx, id, number)], await readChoices(tx));
      if (!shown) throw notFound('goods.unknown-row', importMessages.unknownRow);
      return shown;
    });
    return { row, import: await this.#read(id) };
  }

  /** Starts applying the valid rows. Has no effect while it runs. @throws Refusal 409 */
  async apply(asked: Asked, id: number): Promise<GoodsImport> {
    await this.#change(asked, id, async (tx, found) => {
      if (found.state === 'APPLYING') return;
      requireOpen(found);
      if (found.state === 'MAPPING') throw conflict('goods.import-unchecked', importMessages.unchecked);
      const { ready, mayUndo } = (await readImport(tx, id)) ?? { ready: 0, mayUndo: false };
      if (ready === 0) throw conflict('goods.import-empty', importMessages.nothing);
      // Rows corrected a day later have an undo of their own.
      const changeId = mayUndo ? found.changeId : null;
      await tx.update(goodsImports).set({ state: 'APPLYING', changeId }).where(eq(goodsImports.id, id));
    });
    this.#app.jobs.soon('goods.import', () => this.run(id));
    return this.#read(id);
  }

  /** @throws Refusal 404, 409 when there is nothing to undo, or after 24 hours */
  async undo(asked: Asked, id: number): Promise<UndoneGoods> {
    return this.#change(asked, id, async (tx, found, editor) => {
      requireOpen(found);
      if (found.changeId === null) throw conflict('goods.import-empty', importMessages.notDone);
      const { changeId } = found;
      const ids = await productsOfChange(tx, changeId);
      const undo = () => undoChange(tx, editor, changeId);
      const undone = await withOwnPrices(this.#app, tx, editor.serviceId, ids, undo);
      await tx.update(goodsImports).set({ state: 'UNDONE' }).where(eq(goodsImports.id, id));
      return undone;
    });
  }

  /** The rows that were not applied. */
  async report(asked: Asked, id: number): Promise<SentFile> {
    const { serviceId } = await this.#editor(asked);
    const found = await findImport(this.#app.db, serviceId, id);
    const name = `errors-${id}.csv`;
    return { name, contentType: contentTypes.csv, content: Readable.from(csvParts(reportRows(this.#app.db, found))) };
  }

  /** Applies the remaining rows. */
  async run(id: number): Promise<void> {
    let hasMore = true;
    while (hasMore) hasMore = await applyChunk(this.#app, id);
  }

  async #read(id: number, serviceId?: number): Promise<GoodsImport> {
    const found = await readImport(this.#app.db, id, serviceId);
    if (!found) throw notFound('goods.unknown-import', importMessages.unknown);
    return found;
  }

  /** Changes an import in one transaction, with its row locked. */
  async #change<T>(
    asked: Asked,
    id: number,
    change: (tx: Transaction, found: ImportRow, editor: Editor) => Promise<T>,
  ): Promise<T> {
    const editor = await this.#editor(asked);
    return this.#app.db.transaction(async (tx) => {
      await tx.select({ id: goodsImports.id }).from(goodsImports).where(eq(goodsImports.id, id)).for('update');
      return change(tx, await findImport(tx, editor.serviceId, id), editor);
    });
  }

  async #editor({ userId, service }: Asked): Promise<Editor> {
    const desk = await this.#app.desk.enter(userId, service, 'MANAGE_GOODS');
    return { serviceId: desk.service.id, userId };
  }
}
