import type { VoteDirection } from '@vetka/domain/actor';
import { cartMessages, maxCartLines, maxQuantity, quantityBounds, type AddToCart, type Cart } from '@vetka/domain/cart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { together } from '../../platform/database/together.ts';
import { invalid, notFound } from '../../platform/http/refusal.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';
import type { LoginEvent } from '../../platform/session/session.service.ts';
import { mergeGuestCarts } from './cart.merge.ts';
import * as repository from './cart.repository.ts';
import { isAvailable, noRows, viewCart } from './cart.view.ts';

type Owner = repository.CartOwner;
type Coupon = Awaited<ReturnType<FastifyInstance['coupon']['find']>>[number];
type CouponFacts = Awaited<ReturnType<FastifyInstance['coupon']['facts']>>;

/** The owner of a request's cart; null for a visitor without a session, whose cart is empty. */
const ownerOf = ({ userId, formerOf, id }: RequestSession): Owner | null => {
  const personId = userId ?? formerOf;
  if (personId !== null) return { userId: personId };
  return id === null ? null : { sessionId: id };
};

const cartNotFound = () => notFound('cart.not-found', 'Этого товара в корзине уже нет');

/** @throws Refusal 422 on `quantity` when the seller has fewer. */
const refuseOverStock = (product: { isStockTracked: boolean; stock: number }, quantity: number): void => {
  const most = maxQuantity(product.isStockTracked ? product.stock : null);
  if (quantity > most) throw invalid({ quantity: cartMessages.stock(most) }, 'cart.out-of-stock');
};

