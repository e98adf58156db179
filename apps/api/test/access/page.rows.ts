import { eq, isNull } from 'drizzle-orm';
import { banners, redirects, seoEntries } from '../../src/platform/database/schema/index.ts';
import { pictureOf } from './desk.rows.ts';
import { on, plain, type Rows, type Thing } from './probe.ts';
import { mark, one } from './things.ts';
import { anyone, everybody } from './vocabulary.ts';

const administrationOnly = everybody(404, { guest: 401, administration: 'allowed' });
const invalid = everybody(404, { guest: 401, administration: 422 });
const byId = ({ id }: { id: number }) => ({ params: { id } });

const moved = { from: '/moved', to: '/catalog', statusCode: 301 };
const redirect: Thing<{ id: number }> = {
  title: 'a moved path',
  make: async ({ db }) => {
    await db.delete(redirects).where(eq(redirects.fromPath, moved.from));
    return one(
      await db
        .insert(redirects)
        .values({ fromPath: `/old-${mark()}`, toPath: '/catalog' })
        .returning(),
    );
  },
};

const written = { path: '/popular', title: 'Популярное', description: '', text: '' };
const texts: Thing<{ id: number; updatedAt: Date }> = {
  title: 'the texts of a page',
  make: async ({ db }) => {
    await db.delete(seoEntries).where(eq(seoEntries.path, written.path));
    return one(await db.insert(seoEntries).values(written).returning());
  },
};

const banner = {
  place: 'SIDE',
  label: '',
  title: 'Пионы приехали',
  text: '',
  buttonText: '',
  href: '/popular',
  alt: '',
  look: 1,
  viewers: 'EVERYBODY',
  startsAt: null,
  endsAt: null,
  isActive: true,
  pictureId: null,
} as const;
const homeBanner: Thing<{ id: number }> = {
  title: 'the only banner of the home page',
  make: async ({ db }) => {
    await db.delete(banners).where(isNull(banners.serviceId));
    const { pictureId: _pictureId, startsAt: _startsAt, endsAt: _endsAt, ...row } = banner;
    return one(await db.insert(banners).values(row).returning());
  },
};

const strangersPicture: Thing<{ id: number; pictureId: number }> = {
  title: 'the only banner of the home page, with a picture of somebody else',
  make: async (world) => ({ ...(await homeBanner.make(world)), pictureId: await pictureOf(world, 'owner') }),
};
const pictured = (pictureId: number) => ({ ...banner, pictureId, alt: 'Пионы в вазе' });

export const pageRows: Rows<'page'> = {
  'page.seo': [plain(anyone, () => ({ query: { path: '/popular' } }))],
  'page.redirects': [plain(administrationOnly)],
  'page.addRedirect': [plain(administrationOnly, () => ({ body: { ...moved, from: `/old-${mark()}` } }))],
  'page.changeRedirect': [on(redirect, administrationOnly, (made) => ({ ...byId(made), body: moved }))],
  'page.removeRedirect': [on(redirect, administrationOnly, (made) => byId(made))],
  'page.texts': [plain(administrationOnly)],
  'page.addTexts': [plain(administrationOnly, () => ({ body: { ...written, path: '/shops' } }))],
  'page.changeTexts': [
    on(texts, administrationOnly, ({ updatedAt, ...made }) => ({
      ...byId(made),
      body: { ...written, unchangedSince: updatedAt.toISOString() },
    })),
  ],
  'page.removeTexts': [on(texts, administrationOnly, (made) => byId(made))],
  'page.banners': [plain(anyone)],
  'page.homeBanners': [plain(administrationOnly)],
  'page.addBanner': [
    plain(administrationOnly, () => ({ body: { ...banner, place: 'HERO' } })),
    on(strangersPicture, invalid, ({ pictureId }) => ({ body: pictured(pictureId) })),
  ],
  'page.changeBanner': [
    on(homeBanner, administrationOnly, (made) => ({ ...byId(made), body: banner })),
    on(strangersPicture, invalid, ({ id, pictureId }) => ({ ...byId({ id }), body: pictured(pictureId) })),
  ],
  'page.switchBanner': [on(homeBanner, administrationOnly, (made) => ({ ...byId(made), body: { isActive: false } }))],
  'page.orderBanners': [on(homeBanner, administrationOnly, ({ id }) => ({ body: { place: banner.place, ids: [id] } }))],
  'page.removeBanner': [on(homeBanner, administrationOnly, (made) => byId(made))],
  'page.sitemaps': [plain(anyone)],
  'page.sitemap': [plain(anyone, () => ({ params: { kind: 'products' }, query: { after: 0, until: 50_000 } }))],
};
