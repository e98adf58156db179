import { eq } from 'drizzle-orm';
import { banners, servicePages, serviceSections } from '../../src/platform/database/schema/index.ts';
import { inTheShop, ofShop, pictureOf } from './desk.rows.ts';
import { on, plain, type Ask, type Rows, type Thing } from './probe.ts';
import { mark, one } from './things.ts';
import { everybody } from './vocabulary.ts';
import type { World } from './world.ts';

const managers = { ...inTheShop, shopSeller: 403 } as const;
const conflict = { ...managers, shopOwner: 409, shopManager: 409 } as const;
const invalid = { ...managers, shopOwner: 422, shopManager: 422 } as const;
const notFound = everybody(404, { guest: 401 });

interface Made {
  slug: string;
  id: number;
}

/** A thing of the shop, and the same under the name of another shop. */
const both = (title: string, make: (world: World) => Promise<number>): [Thing<Made>, Thing<Made>] => [
  { title, make: async (world) => ({ slug: world.shop.service.slug, id: await make(world) }) },
  {
    title: `${title}, asked for in another shop`,
    make: async (world) => ({ slug: world.otherShop.service.slug, id: await make(world) }),
  },
];

const [section, misplacedSection] = both('a section of the shop', async ({ db, shop }) => {
  const row = { serviceId: shop.id, name: 'Пионы', slug: `piony-${mark()}` };
  return one(await db.insert(serviceSections).values(row).returning()).id;
});
const [banner, misplacedBanner] = both('a banner of the shop', async ({ db, shop }) => {
  const row = { place: 'SERVICE', serviceId: shop.id, title: 'Пионы приехали', href: '/catalog' } as const;
  return one(await db.insert(banners).values(row).returning()).id;
});
const [product, foreignProduct] = both('a product', async ({ market, shop }) => (await market.product(shop)).id);

const texts = { name: 'Мята', tagline: '', story: '', phone: '+79161234567', email: '' };
const page = { version: 1_000_000, ...texts, logoId: null, coverId: null };
const bannerBody = {
  title: 'Пионы приехали',
  text: '',
  buttonText: '',
  href: '/catalog',
  pictureId: null,
  viewers: 'EVERYBODY',
  startsAt: null,
  endsAt: null,
  isActive: true,
};

const inShop =
  (body: object) =>
  (world: World): Ask => ({ ...ofShop(world), body });
const byId = ({ slug, id }: Made): Ask => ({ params: { service: slug, id } });
const sending =
  (body: object) =>
  (made: Made): Ask => ({ ...byId(made), body });
const arranging = ({ slug, id }: Made): Ask => ({
  params: { service: slug },
  body: { ids: [id], hidesSoldOut: false },
});
const picture: Thing<{ id: number; slug: string }> = {
  title: 'a picture of a stranger',
  make: async (world) => ({ slug: world.shop.service.slug, id: await pictureOf(world, 'owner') }),
};
/** The page of a shop without a draft. */
const freshPage = (title: string, field: 'logoId' | 'coverId') => ({
  thing: {
    title,
    make: async (world: World) => {
      await world.db.delete(servicePages).where(eq(servicePages.serviceId, world.shop.id));
      return picture.make(world);
    },
  },
  ask: ({ slug, id }: Made): Ask => ({
    params: { service: slug },
    body: { ...page, version: 0, [field]: id },
  }),
});
const logo = freshPage('a logo of a stranger', 'logoId');
const cover = freshPage('a cover of a stranger', 'coverId');
const strangersPicture: Thing<Made & { pictureId: number }> = {
  title: 'a banner, and a picture of a stranger',
  make: async (world) => ({ ...(await banner.make(world)), pictureId: await pictureOf(world, 'owner') }),
};

/** The page of a shop, edited by its owner and managers. */
export const storefrontRows: Rows<'storefront'> = {
  'storefront.read': [plain(managers, ofShop, 'the shop')],
  'storefront.savePage': [
    plain(conflict, inShop(page), 'a page that was saved meanwhile'),
    on(logo.thing, invalid, logo.ask),
    on(cover.thing, invalid, cover.ask),
  ],
  'storefront.publishPage': [plain(conflict, inShop({ savedVersion: 1_000_000 }), 'a page that was saved meanwhile')],
  'storefront.discardPage': [plain(conflict, inShop({ savedVersion: 1_000_000 }), 'a page that was saved meanwhile')],
  'storefront.arrangeShelf': [
    on(product, managers, arranging),
    on(foreignProduct, { ...notFound, otherShopOwner: 422 }, arranging),
  ],
  'storefront.createSection': [
    plain(managers, inShop({ name: 'Пионы', parentId: null }), 'the shop'),
    on(section, managers, ({ slug, id }) => ({ params: { service: slug }, body: { name: 'Белые', parentId: id } })),
    on(misplacedSection, { ...notFound, otherShopOwner: 422 }, ({ slug, id }) => ({
      params: { service: slug },
      body: { name: 'Белые', parentId: id },
    })),
  ],
  'storefront.editSection': [
    on(section, managers, sending({ name: 'Розы', isVisible: false })),
    on(misplacedSection, notFound, sending({ name: 'Розы', isVisible: false })),
  ],
  'storefront.deleteSection': [on(section, managers, byId), on(misplacedSection, notFound, byId)],
  'storefront.restoreSection': [on(section, managers, byId), on(misplacedSection, notFound, byId)],
  'storefront.fillSection': [
    on(section, managers, sending({ productIds: [] })),
    on(section, invalid, sending({ productIds: [2_147_483_647] })),
    on(misplacedSection, notFound, sending({ productIds: [] })),
  ],
  'storefront.arrangeSections': [
    plain(
      conflict,
      inShop({ sections: [{ id: 2_147_483_647, parentId: 2_147_483_646 }] }),
      'sections that do not exist',
    ),
  ],
  'storefront.createBanner': [
    plain(managers, inShop(bannerBody), 'the shop'),
    on(picture, invalid, ({ slug, id }) => ({ params: { service: slug }, body: { ...bannerBody, pictureId: id } })),
  ],
  'storefront.editBanner': [
    on(banner, managers, sending(bannerBody)),
    on(misplacedBanner, notFound, sending(bannerBody)),
    on(strangersPicture, invalid, ({ pictureId, ...made }) => sending({ ...bannerBody, pictureId })(made)),
  ],
  'storefront.deleteBanner': [on(banner, managers, byId), on(misplacedBanner, notFound, byId)],
  'storefront.arrangeBanners': [
    plain(conflict, inShop({ ids: [2_147_483_647] }), 'banners that the shop does not have'),
  ],
};
