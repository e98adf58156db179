import type { DeskRight } from '@vetka/domain/desk';
import type {
  ArrangedFamily,
  ChangedGoods,
  ChangedProduct,
  ChangeManyGoods,
  DecidedProduct,
  GoodsChoices,
  GoodsEdit,
  GoodsFamily,
  GoodsFigures,
  GoodsHistory,
  GoodsPage,
  GoodsProduct,
  GoodsQuery,
  GoodsStatus,
  ModeratedProducts,
  ModerationDecision,
  NewGoods,
  NewGoodsSize,
  UndoneGoods,
} from '@vetka/domain/goods';
import type { OpeningProduct } from '@vetka/domain/opening';
import type { ActReason, QueueQuery } from '@vetka/domain/moderation';
import type { PageQuery } from '@vetka/domain/paging';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { gathered } from '../../platform/database/gathered.ts';
import type { HiddenState } from '../../platform/hidden.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { findRepeated, findStockMade, recordChange, type Author, type ChangeLine } from './goods.changes.ts';
import { copyProduct } from './goods.copy.ts';
import { composeProduct, createDraft, saveEdit, type Editor } from './goods.edit.ts';
import { readFamily } from './goods.family.ts';
import { setFigures, setStatus } from './goods.figures.ts';
import { readChoices, readHistory } from './goods.history.ts';
import { readGoods } from './goods.list.ts';
import { changeMany } from './goods.many.ts';
import { goodsMessages } from './goods.messages.ts';
import { countModerated, forbid, moderate, putBackOnSale, readModerated, takeOffSale } from './goods.moderation.ts';
import { undoModeration } from './goods.moderation.undo.ts';
import { withOwnPrices } from './goods.prices.ts';
import { lockProduct, readProduct, type ProductRow } from './goods.product.ts';
import { openShop, readUnopened } from './goods.opening.ts';
import { findRowsById } from './goods.rows.ts';
import { addSize, arrangeFamily } from './goods.sizes.ts';
import { productsOfChange, undoChange } from './goods.undo.ts';

/** The person making the request, and the shop (by slug). */
interface Asked {
  userId: number;
  service: string;
}

/** Whether only the stock changes. */
const isStockOnly = ({ price, oldPrice, costPrice }: GoodsFigures): boolean =>
  price === undefined && oldPrice === undefined && costPrice === undefined;

/**
 * The goods of shops as their people manage them. Every method of a shop throws a Refusal 404 for people who do not work
 * for it, and 403 for those without the right.
 */
export class GoodsService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async list(asked: Asked, query: GoodsQuery): Promise<GoodsPage> {
    return readGoods(this.#app.db, (await this.#editor(asked, 'CHANGE_STOCK')).serviceId, query);
  }

