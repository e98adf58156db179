import type { ProductPage } from '@vetka/domain/catalog';
import type { Service } from '@vetka/domain/service';
import type { Storefront } from '@vetka/domain/storefront';
import { createDeskFixture } from './deskFixture.ts';

/** Shops whose owners edit their pages, for one test file. */
export async function createStorefrontFixture() {
  const { api, line, market } = await createDeskFixture();

  async function opened(goodsCount = 0) {
    const shop = await market.seller();
    const owner = await line.employ(shop.id, 'OWNER');
    const { slug } = shop.service;
    const goods: number[] = [];
    // The first is the most popular.
    for (let place = 0; place < goodsCount; place++) {
      goods.push((await market.product(shop, { popularity: 100 - place })).id);
    }
    const at = `desk/${slug}`;
    const read = async () => (await owner.visitor.get<Storefront>(`${at}/storefront`)).body;
    const listed = async (path = 'storefront-products') =>
      (await api.visitor().get<ProductPage>(`services/${slug}/${path}`)).body.data.map(({ id }) => id);
    const home = async () => (await api.visitor().get<Service>(`services/${slug}`)).body;
    return { shop, slug, owner, goods, at, read, listed, home };
  }

  return { api, line, market, opened };
}