/** One cart per guest or person, with a sub-cart per seller. Every change returns the whole cart. */
export class CartService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** The whole cart in one query, a second when a coupon is applied, and one more when it has rules of its own. */
  async read(session: RequestSession): Promise<Cart> {
    const owner = ownerOf(session);
    return owner ? this.readOf(this.#app.db, owner, session.isCartShop) : viewCart([], noRows, session.isCartShop);
  }

  async readOf(db: Executor, owner: Owner, isCartShop: boolean): Promise<Cart> {
    const [carts, lines, held] = await together(
      db,
      () => repository.findCarts(db, owner),
      () => repository.findLines(db, owner),
      async () => ('userId' in owner ? repository.findHoldings(db, owner.userId) : []),
    );
    const couponIds = carts.flatMap(({ couponId }) => couponId ?? []);
    const coupons = await this.#app.coupon.find(db, couponIds);
    const facts = await this.#factsOf(db, owner, carts, { lines, coupons });
    return viewCart(carts, { lines, held, coupons, facts }, isCartShop);
  }

  /** The facts that the rules of coupons need, by sub-cart; one query for each coupon with such rules. */
  async #factsOf(
    db: Executor,
    owner: Owner,
    carts: readonly repository.CartRow[],
    { lines, coupons }: { lines: readonly repository.LineRow[]; coupons: readonly Coupon[] },
  ): Promise<Map<number, CouponFacts>> {
    const userId = 'userId' in owner ? owner.userId : null;
    const facts = new Map<number, CouponFacts>();
    for (const { id, couponId, service } of carts) {
      const coupon = coupons.find((each) => each.id === couponId);
      if (!coupon) continue;
      const productIds = lines.filter(({ line }) => line.cartId === id).map(({ product }) => product.id);
      facts.set(id, await this.#app.coupon.facts(db, coupon, { userId, serviceId: service.id, productIds }));
    }
    return facts;
  }

  async add(request: FastifyRequest, reply: FastifyReply, line: AddToCart): Promise<Cart> {
    const { isCartShop } = line;
    const isChanged = request.session.isCartShop !== isCartShop;
    let isNew = false;
    const owner = await this.#app.sessions.keep(request, reply, async (tx, sessionId) => {
      // Update before taking the shared lock: two concurrent additions that both share it would deadlock on the
      // update.
      if (isChanged) await this.#app.sessions.setCartShop(tx, sessionId, isCartShop);
      const current = await this.#lockOwner(tx, sessionId);
      isNew = await this.#putIn(tx, current, line);
      return current;
    });
    if (isNew) this.#app.statistics.counter.countAdd(line.productId);
    request.session.isCartShop = isCartShop;
    return this.readOf(this.#app.db, owner, isCartShop);
  }

  async changeQuantity(session: RequestSession, cartId: number, productId: number, quantity: number): Promise<Cart> {
    return this.#change(session, async (tx, owner) => {
      const line = await this.#lineOf(tx, owner, cartId, productId);
      const found = await repository.findProduct(tx, productId);
      if (found) refuseOverStock(found.product, quantity);
      await repository.updateLine(tx, line.id, { quantity });
    });
  }

  /** @param method the wanted state, UP for selected; without it the other one */
  async toggle(session: RequestSession, cartId: number, productId: number, method?: VoteDirection): Promise<Cart> {
    return this.#change(session, async (tx, owner) => {
      const line = await this.#lineOf(tx, owner, cartId, productId);
      const isSelected = method === undefined ? !line.isSelected : method === 'UP';
      if (isSelected === line.isSelected) return;
      const found = await repository.findProduct(tx, productId);
      const canSelect = found !== undefined && isAvailable(found.product, found.serviceStatus);
      if (isSelected && !canSelect) throw invalid({ product: cartMessages.unavailable }, 'cart.unavailable');
      await repository.updateLine(tx, line.id, { isSelected });
    });
  }

  async removeProduct(session: RequestSession, cartId: number, productId: number): Promise<Cart> {
    return this.#change(session, async (tx, owner) => {
      await this.#lineOf(tx, owner, cartId, productId);
      await repository.deleteLine(tx, cartId, productId);
      await repository.deleteEmptyCarts(tx, owner);
    });
  }

  async remove(session: RequestSession, cartId: number): Promise<Cart> {
    return this.#change(session, async (tx, owner) => {
      if (!(await repository.findCart(tx, owner, cartId))) throw cartNotFound();
      await repository.deleteCart(tx, cartId);
    });
  }

  /** Applies a coupon to a sub-cart if it is valid there. */
  async applyCoupon(session: RequestSession, cartId: number, code: string): Promise<Cart> {
    const owner = ownerOf(session);
    const cart = await this.read(session);
    const subCart = cart.carts.find((entry) => entry.cartId === cartId);
    if (!owner || !subCart) throw cartNotFound();
    const couponId = await this.#app.coupon.quote(code, subCart, session.userId);
    await this.#app.db.transaction((tx) => repository.setCoupon(tx, cartId, couponId));
    return this.read(session);
  }

  async removeCoupon(session: RequestSession, cartId: number): Promise<Cart> {
    return this.#change(session, async (tx, owner) => {
      if (!(await repository.findCart(tx, owner, cartId))) throw cartNotFound();
      await repository.setCoupon(tx, cartId, null);
    });
  }

  /** Moves a guest's cart to the person. */
  merge({ tx, sessionId, userId }: LoginEvent): Promise<void> {
    const hasCouponProblem = async (id: number) => {
      const { carts } = await this.readOf(tx, { userId }, false);
      return carts.some(({ cartId, couponProblem }) => cartId === id && couponProblem !== undefined);
    };
    return mergeGuestCarts(tx, { sessionId, userId, hasCouponProblem });
  }

  /** Locks a person's sub-carts for a checkout. @returns ids of the selected products, available or not */
  lockSelected(tx: Transaction, userId: number): Promise<number[]> {
    return repository.lockSelected(tx, userId);
  }

  /** Removes coupons that a checkout refused; otherwise the order could never be placed. */
  async removeCoupons(cartIds: readonly number[]): Promise<void> {
    await repository.removeCoupons(this.#app.db, cartIds);
  }

  /** Removes ordered products from the cart, in the transaction of the order. */
  async removeOrdered(tx: Transaction, userId: number, cartId: number, productIds: readonly number[]): Promise<void> {
    for (const productId of productIds) await repository.deleteLine(tx, cartId, productId);
    await repository.setCoupon(tx, cartId, null);
    await repository.deleteEmptyCarts(tx, { userId });
  }

  /** Changes the cart of the session's current owner: the guest may be signing in at the same moment. */
  async #change(
    { id, isCartShop }: RequestSession,
    work: (tx: Transaction, owner: Owner) => Promise<void>,
  ): Promise<Cart> {
    if (id === null) throw cartNotFound();
    const owner = await this.#app.db.transaction(async (tx) => {
      const current = await this.#lockOwner(tx, id);
      await work(tx, current);
      return current;
    });
    return this.readOf(this.#app.db, owner, isCartShop);
  }

  async #lockOwner(tx: Transaction, sessionId: number): Promise<Owner> {
    const userId = await this.#app.sessions.lockOwner(tx, sessionId);
    return userId === null ? { sessionId } : { userId };
  }

  async #lineOf(tx: Transaction, owner: Owner, cartId: number, productId: number) {
    const cart = await repository.findCart(tx, owner, cartId);
    const line = cart && (await repository.findLine(tx, cartId, productId));
    if (!line) throw cartNotFound();
    return line;
  }

  /** @returns whether the product was not in the cart */
  async #putIn(tx: Transaction, owner: Owner, added: AddToCart): Promise<boolean> {
    const { productId, quantity, onlyIfAbsent = false } = added;
    const serviceId = await repository.findServiceOf(tx, productId);
    if (serviceId === undefined) throw notFound('cart.unavailable', cartMessages.unavailable);
    // Locks the sub-cart before the product, in the same order as checkout.
    const cartId = await repository.upsertCart(tx, owner, serviceId);
    const found = await repository.findProduct(tx, productId);
    if (!found || !isAvailable(found.product, found.serviceStatus)) {
      throw notFound('cart.unavailable', cartMessages.unavailable);
    }
    const line = await repository.findLine(tx, cartId, productId);
    if (line && onlyIfAbsent) {
      await repository.updateLine(tx, line.id, { isSelected: true });
      return false;
    }
    const total = Math.min(quantityBounds.max + 1, (line?.quantity ?? 0) + quantity);
    refuseOverStock(found.product, total);
    if (line) {
      await repository.updateLine(tx, line.id, { quantity: total, isSelected: true });
      return false;
    }
    if ((await repository.countLines(tx, owner)) >= maxCartLines) {
      throw invalid({ productId: cartMessages.tooManyLines }, 'cart.too-many-lines');
    }
    await repository.insertLine(tx, { cartId, productId, quantity, priceWhenAdded: found.product.price });
    return true;
  }
}
