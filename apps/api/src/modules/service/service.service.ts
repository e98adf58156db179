import type { CatalogQuery, ProductPage } from '@vetka/domain/catalog';
import type { DeliveryOption } from '@vetka/domain/delivery';
import { metaOf, type Page, type PageQuery } from '@vetka/domain/paging';
import type { Service, ServiceCard, ServicesQuery } from '@vetka/domain/service';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/http/refusal.ts';
import { optionalMediaFile } from '../../platform/media-file.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';
import * as repository from './service.repository.ts';

const defaultTake = 24;

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

const optionsOf = (
  rows: Awaited<ReturnType<typeof repository.findOptions>>,
  ownAddress: string | undefined,
): DeliveryOption[] =>
  rows.map(({ option: { id, type, name, description, price, freeFrom }, pickup }) => ({
    id,
    type,
    name,
    description,
    price,
    freeFrom,
    pickupAddress: type === 'PICKUP' ? (pickup ?? ownAddress ?? null) : null,
  }));

/** Sellers: their cards, their home, and what they sell. */
export class ServiceService {
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

  /** By number or slug. @throws Refusal 404 */
  async read({ userId }: RequestSession, id: string): Promise<Service> {
    const row = await this.#find(id, userId);
    const { service, city } = row;
    const [{ legal, address }, options, categories] = await Promise.all([
      repository.findRequisites(this.#app.db, service.legalInfoId, service.addressId),
      repository.findOptions(this.#app.db, service.id),
      repository.findServiceCategories(this.#app.db, service.id),
    ]);
    return {
      ...cardOf(row),
      story: service.story,
      phone: service.phone ?? '',
      address: address?.formatted ?? '',
      timeZone: city.timeZone,
      workingHours: service.workingHours,
      createdAt: service.createdAt.toISOString(),
      legalName: legal?.name ?? '',
      inn: legal?.inn ?? '',
      ogrn: legal?.ogrn ?? '',
      deliveryOptions: optionsOf(options, address?.formatted),
      categories,
    };
  }

  async products(session: RequestSession, id: string, query: CatalogQuery): Promise<ProductPage> {
    const { service } = await this.#find(id, null);
    return this.#app.catalog.products(session, query, [sql`products.service_id = ${service.id}`]);
  }

  /** What the seller puts in the window. */
  async storefront(session: RequestSession, id: string, query: PageQuery): Promise<ProductPage> {
    const { service } = await this.#find(id, null);
    const isInWindow = sql`exists (
      select from storefront_products sp where sp.product_id = products.id and sp.service_id = ${service.id}
    )`;
    return this.#app.catalog.products(session, query, [isInWindow]);
  }

  async #find(id: string, userId: number | null): Promise<repository.ServiceRow> {
    const row = await repository.findService(this.#app.db, id, userId);
    if (!row) throw notFound('service.unknown', 'Такого магазина нет');
    return row;
  }
}
