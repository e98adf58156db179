import type { SubscriptionAnswer } from '@vetka/domain/account';
import type { SubscriptionState } from '@vetka/domain/actor';
import type { ArticlePage, FeedQuery } from '@vetka/domain/article';
import type { CatalogQuery, ProductPage } from '@vetka/domain/catalog';
import type { ContentPage } from '@vetka/domain/content';
import type { Banner } from '@vetka/domain/page';
import { metaOf, type Page, type PageQuery } from '@vetka/domain/paging';
import { pagePath } from '@vetka/domain/path';
import type {
  Employee,
  InviteAnswer,
  OwnSubscription,
  PlanOffer,
  PlanOffersQuery,
  RespondInvite,
  Service,
  ServiceCard,
  ServicesQuery,
  SubscriptionPlan,
  SubscriptionPurchase,
} from '@vetka/domain/service';
import type { DayLimits } from '@vetka/domain/delivery';
import type { DeskSettingsUpdate } from '@vetka/domain/desk';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import type { HiddenState } from '../../platform/hidden.ts';
import type { FinishedJson } from '../../platform/http/finished.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { optionalMediaFile } from '../../platform/media-file.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';
import { respondToInvite } from './service.invites.ts';
import { changeFollowing } from './service.following.ts';
import { readOffers } from './service.offers.ts';
import * as people from './service.people.ts';
import * as repository from './service.repository.ts';
import { treeOf } from './service.sections.ts';
import { prolongSubscription, readOwnSubscriptions } from './service.holdings.ts';
import { startHolding, takePlan, type Wanted } from './service.subscribing.ts';

const defaultTake = 24;

const serviceNotFound = () => notFound('service.unknown', 'Такого магазина нет');

/** The requested service, by id or slug, and the requester. */
interface Asked {
  session: RequestSession;
  id: string;
}

/** A purchase of a plan of a service, given by id or slug. */
type Purchase = Omit<Wanted, 'serviceId'> & { id: string };

const cardOf = ({ service, city, logo, cover, productsCount, isSubscribed }: repository.ServiceRow): ServiceCard => ({
  id: service.id,
  slug: service.slug,
  name: service.name,
  mediaFile: optionalMediaFile(logo),
  type: service.type,
  cover: optionalMediaFile(cover),
  tagline: service.tagline,
  cityName: city.name,
  rating: Math.round((service.rating ?? 0) * 10) / 10,
  reviewsCount: service.ratingCount,
  productsCount,
  subscribersCount: service.subscribersCount,
  subscriptionState: isSubscribed ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED',
});

