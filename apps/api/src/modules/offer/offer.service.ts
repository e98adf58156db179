import type {
  CostProducts,
  CouponEstimate,
  CouponRule,
  ManagedCoupon,
  ManagedCoupons,
  ManagedPlan,
  ManagedPlans,
  NewPlan,
  OfferHistory,
  PlanEstimate,
  PlanOrder,
  PlanRule,
  PlanTerms,
  SellAtCost,
  SoldAtCost,
  WriteCoupon,
} from '@vetka/domain/offer';
import type { PageQuery } from '@vetka/domain/paging';
import type { FastifyInstance } from 'fastify';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { readCostGoods, sellAtCost } from './offer.cost.ts';
import { readCoupon, readCoupons } from './offer.coupons.ts';
import { estimateCoupon } from './offer.estimate.ts';
import { estimatePlan } from './offer.plan-estimate.ts';
import { readOfferHistory, type Seller } from './offer.history.ts';
import { createPlan, editPlan, orderPlans, readPlan, readPlans, switchPlan } from './offer.plans.ts';
import { createCoupon, editCoupon, switchCoupon, type Shop } from './offer.writing.ts';

/** A person of a shop, by its slug. */
interface Asked {
  userId: number;
  service: string;
}

/** A person of the administration. The call has checked it. */
interface Administrator {
  administratorId: number;
  /** The transaction of an act. */
  db: Executor;
}

/** The person making the request: of a shop, or of the administration for the platform. */
type OfferAsker = Asked | Administrator;

/**
 * Subscription plans and coupons as their sellers manage them. Methods throw a Refusal 404 for people who do not work
 * for the shop, and 403 for those without the right.
 */
export class OfferService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async plans(asker: OfferAsker): Promise<ManagedPlans> {
    return readPlans(this.#app.db, await this.#seller(asker));
  }

  /** @throws Refusal 409 above the limit, 422 on `percent` */
  createPlan(asker: OfferAsker, body: NewPlan): Promise<ManagedPlan> {
    return this.#changePlan(asker, (tx, seller) => createPlan(tx, seller, body));
  }

  /** @throws Refusal 404, 422 on `percent` */
  editPlan(asker: OfferAsker, id: number, body: PlanTerms): Promise<ManagedPlan> {
    return this.#changePlan(asker, async (tx, seller) => {
      await editPlan(tx, seller, id, body);
      return id;
    });
  }

  /** @throws Refusal 404 */
  switchPlan(asker: OfferAsker, id: number, isActive: boolean): Promise<ManagedPlan> {
    return this.#changePlan(asker, async (tx, seller) => {
      await switchPlan(tx, seller, id, isActive);
      return id;
    });
  }

  /** @throws Refusal 409 when the plans are others */
  async orderPlans(asker: OfferAsker, order: PlanOrder): Promise<ManagedPlans> {
    const [seller, db] = [await this.#seller(asker), this.#dbOf(asker)];
    await db.transaction((tx) => orderPlans(tx, seller, order));
    return readPlans(db, seller);
  }

  async estimatePlan(asked: Asked, rule: PlanRule): Promise<PlanEstimate> {
    return estimatePlan(this.#app.db, (await this.#shop(asked)).serviceId, rule);
  }

  async coupons(asked: Asked, query: PageQuery): Promise<ManagedCoupons> {
    return readCoupons(this.#app.db, (await this.#shop(asked)).serviceId, query);
  }

  /** @throws Refusal 404 for a coupon of another shop */
  async coupon(asked: Asked, id: number): Promise<ManagedCoupon> {
    return readCoupon(this.#app.db, (await this.#shop(asked)).serviceId, id);
  }

  /** @throws Refusal 422 on the field */
  createCoupon(asked: Asked, body: WriteCoupon): Promise<ManagedCoupon> {
    return this.#changeCoupon(asked, (tx, shop) => createCoupon(tx, shop, body));
  }

  /** @throws Refusal 404, 422 on the field */
  editCoupon(asked: Asked, id: number, body: WriteCoupon): Promise<ManagedCoupon> {
    return this.#changeCoupon(asked, async (tx, shop) => {
      await editCoupon(tx, shop, id, body);
      return id;
    });
  }

  /** @throws Refusal 404 */
  switchCoupon(asked: Asked, id: number, isActive: boolean): Promise<ManagedCoupon> {
    return this.#changeCoupon(asked, async (tx, shop) => {
      await switchCoupon(tx, shop, id, isActive);
      return id;
    });
  }

  /** @throws Refusal 422 on `nickname` */
  async estimate(asked: Asked, rule: CouponRule): Promise<CouponEstimate> {
    return estimateCoupon(this.#app.db, (await this.#shop(asked)).serviceId, rule);
  }

  async costGoods(asked: Asked, query: PageQuery): Promise<CostProducts> {
    return readCostGoods(this.#app.db, (await this.#shop(asked)).serviceId, query);
  }

  /** @throws Refusal 404 for a product of another shop, 422 on `ids` without a cost price */
  async sellAtCost(asked: Asked, body: SellAtCost): Promise<SoldAtCost> {
    const shop = await this.#shop(asked);
    return this.#app.db.transaction((tx) => sellAtCost(tx, shop, body));
  }

  async history(asked: Asked, query: PageQuery): Promise<OfferHistory> {
    return readOfferHistory(this.#app.db, (await this.#shop(asked)).serviceId, query);
  }

  /** The history of the plans of the platform. */
  platformHistory(query: PageQuery): Promise<OfferHistory> {
    return readOfferHistory(this.#app.db, null, query);
  }

  async #changePlan(
    asker: OfferAsker,
    change: (tx: Transaction, seller: Seller) => Promise<number>,
  ): Promise<ManagedPlan> {
    const [seller, db] = [await this.#seller(asker), this.#dbOf(asker)];
    return readPlan(db, await db.transaction((tx) => change(tx, seller)));
  }

  async #changeCoupon(asked: Asked, change: (tx: Transaction, shop: Shop) => Promise<number>): Promise<ManagedCoupon> {
    const shop = await this.#shop(asked);
    const id = await this.#app.db.transaction((tx) => change(tx, shop));
    return readCoupon(this.#app.db, shop.serviceId, id);
  }

  async #seller(asker: OfferAsker): Promise<Seller> {
    if ('service' in asker) return this.#shop(asker);
    return { serviceId: null, userId: asker.administratorId };
  }

  #dbOf(asker: OfferAsker): Executor {
    return 'db' in asker ? asker.db : this.#app.db;
  }

  async #shop({ userId, service }: Asked): Promise<Shop> {
    const desk = await this.#app.desk.enter(userId, service, 'MANAGE_GOODS');
    return { serviceId: desk.service.id, userId };
  }
}
