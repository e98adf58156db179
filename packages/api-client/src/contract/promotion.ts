import type { DeskParams } from '@vetka/domain/desk';
import type { OfferParams, OfferSwitch } from '@vetka/domain/offer';
import type { PageQuery } from '@vetka/domain/paging';
import type {
  ManagedPromotion,
  ManagedPromotions,
  PromotionChoice,
  PromotionEstimate,
  PromotionProducts,
  PromotionTerms,
  ShopPromotion,
  ShopPromotions,
  TakePart,
} from '@vetka/domain/promotion';
import { call } from './call.ts';

type ById = { id: number };

/** Promotions of the marketplace: the administration creates them, shops agree to take part. */
export const promotion = {
  /** For the administration, the newest first. */
  managed: call<{ query: PageQuery; response: ManagedPromotions }>('GET', '/moderation/promotions'),
  create: call<{ body: PromotionTerms; response: ManagedPromotion }>('POST', '/moderation/promotions'),
  /** When the terms become worse for shops, participants leave until they agree again. */
  edit: call<{ params: ById; body: PromotionTerms; response: ManagedPromotion }>('PUT', '/moderation/promotions/{id}'),
  /** Stops a promotion, or resumes it. */
  switch: call<{ params: ById; body: OfferSwitch; response: ManagedPromotion }>(
    'POST',
    '/moderation/promotions/{id}/work',
  ),
  ofShop: call<{ params: DeskParams; response: ShopPromotions }>('GET', '/desk/{service}/promotions'),
  /** Products of the shop that suit the promotion. */
  goods: call<{ params: OfferParams; query: PageQuery; response: PromotionProducts }>(
    'GET',
    '/desk/{service}/promotions/{id}/goods',
  ),
  /** The cost of the promotion over the last 30 days. Changes nothing. */
  estimate: call<{ params: OfferParams; body: PromotionChoice; response: PromotionEstimate }>(
    'POST',
    '/desk/{service}/promotions/{id}/estimate',
  ),
  /** Gives consent, or replaces the products. 409 when the terms are not those of `version`. */
  join: call<{ params: OfferParams; body: TakePart; response: ShopPromotion }>(
    'POST',
    '/desk/{service}/promotions/{id}/consent',
  ),
  /** Withdraws the consent. The shop's own prices apply again when the call returns. */
  leave: call<{ params: OfferParams; response: ShopPromotion }>('POST', '/desk/{service}/promotions/{id}/withdrawal'),
};