/** Sellers: their cards, home pages and products. */
export class ServiceDirectory {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async list(session: RequestSession, query: ServicesQuery): Promise<Page<ServiceCard>> {
    const { page = 1, take = defaultTake } = query;
    const [rows, total] = await Promise.all([
      repository.findServices(this.#app.db, query, session, { page, take }),
      repository.countServices(this.#app.db, query),
    ]);
    return { data: rows.map(cardOf), meta: metaOf(page, take, total) };
  }

  /** Adds a paid order to each service's count, or takes it off (-1), in the transaction of the order. */
  async countOrders(tx: Transaction, serviceIds: readonly number[], sign: 1 | -1): Promise<void> {
    await repository.countOrders(tx, serviceIds, sign);
  }

  /** Starts a subscription that has just been paid. @returns false when it no longer awaited payment */
  startSubscription(tx: Transaction, holdingId: number): Promise<boolean> {
    return startHolding(tx, holdingId);
  }

  /** By id or slug. @throws Refusal 404 */
  async read({ userId }: RequestSession, id: string): Promise<Service> {
    const row = await repository.findHome(this.#app.db, id, userId, this.#app.delivery.optionsSql('services'));
    if (!row) throw serviceNotFound();
    const { service, city, legal, address, options, categories, sections } = row;
    return {
      ...cardOf(row),
      story: service.story,
      phone: service.phone ?? '',
      address: address ?? '',
      timeZone: city.timeZone,
      workingHours: service.workingHours,
      photoBeforeDelivery: service.photoBeforeDelivery,
      isAcceptingOrders: service.isAcceptingOrders,
      offersSubstitution: service.offersSubstitution,
      createdAt: service.createdAt.toISOString(),
      legalName: legal?.name ?? '',
      inn: legal?.inn ?? '',
      ogrn: legal?.ogrn ?? '',
      legalUpdatedAt: legal?.updatedAt.toISOString() ?? null,
      deliveryOptions: options,
      categories: sections.length > 0 ? treeOf(sections) : categories,
    };
  }

  /** In the order of the seller unless the query has one. `category` may be a section of the seller. */
  async products(session: RequestSession, id: string, query: CatalogQuery): Promise<FinishedJson<ProductPage>> {
    const shelf = await this.#shelfOf(id, query.category);
    if (shelf.sectionId === null) return this.#app.catalog.products(session, query, shelf);
    const { category: _section, ...rest } = query;
    return this.#app.catalog.products(session, rest, shelf);
  }

  /** All products of a seller, those that it puts first at the beginning. */
  async storefront(session: RequestSession, id: string, query: PageQuery): Promise<FinishedJson<ProductPage>> {
    return this.#app.catalog.products(session, query, await this.#shelfOf(id));
  }

  async content({ session, id }: Asked, query: FeedQuery): Promise<ContentPage> {
    return this.#app.content.list(session, query, { serviceId: await this.#idOf(id) });
  }

  async newContent({ session, id }: Asked, query: PageQuery): Promise<ContentPage> {
    return this.#app.content.latest(session, query, { serviceId: await this.#idOf(id) });
  }

  async articles({ session, id }: Asked, query: FeedQuery): Promise<ArticlePage> {
    return this.#app.article.list(session, query, { serviceId: await this.#idOf(id) });
  }

  async newArticles({ session, id }: Asked, query: PageQuery): Promise<ArticlePage> {
    return this.#app.article.latest(session, query, { serviceId: await this.#idOf(id) });
  }

  async banners({ session, id }: Asked): Promise<Banner[]> {
    return this.#app.page.banners(session, await this.#idOf(id));
  }

  /** Current employees, the owner first, without hidden profiles. */
  async employees(id: string): Promise<Employee[]> {
    const rows = await people.findWorkers(this.#app.db, await this.#idOf(id));
    return rows.map(({ user, avatar, role, status }) => ({
      id: user.id,
      nickname: user.nickname,
      firstName: user.firstName,
      lastName: user.lastName,
      avatar: optionalMediaFile(avatar),
      role,
      status,
    }));
  }

  /** Paid subscriptions: the seller's own plans, then those of the platform, which are valid with every seller. */
  async subscriptions(id: string): Promise<SubscriptionPlan[]> {
    return people.findPlans(this.#app.db, await this.#idOf(id));
  }

  /** Plans on sale with their savings. @throws Refusal 404 for an unknown service */
  async offers(session: RequestSession, { service }: PlanOffersQuery): Promise<PlanOffer[]> {
    const serviceId = service === undefined ? undefined : await this.#idOf(service);
    return readOffers(this.#app, session, serviceId);
  }

  /**
   * Starts a paid subscription. Repeating the request returns the same page of the bank.
   * @param origin the site's origin, where the payer returns to
   * @throws Refusal 404, 409 while one is active, 422 on `planId` or `legalInfo`, 502 or 503 when the bank fails
   */
  async buy({ id, ...wanted }: Purchase, origin: string): Promise<SubscriptionPurchase> {
    const { service } = await this.#find(id, wanted.userId);
    const { plan, holdingId, isPlatforms } = await this.#app.db.transaction((tx) =>
      takePlan(tx, { ...wanted, serviceId: service.id }),
    );
    const payment = await this.#app.payment.initSubscription(holdingId, {
      origin,
      path: isPlatforms ? '/cost-price' : pagePath('/$service', { service: service.slug }),
    });
    const state = payment.status === 'APPROVED' ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED';
    return { plan, state, payment };
  }

  /** The person's subscriptions, the latest first. */
  ownSubscriptions(userId: number): Promise<OwnSubscription[]> {
    return readOwnSubscriptions(this.#app.db, userId);
  }

  /** @throws Refusal 404, 409, 422 on `legalInfo`, 502 or 503 when the bank fails */
  prolong(asked: { userId: number; id: number }, origin: string): Promise<SubscriptionPurchase> {
    return prolongSubscription(this.#app, asked, origin);
  }

  /** @throws Refusal 404 for someone else's, 409 when it was answered otherwise or has expired */
  respondToInvite(invited: { userId: number; id: number }, answer: RespondInvite): Promise<InviteAnswer> {
    return respondToInvite(this.#app, invited, answer);
  }

  /** Follows or unfollows a service; without a state, the opposite of now. @throws Refusal 403 for a blocked one, 404 */
  async follow(userId: number, id: string, state: SubscriptionState | undefined): Promise<SubscriptionAnswer> {
    const serviceId = await this.#idOf(id);
    return this.#app.db.transaction((tx) => changeFollowing(tx, { userId, serviceId, state }));
  }

  /** Ends the following of a service, if there is one. */
  async endFollowing(tx: Transaction, userId: number, serviceId: number): Promise<void> {
    await changeFollowing(tx, { userId, serviceId, state: 'NOT_SUBSCRIBED' });
  }

  /** The services a person follows, most recent first. @throws Refusal 404 when the profile is not shown */
  async subscribedBy(session: RequestSession, id: number, query: PageQuery): Promise<Page<ServiceCard>> {
    const { page = 1, take = defaultTake } = query;
    const personId = await this.#app.profile.find(session, { id });
    const [rows, total] = await Promise.all([
      repository.findSubscribed(this.#app.db, personId, session.userId, { page, take }),
      repository.countSubscribed(this.#app.db, personId),
    ]);
    return { data: rows.map(cardOf), meta: metaOf(page, take, total) };
  }

  /** Switches and working hours, as its people set them at the desk. */
  async changeSettings(tx: Transaction, id: number, update: DeskSettingsUpdate) {
    const [service] = await repository.updateSettings(tx, id, update);
    if (!service) throw new Error(`The service ${id} does not exist.`);
    return service;
  }

  /** How much is delivered on a usual day: orders, and minutes of work. */
  async limitDays(tx: Transaction, id: number, limits: DayLimits): Promise<void> {
    await repository.updateDayLimits(tx, id, limits);
  }

  /** Hides a service that breaks the rules, with everything that belongs to it. */
  async hide(tx: Transaction, id: number): Promise<HiddenState | null> {
    return (await repository.changeStatus(tx, id, { from: 'PUBLISHED', to: 'HIDDEN' })) ? {} : null;
  }

  async unhide(tx: Transaction, id: number): Promise<void> {
    await repository.changeStatus(tx, id, { from: 'HIDDEN', to: 'PUBLISHED' });
  }

  /**
   * Everything that belongs to a hidden service is hidden with it. @throws Refusal 404 for a service that is not shown
   */
  async requireShown(id: number): Promise<void> {
    await this.#idOf(String(id));
  }

  async #shelfOf(id: string, section?: string) {
    const shelf = await repository.findShelf(this.#app.db, id, section);
    if (!shelf) throw serviceNotFound();
    return shelf;
  }

  async #idOf(id: string): Promise<number> {
    const serviceId = await repository.findServiceId(this.#app.db, id);
    if (serviceId === undefined) throw serviceNotFound();
    return serviceId;
  }

  async #find(id: string, userId: number | null): Promise<repository.ServiceRow> {
    const row = await repository.findService(this.#app.db, id, userId);
    if (!row) throw serviceNotFound();
    return row;
  }
}
