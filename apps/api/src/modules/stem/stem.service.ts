import type { DeskRight } from '@vetka/domain/desk';
import type {
  CountedStems,
  NewBatch,
  NewStem,
  Recipe,
  RecipeEdit,
  Stem,
  StemCount,
  StemEdit,
  StemMoves,
  StemMovesQuery,
  StemPage,
  StemRules,
  StemRulesUpdate,
  StemsQuery,
  StemWriteOff,
} from '@vetka/domain/stem';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { countStems, receive, writeOff, type Keeper } from './stem.batches.ts';
import { createStem, editStem, removeStem } from './stem.edit.ts';
import { readStemMoves } from './stem.moves.ts';
import { compositionOf, readRecipe, saveRecipe } from './stem.recipes.ts';
import { readStem, readStems } from './stem.rows.ts';
import { readRules, saveRules } from './stem.rules.ts';

/** The person making the request, and the shop (by slug). */
interface Asked {
  userId: number;
  service: string;
}

/**
 * Stems and recipes of a shop, managed by its people. Every method throws a Refusal 404 for people who do not work for
 * it, and 403 for those without the right.
 */
export class StemService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async list(asked: Asked, query: StemsQuery): Promise<StemPage> {
    return readStems(this.#app.db, (await this.#keeper(asked)).serviceId, query);
  }

  /** @throws Refusal 409 when there are too many, 422 on `name` */
  async create(asked: Asked, body: NewStem): Promise<Stem> {
    const keeper = await this.#keeper(asked, 'MANAGE_GOODS');
    const id = await this.#app.db.transaction((tx) => createStem(tx, keeper, body));
    return readStem(this.#app.db, keeper.serviceId, id);
  }

  /** @throws Refusal 404, 422 on `name` */
  async edit(asked: Asked, id: number, body: StemEdit): Promise<Stem> {
    const keeper = await this.#keeper(asked, 'MANAGE_GOODS');
    return this.#change(keeper, id, (tx) => editStem(tx, keeper, id, body));
  }

  /** @throws Refusal 404, 409 while something needs it */
  async remove(asked: Asked, id: number): Promise<{ id: number }> {
    const keeper = await this.#keeper(asked, 'MANAGE_GOODS');
    await this.#app.db.transaction((tx) => removeStem(tx, keeper, id));
    return { id };
  }

  /** @throws Refusal 404, 422 on `quantity` */
  async receive(asked: Asked, id: number, body: NewBatch): Promise<Stem> {
    const keeper = await this.#keeper(asked);
    return this.#change(keeper, id, (tx) => receive(tx, keeper, id, body));
  }

  /** @throws Refusal 404, 422 on `quantity` */
  async writeOff(asked: Asked, id: number, body: StemWriteOff): Promise<Stem> {
    const keeper = await this.#keeper(asked);
    return this.#change(keeper, id, (tx) => writeOff(tx, keeper, id, body));
  }

  /** @throws Refusal 404 */
  async count(asked: Asked, body: StemCount): Promise<CountedStems> {
    const keeper = await this.#keeper(asked);
    const changed = await this.#app.db.transaction((tx) => countStems(tx, keeper, body));
    return { counted: body.lines.length, changed };
  }

  async moves(asked: Asked, query: StemMovesQuery): Promise<StemMoves> {
    return readStemMoves(this.#app.db, (await this.#keeper(asked)).serviceId, query);
  }

  async rules(asked: Asked): Promise<StemRules> {
    return readRules(this.#app.db, (await this.#keeper(asked)).serviceId);
  }

  async setRules(asked: Asked, body: StemRulesUpdate): Promise<StemRules> {
    const { serviceId } = await this.#keeper(asked, 'MANAGE_GOODS');
    await this.#app.db.transaction((tx) => saveRules(tx, serviceId, body));
    return readRules(this.#app.db, serviceId);
  }

  /** @throws Refusal 404 for a product of another shop */
  async recipe(asked: Asked, id: number): Promise<Recipe> {
    return readRecipe(this.#app.db, (await this.#keeper(asked)).serviceId, id);
  }

  /** Shoppers read the recipe as the product's composition. @throws Refusal 404, 422 on `parts` */
  async setRecipe(asked: Asked, id: number, body: RecipeEdit): Promise<Recipe> {
    const keeper = await this.#keeper(asked, 'MANAGE_GOODS');
    await this.#app.db.transaction(async (tx) => {
      await saveRecipe(tx, keeper, id, body);
      if (body.parts.length > 0) await this.#app.goods.setComposition(tx, id, await compositionOf(tx, body.parts));
    });
    return readRecipe(this.#app.db, keeper.serviceId, id);
  }

  async #change(keeper: Keeper, id: number, work: (tx: Transaction) => Promise<void>): Promise<Stem> {
    await this.#app.db.transaction(work);
    return readStem(this.#app.db, keeper.serviceId, id);
  }

  async #keeper({ userId, service }: Asked, right: DeskRight = 'CHANGE_STOCK'): Promise<Keeper> {
    const desk = await this.#app.desk.enter(userId, service, right);
    return { serviceId: desk.service.id, userId };
  }
}
