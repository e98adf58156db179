import { DeskParams } from '@vetka/domain/desk/schema';
import {
  ArrangeShelf,
  ArrangeShopBanners,
  ArrangeShopSections,
  EditShopBanner,
  EditShopSection,
  FillShopSection,
  NewShopSection,
  PublishShopPage,
  SaveShopBanner,
  SaveShopPage,
  Shelf,
  ShopBanners,
  ShopPageState,
  ShopSections,
  Storefront,
  StorefrontParams,
} from '@vetka/domain/storefront/schema';
import type { FastifyInstance } from 'fastify';
import { implementForUser } from '../../platform/http/implement.ts';
import type { SignedIn } from '../../platform/session/request-session.ts';

const askedBy = (user: SignedIn, { service }: { service: string }) => ({ userId: user.id, service });

const page = (app: FastifyInstance) => [
  implementForUser(app, 'storefront.read', { params: DeskParams, response: Storefront }, ({ params, user }) =>
    app.storefront.read(askedBy(user, params)),
  ),
  implementForUser(
    app,
    'storefront.savePage',
    { params: DeskParams, body: SaveShopPage, response: ShopPageState },
    ({ params, body, user }) => app.storefront.savePage(askedBy(user, params), body),
  ),
  implementForUser(
    app,
    'storefront.publishPage',
    { params: DeskParams, body: PublishShopPage, response: ShopPageState },
    ({ params, body, user }) => app.storefront.publishPage(askedBy(user, params), body.savedVersion),
  ),
  implementForUser(
    app,
    'storefront.discardPage',
    { params: DeskParams, body: PublishShopPage, response: ShopPageState },
    ({ params, body, user }) => app.storefront.discardPage(askedBy(user, params), body.savedVersion),
  ),
  implementForUser(
    app,
    'storefront.arrangeShelf',
    { params: DeskParams, body: ArrangeShelf, response: Shelf },
    ({ params, body, user }) => app.storefront.arrangeShelf(askedBy(user, params), body),
  ),
];

const sections = (app: FastifyInstance) => [
  implementForUser(
    app,
    'storefront.createSection',
    { params: DeskParams, body: NewShopSection, response: ShopSections },
    ({ params, body, user }) => app.storefront.createSection(askedBy(user, params), body),
  ),
  implementForUser(
    app,
    'storefront.editSection',
    { params: StorefrontParams, body: EditShopSection, response: ShopSections },
    ({ params, body, user }) => app.storefront.editSection(askedBy(user, params), params.id, body),
  ),
  implementForUser(
    app,
    'storefront.deleteSection',
    { params: StorefrontParams, response: ShopSections },
    ({ params, user }) => app.storefront.deleteSection(askedBy(user, params), params.id),
  ),
  implementForUser(
    app,
    'storefront.restoreSection',
    { params: StorefrontParams, response: ShopSections },
    ({ params, user }) => app.storefront.restoreSection(askedBy(user, params), params.id),
  ),
  implementForUser(
    app,
    'storefront.fillSection',
    { params: StorefrontParams, body: FillShopSection, response: ShopSections },
    ({ params, body, user }) => app.storefront.fillSection(askedBy(user, params), params.id, body),
  ),
  implementForUser(
    app,
    'storefront.arrangeSections',
    { params: DeskParams, body: ArrangeShopSections, response: ShopSections },
    ({ params, body, user }) => app.storefront.arrangeSections(askedBy(user, params), body),
  ),
];

const banners = (app: FastifyInstance) => [
  implementForUser(
    app,
    'storefront.createBanner',
    { params: DeskParams, body: SaveShopBanner, response: ShopBanners },
    ({ params, body, user }) => app.storefront.createBanner(askedBy(user, params), body),
  ),
  implementForUser(
    app,
    'storefront.editBanner',
    { params: StorefrontParams, body: EditShopBanner, response: ShopBanners },
    ({ params, body, user }) => app.storefront.editBanner(askedBy(user, params), params.id, body),
  ),
  implementForUser(
    app,
    'storefront.deleteBanner',
    { params: StorefrontParams, response: ShopBanners },
    ({ params, user }) => app.storefront.deleteBanner(askedBy(user, params), params.id),
  ),
  implementForUser(
    app,
    'storefront.arrangeBanners',
    { params: DeskParams, body: ArrangeShopBanners, response: ShopBanners },
    ({ params, body, user }) => app.storefront.arrangeBanners(askedBy(user, params), body),
  ),
];

/** The page of a shop, as its people edit it. */
export const storefrontRoutes = (app: FastifyInstance) => [...page(app), ...sections(app), ...banners(app)];
