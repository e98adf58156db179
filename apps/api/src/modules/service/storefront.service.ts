import type {
  ArrangeShelf,
  ArrangeShopBanners,
  ArrangeShopSections,
  EditShopBanner,
  EditShopSection,
  FillShopSection,
  NewShopSection,
  SaveShopBanner,
  SaveShopPage,
  Shelf,
  ShopBanners,
  ShopPageState,
  ShopSections,
  Storefront,
} from '@vetka/domain/storefront';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { gathered } from '../../platform/database/gathered.ts';
import { arrangeBanners, createBanner, deleteBanner, editBanner, readBanners } from './storefront.banners.ts';
import { discardPage, publishPage, readPage, savePage, type Arranger } from './storefront.page.ts';
import {
  arrangeSections,
  createSection,
  deleteSection,
  editSection,
  fillSection,
  readSections,
  restoreSection,
} from './storefront.sections.ts';
import { arrangeShelf, readShelf } from './storefront.shelf.ts';

/** A person of a shop, by its slug. */
interface Asked {
  userId: number;
  service: string;
}

type Change = (tx: Transaction, arranger: Arranger) => Promise<unknown>;

/**
 * The page of a shop, edited by its owner and managers. Every method throws a Refusal 404 for people who do not work
 * for the shop, and 403 for those without the right.
 */
export class StorefrontService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async read(asked: Asked): Promise<Storefront> {
    const { serviceId } = await this.#arranger(asked);
    const { db } = this.#app;
    const [page, shelf, sections, banners] = await gathered(() =>
      Promise.all([
        readPage(db, serviceId),
        readShelf(db, serviceId),
        readSections(db, serviceId),
        readBanners(db, serviceId),
      ]),
    );
    return { page, shelf, sections, banners };
  }

  /** @throws Refusal 409 with `details.page` when it was saved since it was read, 422 on a picture */
  savePage(asked: Asked, body: SaveShopPage): Promise<ShopPageState> {
    return this.#changePage(asked, (tx, arranger) => savePage(tx, arranger, body));
  }

  /** @throws Refusal 409, 422 on the fields that can't be published */
  publishPage(asked: Asked, version: number): Promise<ShopPageState> {
    return this.#changePage(asked, (tx, { serviceId }) => publishPage(tx, serviceId, version));
  }

  /** @throws Refusal 409 */
  discardPage(asked: Asked, version: number): Promise<ShopPageState> {
    return this.#changePage(asked, (tx, { serviceId }) => discardPage(tx, serviceId, version));
  }

  /** @throws Refusal 422 on `ids` */
  async arrangeShelf(asked: Asked, body: ArrangeShelf): Promise<Shelf> {
    const arranger = await this.#change(asked, (tx, { serviceId }) => arrangeShelf(tx, serviceId, body));
    return readShelf(this.#app.db, arranger.serviceId);
  }

  /** @throws Refusal 409 above the limit, 422 on `parentId` */
  createSection(asked: Asked, body: NewShopSection): Promise<ShopSections> {
    return this.#changeSections(asked, (tx, { serviceId }) => createSection(tx, serviceId, body));
  }

  /** @throws Refusal 404 */
  editSection(asked: Asked, id: number, body: EditShopSection): Promise<ShopSections> {
    return this.#changeSections(asked, (tx, { serviceId }) => editSection(tx, serviceId, id, body));
  }

  /** @throws Refusal 404 */
  deleteSection(asked: Asked, id: number): Promise<ShopSections> {
    return this.#changeSections(asked, (tx, { serviceId }) => deleteSection(tx, serviceId, id));
  }

  /** @throws Refusal 404 */
  restoreSection(asked: Asked, id: number): Promise<ShopSections> {
    return this.#changeSections(asked, (tx, { serviceId }) => restoreSection(tx, serviceId, id));
  }

  /** @throws Refusal 409 when the sections are others or nested too deep */
  arrangeSections(asked: Asked, body: ArrangeShopSections): Promise<ShopSections> {
    return this.#changeSections(asked, (tx, { serviceId }) => arrangeSections(tx, serviceId, body));
  }

  /** @throws Refusal 404, 422 on `productIds` */
  fillSection(asked: Asked, id: number, { productIds }: FillShopSection): Promise<ShopSections> {
    return this.#changeSections(asked, (tx, { serviceId }) => fillSection(tx, serviceId, id, productIds));
  }

  /** @throws Refusal 409 above the limit, 422 on the field */
  createBanner(asked: Asked, body: SaveShopBanner): Promise<ShopBanners> {
    return this.#changeBanners(asked, (tx, arranger) => createBanner(tx, arranger, body));
  }

  /** @throws Refusal 404, 422 on the field */
  editBanner(asked: Asked, id: number, body: EditShopBanner): Promise<ShopBanners> {
    return this.#changeBanners(asked, (tx, arranger) => editBanner(tx, arranger, id, body));
  }

  /** @throws Refusal 404 */
  deleteBanner(asked: Asked, id: number): Promise<ShopBanners> {
    return this.#changeBanners(asked, (tx, { serviceId }) => deleteBanner(tx, serviceId, id));
  }

  /** @throws Refusal 409 unless these are all banners of the shop */
  arrangeBanners(asked: Asked, body: ArrangeShopBanners): Promise<ShopBanners> {
    return this.#changeBanners(asked, (tx, { serviceId }) => arrangeBanners(tx, serviceId, body));
  }

  async #changePage(asked: Asked, change: Change): Promise<ShopPageState> {
    return readPage(this.#app.db, (await this.#change(asked, change)).serviceId);
  }

  async #changeSections(asked: Asked, change: Change): Promise<ShopSections> {
    return readSections(this.#app.db, (await this.#change(asked, change)).serviceId);
  }

  async #changeBanners(asked: Asked, change: Change): Promise<ShopBanners> {
    return readBanners(this.#app.db, (await this.#change(asked, change)).serviceId);
  }

  async #change(asked: Asked, change: Change): Promise<Arranger> {
    const arranger = await this.#arranger(asked);
    await this.#app.db.transaction((tx) => change(tx, arranger));
    return arranger;
  }

  async #arranger({ userId, service }: Asked): Promise<Arranger> {
    const desk = await this.#app.desk.enter(userId, service, 'MANAGE_GOODS');
    return { serviceId: desk.service.id, userId };
  }
}
