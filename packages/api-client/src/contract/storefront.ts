import type { DeskParams } from '@vetka/domain/desk';
import type {
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
} from '@vetka/domain/storefront';
import { call } from './call.ts';

/** The page of a shop, for its owner and managers. For everybody else the shop's desk does not exist: 404. */
export const storefront = {
  read: call<{ params: DeskParams; response: Storefront }>('GET', '/desk/{service}/storefront'),
  /** Saves a draft. 409 when it was saved since it was read; `details.page` is the current state. */
  savePage: call<{ params: DeskParams; body: SaveShopPage; response: ShopPageState }>('PUT', '/desk/{service}/page'),
  /** Shows the draft to shoppers. */
  publishPage: call<{ params: DeskParams; body: PublishShopPage; response: ShopPageState }>(
    'POST',
    '/desk/{service}/page/publish',
  ),
  /** Discards the draft. */
  discardPage: call<{ params: DeskParams; body: PublishShopPage; response: ShopPageState }>(
    'POST',
    '/desk/{service}/page/discard',
  ),
  arrangeShelf: call<{ params: DeskParams; body: ArrangeShelf; response: Shelf }>('PUT', '/desk/{service}/shelf'),
  createSection: call<{ params: DeskParams; body: NewShopSection; response: ShopSections }>(
    'POST',
    '/desk/{service}/sections',
  ),
  editSection: call<{ params: StorefrontParams; body: EditShopSection; response: ShopSections }>(
    'PUT',
    '/desk/{service}/sections/{id}',
  ),
  deleteSection: call<{ params: StorefrontParams; response: ShopSections }>('DELETE', '/desk/{service}/sections/{id}'),
  /** A deleted section returns with its products. */
  restoreSection: call<{ params: StorefrontParams; response: ShopSections }>(
    'POST',
    '/desk/{service}/sections/{id}/restore',
  ),
  fillSection: call<{ params: StorefrontParams; body: FillShopSection; response: ShopSections }>(
    'PUT',
    '/desk/{service}/sections/{id}/products',
  ),
  arrangeSections: call<{ params: DeskParams; body: ArrangeShopSections; response: ShopSections }>(
    'POST',
    '/desk/{service}/section-order',
  ),
  createBanner: call<{ params: DeskParams; body: SaveShopBanner; response: ShopBanners }>(
    'POST',
    '/desk/{service}/banners',
  ),
  editBanner: call<{ params: StorefrontParams; body: EditShopBanner; response: ShopBanners }>(
    'PUT',
    '/desk/{service}/banners/{id}',
  ),
  deleteBanner: call<{ params: StorefrontParams; response: ShopBanners }>('DELETE', '/desk/{service}/banners/{id}'),
  arrangeBanners: call<{ params: DeskParams; body: ArrangeShopBanners; response: ShopBanners }>(
    'POST',
    '/desk/{service}/banner-order',
  ),
};
