import { addDays, dayIn } from '@vetka/domain/date';
import { eq } from 'drizzle-orm';
import {
  addresses,
  attributes,
  attributeValues,
  categories,
  cities,
  deliveryDays,
  deliveryZones,
  media,
  productAttributeValues,
  productCategories,
  productCompositions,
  productFamilies,
  productMedia,
  products,
  reviews,
  serviceClosedDays,
  serviceSectionProducts,
  serviceSections,
  services,
  stemRecipes,
  storefrontProducts,
} from '../../src/platform/database/schema/index.ts';
import type { TestApp } from '../app.ts';
import { createMarketFixture } from '../marketFixture.ts';

const first = <T>([row]: T[]): T => {
  if (!row) throw new Error('Nothing was inserted.');
  return row;
};

const searchFor = (text: string): string => `products?search=${encodeURIComponent(text)}`;

/** A shop with a bouquet in two sizes, one order, and a row in each table that the catalogue shows. */
export async function openShownShop(api: TestApp) {
  const { db } = api;
  const market = createMarketFixture(api);
  const made = await market.ordered({ productionMinutes: 60, costPrice: 100_000, isSoldAtCost: true });
  const { seller, product } = made;
  const { user } = await api.signIn();
  const small = await market.product(seller, { price: 200_000, title: 'Букет из 7 пионов' });
  const owned = { serviceId: seller.id };
  const shown = { productId: product.id };

  const family = first(
    await db
      .insert(productFamilies)
      .values({ ...owned, name: 'Пионы' })
      .returning(),
  );
  await db.execute(`update products set family_id = ${family.id} where id in (${product.id}, ${small.id})`);
  await db.update(products).set({ oldPrice: 300_000 }).where(eq(products.id, small.id));
  const picture = first(
    await db
      .insert(media)
      .values({
        type: 'IMAGE',
        ownerScope: 'PLATFORM',
        key: 'rose',
        filename: 'rose.webp',
        contentType: 'image/webp',
        width: 800,
        height: 600,
      })
      .returning(),
  );
  await db.insert(productMedia).values({ ...shown, mediaId: picture.id, alt: 'Пионы' });
  const address = first(
    await db.insert(addresses).values({ city: 'Москва', formatted: 'Москва, улица Ленина, 10' }).returning(),
  );
  await db.update(services).set({ logoMediaId: picture.id, addressId: address.id }).where(eq(services.id, seller.id));

  const category = first(await db.insert(categories).values({ slug: 'piony', name: 'Пионы' }).returning());
  await db.insert(productCategories).values({ ...shown, categoryId: category.id });
  const flower = first(await db.insert(attributes).values({ name: 'flower', label: 'Цветок' }).returning());
  const value = first(
    await db.insert(attributeValues).values({ attributeId: flower.id, value: 'peony', label: 'Пион' }).returning(),
  );
  await db.insert(productAttributeValues).values({ ...shown, valueId: value.id });
  await db.insert(productCompositions).values({ ...shown, name: 'Пион', quantity: 15 });
  await db.insert(reviews).values({ ...shown, userId: user.id, rating: 5 });
  await db.insert(stemRecipes).values({ ...shown, ...owned, regularPrice: 300_000, freshPrice: product.price });

  const section = first(
    await db
      .insert(serviceSections)
      .values({ ...owned, name: 'Свадьба', slug: 'svadba' })
      .returning(),
  );
  await db.insert(serviceSectionProducts).values({ ...shown, sectionId: section.id });
  await db.insert(storefrontProducts).values({ ...owned, ...shown });

  const tomorrow = addDays(dayIn('Europe/Moscow'), 1);
  await db.insert(serviceClosedDays).values({ ...owned, day: dayIn('Europe/Moscow') });
  await db.insert(deliveryDays).values({ ...owned, day: tomorrow, capacity: 9 });
  await db.insert(deliveryZones).values({ optionId: seller.deliveryId, cityId: seller.service.cityId });

  const shop = `services/${seller.service.slug}`;
  const city = first(await db.select().from(cities).where(eq(cities.id, seller.service.cityId)));
  const pages = [
    'products?sort=cheaper',
    'products?sort=soonest&inStock=true&costPrice=true',
    'products?deliveryToday=true',
    'products/getFilters',
    searchFor('скидки'),
    searchFor('доставка сегодня'),
    searchFor(`до 2500 рублей ${city.name}`),
    'catalog/piony',
    `products/${product.slug}`,
    `products/${small.id}/related`,
    `${shop}/storefront-products`,
    `${shop}/products?category=svadba`,
  ];
  return { ...made, pages };
}
