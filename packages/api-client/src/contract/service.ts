import type { ArticlePage, FeedQuery } from '@vetka/domain/article';
import type { CatalogQuery, ProductPage } from '@vetka/domain/catalog';
import type { ContentPage } from '@vetka/domain/content';
import type { Banner } from '@vetka/domain/page';
import type { SubscribeQuery, SubscriptionAnswer } from '@vetka/domain/account';
import type { Page, PageQuery } from '@vetka/domain/paging';
import type {
  BuySubscription,
  Employee,
  InviteAnswer,
  OwnSubscription,
  PlanOffer,
  PlanOffersQuery,
  RespondInvite,
  Service,
  ServiceCard,
  ServiceParams,
  ServicesQuery,
  SubscriptionPlan,
  SubscriptionPurchase,
} from '@vetka/domain/service';
import { call } from './call.ts';

export const service = {
  list: call<{ query: ServicesQuery; response: Page<ServiceCard> }>('GET', '/services'),
  read: call<{ params: ServiceParams; response: Service }>('GET', '/services/{id}'),
  content: call<{ params: ServiceParams; query: FeedQuery; response: ContentPage }>('GET', '/services/{id}/content'),
  newContent: call<{ params: ServiceParams; query: PageQuery; response: ContentPage }>(
    'GET',
    '/services/{id}/content/new',
  ),
  employees: call<{ params: ServiceParams; response: Employee[] }>('GET', '/services/{id}/employees'),
  articles: call<{ params: ServiceParams; query: FeedQuery; response: ArticlePage }>('GET', '/services/{id}/articles'),
  newArticles: call<{ params: ServiceParams; query: PageQuery; response: ArticlePage }>(
    'GET',
    '/services/{id}/articles/new',
  ),
  products: call<{ params: ServiceParams; query: CatalogQuery; response: ProductPage }>(
    'GET',
    '/services/{id}/products',
  ),
  storefront: call<{ params: ServiceParams; query: PageQuery; response: ProductPage }>(
    'GET',
    '/services/{id}/storefront-products',
  ),
  banners: call<{ params: ServiceParams; response: Banner[] }>('GET', '/services/{id}/banners'),
  subscriptions: call<{ params: ServiceParams; response: SubscriptionPlan[] }>('GET', '/services/{id}/subscriptions'),
  /** Plans of one service and of the platform; without a service, all plans. */
  offers: call<{ query: PlanOffersQuery; response: PlanOffer[] }>('GET', '/subscription-offers'),
  /** Subscriptions that the person has paid for: active, upcoming and ended ones. */
  ownSubscriptions: call<{ response: OwnSubscription[] }>('GET', '/subscriptions'),
  /** Buys the next period of an active subscription at today's price. It starts when the current one ends. */
  prolong: call<{ params: { id: number }; response: SubscriptionPurchase }>('POST', '/subscriptions/{id}/prolong'),
  /** Follows a service, or stops following it. */
  subscribe: call<{ params: ServiceParams; query: SubscribeQuery; response: SubscriptionAnswer }>(
    'POST',
    '/services/{id}/subscribe',
  ),
  buyBasic: call<{ params: ServiceParams; body: BuySubscription; response: SubscriptionPurchase }>(
    'POST',
    '/services/{id}/subscriptions/basic',
  ),
  buyCostPrice: call<{ params: ServiceParams; body: BuySubscription; response: SubscriptionPurchase }>(
    'POST',
    '/services/{id}/subscriptions/cost-price',
  ),
  buyCorporate: call<{ params: ServiceParams; body: BuySubscription; response: SubscriptionPurchase }>(
    'POST',
    '/services/{id}/subscriptions/corporate',
  ),
  respondInvite: call<{ params: { id: number }; body: RespondInvite; response: InviteAnswer }>(
    'POST',
    '/employee-invites/{id}/respond',
  ),
};
