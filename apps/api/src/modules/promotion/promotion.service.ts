import type { PageQuery } from '@vetka/domain/paging';
import type {
  ManagedPromotion,
  ManagedPromotions,
  PromotionEstimate,
  PromotionProducts,
  PromotionTerms,
  ShopPromotion,
  TakePart,
} from '@vetka/domain/promotion';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { giveConsent, withdrawConsent, type Agreeing } from './promotion.consent.ts';
import { estimatePromotion } from './promotion.estimate.ts';
import { readManaged, readOneManaged } from './promotion.figures.ts';
import { followInShop, followPromotion } from './promotion.following.ts';
import { readForShop, readOneForShop, readSuitable } from './promotion.shop.ts';
import { notifyShops } from './promotion.notices.ts';
import {
  createPromotion,
  editPromotion,
  findPromotion,
  outdateByCategories,
  switchPromotion,
} from './promotion.writing.ts';

/** A person of a shop, by its slug. */
interface Asked {
  userId: number;
  service: string;
}

/** The origin of a consent. */
type Origin = Pick<Agreeing, 'ip' | 'userAgent'>;

/**
 * Promotions of the marketplace. Methods of a shop throw a Refusal 404 for people who do not work for it, and 403 for
 * those without the right.
 */
export class PromotionService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  managed(query: PageQuery): Promise<ManagedPromotions> {
    return readManaged(this.#app.db, query);
  }

  /** @throws Refusal 422 on the field */
  async create(tx: Transaction, userId: number, terms: PromotionTerms): Promise<ManagedPromotion> {
    const id = await createPromotion(tx, userId, terms);
    await notifyShops(this.#app, tx, id);
    return readOneManaged(tx, id);
  }

  /** `follow` must run after the commit. @throws Refusal 404, 422 on the field */
  async edit(tx: Transaction, userId: number, id: number, terms: PromotionTerms): Promise<ManagedPromotion> {
    await editPromotion(tx, userId, id, terms);
    await notifyShops(this.#app, tx, id);
    return readOneManaged(tx, id);
  }

  /** Prices follow the tree of categories, by which promotions are limited. */
  categoriesChanged(tx: Transaction): Promise<void> {
    return outdateByCategories(tx);
  }

  /** `follow` must run after the commit. @throws Refusal 404 */
  async switch(tx: Transaction, id: number, isActive: boolean): Promise<ManagedPromotion> {
    await switchPromotion(tx, id, isActive);
    await notifyShops(this.#app, tx, id);
    return readOneManaged(tx, id);
  }

  /** Brings all prices in line with a promotion. */
  follow(id: number): Promise<void> {
    return followPromotion(this.#app, id);
  }

  async ofShop(asked: Asked): Promise<ShopPromotion[]> {
    return readForShop(this.#app.db, await this.#shop(asked));
  }

  /** @throws Refusal 404 */
  async goods(asked: Asked, id: number, query: PageQuery): Promise<PromotionProducts> {
    return readSuitable(this.#app.db, await this.#shop(asked), id, query);
  }

  /** @throws Refusal 404 */
  async estimate(asked: Asked, id: number, productIds: readonly number[] | null): Promise<PromotionEstimate> {
    return estimatePromotion(this.#app.db, await this.#shop(asked), id, productIds);
  }

  /** @throws Refusal 404, 409 when it is over or its terms have changed, 422 on `productIds` */
  async join(asked: Asked, id: number, body: TakePart, origin: Origin): Promise<ShopPromotion> {
    const serviceId = await this.#shop(asked);
    const who = { userId: asked.userId, serviceId, ...origin };
    return this.#change(serviceId, id, (tx) => giveConsent(tx, who, id, body));
  }

  /** @throws Refusal 404 */
  async leave(asked: Asked, id: number): Promise<ShopPromotion> {
    const serviceId = await this.#shop(asked);
    await findPromotion(this.#app.db, id);
    return this.#change(serviceId, id, async (tx) => {
      await withdrawConsent(tx, { userId: asked.userId, serviceId }, id);
    });
  }

  async #change(serviceId: number, id: number, change: (tx: Transaction) => Promise<void>): Promise<ShopPromotion> {
    const { db } = this.#app;
    await db.transaction((tx) => followInShop(this.#app, tx, serviceId, { id, change: () => change(tx) }));
    return readOneForShop(db, serviceId, id);
  }

  async #shop({ userId, service }: Asked): Promise<number> {
    return (await this.#app.desk.enter(userId, service, 'MANAGE_GOODS')).service.id;
  }
}