  async choices(asked: Asked): Promise<GoodsChoices> {
    await this.#editor(asked, 'CHANGE_STOCK');
    return readChoices(this.#app.db);
  }

  /** @throws Refusal 404 for a product of another shop */
  async read(asked: Asked, id: number): Promise<GoodsProduct> {
    return readProduct(this.#app.db, (await this.#editor(asked, 'CHANGE_STOCK')).serviceId, id);
  }

  async create(asked: Asked, body: NewGoods): Promise<GoodsProduct> {
    const editor = await this.#editor(asked, 'MANAGE_GOODS');
    return readProduct(this.#app.db, editor.serviceId, await createDraft(this.#app.db, editor, body));
  }

  /** A draft that begins as a copy. @throws Refusal 404 for a product of another shop */
  async copy(asked: Asked, id: number): Promise<GoodsProduct> {
    const editor = await this.#editor(asked, 'MANAGE_GOODS');
    const { serviceId } = editor;
    const copy = await this.#app.db.transaction(async (tx) => {
      const made = await withOwnPrices(this.#app, tx, serviceId, [id], () => copyProduct(tx, editor, id));
      await this.#app.stemStock.refresh(tx, [made]);
      return made;
    });
    return readProduct(this.#app.db, serviceId, copy);
  }

  /** @throws Refusal 404, 409 when it was edited meanwhile or is archived, 422 on the field */
  async edit(asked: Asked, id: number, body: GoodsEdit): Promise<GoodsProduct> {
    const editor = await this.#editor(asked, 'MANAGE_GOODS');
    await this.#app.db.transaction((tx) =>
      withOwnPrices(this.#app, tx, editor.serviceId, [id], () => saveEdit(tx, editor, id, body)),
    );
    return readProduct(this.#app.db, editor.serviceId, id);
  }

  /** @throws Refusal 404 for a product of another shop */
  async family(asked: Asked, id: number): Promise<GoodsFamily> {
    return readFamily(this.#app.db, (await this.#editor(asked, 'CHANGE_STOCK')).serviceId, id);
  }

  /** @throws Refusal 404, 422 on `sizes` */
  async arrangeFamily(asked: Asked, id: number, body: ArrangedFamily): Promise<GoodsFamily> {
    const editor = await this.#editor(asked, 'MANAGE_GOODS');
    await this.#app.db.transaction((tx) => arrangeFamily(tx, editor, id, body));
    return readFamily(this.#app.db, editor.serviceId, id);
  }

  /** @throws Refusal 404, 409 when there are too many, 422 on the field */
  async addSize(asked: Asked, id: number, body: NewGoodsSize): Promise<GoodsFamily> {
    const editor = await this.#editor(asked, 'MANAGE_GOODS');
    await this.#app.db.transaction(async (tx) => {
      const added = await addSize(tx, editor, id, body);
      await this.#app.stemStock.refresh(tx, [added]);
    });
    return readFamily(this.#app.db, editor.serviceId, id);
  }

  /** A seller may change the stock, and nothing else. @throws Refusal 404, 409 for an archived product, 422 */
  async figures(asked: Asked, id: number, body: GoodsFigures): Promise<ChangedProduct> {
    const editor = await this.#editor(asked, isStockOnly(body) ? 'CHANGE_STOCK' : 'MANAGE_GOODS');
    const author = { ...editor, requestId: body.requestId };
    return this.#change(author, id, async (tx, row) =>
      setFigures(tx, row, body, await findStockMade(tx, author, row.id)),
    );
  }

  /** @throws Refusal 404, 409 for a move that is not allowed now, 422 when it is incomplete */
  async status(asked: Asked, id: number, status: GoodsStatus): Promise<ChangedProduct> {
    const editor = await this.#editor(asked, 'MANAGE_GOODS');
    return this.#change(editor, id, (tx, row) => setStatus(tx, row, status));
  }

  /** @throws Refusal 404 for a product of another shop */
  async history(asked: Asked, id: number, query: PageQuery): Promise<GoodsHistory> {
    const { serviceId } = await this.#editor(asked, 'CHANGE_STOCK');
    await readProduct(this.#app.db, serviceId, id);
    return readHistory(this.#app.db, id, query);
  }

  async changeMany(asked: Asked, body: ChangeManyGoods): Promise<ChangedGoods> {
    const editor = await this.#editor(asked, 'MANAGE_GOODS');
    return changeMany(this.#app.db, editor, body, (tx, work) =>
      withOwnPrices(this.#app, tx, editor.serviceId, body.ids, work),
    );
  }

  /** @throws Refusal 404 for a change of another shop, 409 after 24 hours */
  async undo(asked: Asked, changeId: number): Promise<UndoneGoods> {
    const editor = await this.#editor(asked, 'MANAGE_GOODS');
    return this.#app.db.transaction(async (tx) => {
      const ids = await productsOfChange(tx, changeId);
      return withOwnPrices(this.#app, tx, editor.serviceId, ids, () => undoChange(tx, editor, changeId));
    });
  }

  /** Products that await moderation. */
  moderated(query: QueueQuery): Promise<ModeratedProducts> {
    return gathered(() => readModerated(this.#app.db, query));
  }

  /** How many products await moderation. */
  countModerated(): Promise<number> {
    return countModerated(this.#app.db);
  }

  /** @throws Refusal 404, 409 when it was decided, 422 on `reason` */
  forbid(tx: Transaction, id: number, body: ActReason): Promise<DecidedProduct> {
    return forbid(this.#app, tx, id, body);
  }

  moderate(tx: Transaction, id: number, body: ModerationDecision): Promise<DecidedProduct> {
    return moderate(this.#app, tx, id, body);
  }

  /** @throws Refusal 404, 409 when it is too late, or the product was ordered */
  undoModeration(tx: Transaction, id: number): Promise<DecidedProduct> {
    return undoModeration(this.#app, tx, id);
  }

  /** The products of a shop that is not open yet, the oldest first. */
  ofUnopened(serviceId: number): Promise<OpeningProduct[]> {
    return readUnopened(this.#app.db, serviceId);
  }

  /** Puts the complete products of a shop on sale, as it opens. */
  openShop(tx: Transaction, serviceId: number): Promise<void> {
    return openShop(tx, serviceId);
  }

  /** Replaces the composition of a locked product. */
  setComposition(tx: Transaction, id: number, parts: { name: string; quantity: number }[]): Promise<void> {
    return composeProduct(tx, id, parts);
  }

  /** Takes a product that breaks the rules off sale, and notifies its shop of the reason. */
  takeOffSale(tx: Transaction, id: number, words: string): Promise<HiddenState | null> {
    return takeOffSale(this.#app, tx, id, words);
  }

  putBackOnSale(tx: Transaction, id: number, state: HiddenState): Promise<void> {
    return putBackOnSale(this.#app, tx, id, state);
  }

  async #change(
    author: Author,
    id: number,
    change: (tx: Transaction, row: ProductRow) => Promise<ChangeLine[]>,
  ): Promise<ChangedProduct> {
    const { db } = this.#app;
    const changeId = await db.transaction((tx) =>
      withOwnPrices(this.#app, tx, author.serviceId, [id], async () => {
        const lines = await change(tx, await lockProduct(tx, author.serviceId, id));
        return (await recordChange(tx, author, 'HAND', lines)) ?? (await findRepeated(tx, author)) ?? null;
      }),
    );
    const [row] = await findRowsById(db, [id]);
    if (!row) throw notFound('goods.unknown', goodsMessages.unknown);
    return { changeId, row };
  }

  async #editor({ userId, service }: Asked, right: DeskRight): Promise<Editor> {
    const desk = await this.#app.desk.enter(userId, service, right);
    return { serviceId: desk.service.id, userId };
  }
}
