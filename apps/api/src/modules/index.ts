import type { CallName } from '@vetka/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { accountPlugin } from './account/account.plugin.ts';
import { accountRoutes } from './account/account.routes.ts';
import { addressRoutes } from './account/addresses.routes.ts';
import { privacyRoutes } from './account/privacy.routes.ts';
import { profileRoutes } from './account/profile.routes.ts';
import { restrictionRoutes } from './account/restrictions.routes.ts';
import { settingsRoutes } from './account/settings.routes.ts';
import { articleEditorRoutes } from './article/article.editor.routes.ts';
import { articlePlugin } from './article/article.plugin.ts';
import { articleRoutes } from './article/article.routes.ts';
import { cartPlugin } from './cart/cart.plugin.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { catalogPlugin } from './catalog/catalog.plugin.ts';
import { catalogRoutes } from './catalog/catalog.routes.ts';
import { chatPlugin } from './chat/chat.plugin.ts';
import { chatRoutes } from './chat/chat.routes.ts';
import { commentPlugin } from './comment/comment.plugin.ts';
import { oneCommentRoutes } from './comment/comment.routes.ts';
import { commissionPlugin } from './commission/commission.plugin.ts';
import { commissionRoutes } from './commission/commission.routes.ts';
import { contentPlugin } from './content/content.plugin.ts';
import { contentRoutes } from './content/content.routes.ts';
import { couponPlugin } from './coupon/coupon.plugin.ts';
import { deliveryPlugin } from './delivery/delivery.plugin.ts';
import { deliveryRoutes } from './delivery/delivery.routes.ts';
import { deskPlugin } from './desk/desk.plugin.ts';
import { deskRoutes } from './desk/desk.routes.ts';
import { goodsPlugin } from './goods/goods.plugin.ts';
import { goodsRoutes } from './goods/goods.routes.ts';
import { incomePlugin } from './income/income.plugin.ts';
import { incomeRoutes } from './income/income.routes.ts';
import { ledgerPlugin } from './ledger/ledger.plugin.ts';
import { legalPlugin } from './legal/legal.plugin.ts';
import { legalRoutes } from './legal/legal.routes.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { privateFilesPlugin } from './media/private-files.plugin.ts';
import { moderationPlugin } from './moderation/moderation.plugin.ts';
import { moderationRoutes } from './moderation/moderation.routes.ts';
import { moneyPlugin } from './money/money.plugin.ts';
import { moneyRoutes } from './money/money.routes.ts';
import { noticePlugin } from './notice/notice.plugin.ts';
import { noticeRoutes } from './notice/notice.routes.ts';
import { offerPlugin } from './offer/offer.plugin.ts';
import { offerRoutes } from './offer/offer.routes.ts';
import { orderPlugin } from './order/order.plugin.ts';
import { orderRoutes } from './order/order.routes.ts';
import { pagePlugin } from './page/page.plugin.ts';
import { pageRoutes } from './page/page.routes.ts';
import { paymentPlugin } from './payment/payment.plugin.ts';
import { paymentRoutes } from './payment/payment.routes.ts';
import { payoutPlugin } from './payout/payout.plugin.ts';
import { payoutRoutes } from './payout/payout.routes.ts';
import { placePlugin } from './place/place.plugin.ts';
import { placeRoutes } from './place/place.routes.ts';
import { promotionPlugin } from './promotion/promotion.plugin.ts';
import { promotionRoutes } from './promotion/promotion.routes.ts';
import { receiptPlugin } from './receipt/receipt.plugin.ts';
import { receiptRoutes } from './receipt/receipt.routes.ts';
import { reconciliationPlugin } from './reconciliation/reconciliation.plugin.ts';
import { reconciliationRoutes } from './reconciliation/reconciliation.routes.ts';
import { reviewPlugin } from './review/review.plugin.ts';
import { reviewRoutes } from './review/review.routes.ts';
import { searchPlugin } from './search/search.plugin.ts';
import { searchRoutes } from './search/search.routes.ts';
import { openingPlugin } from './service/opening.plugin.ts';
import { openingRoutes } from './service/opening.routes.ts';
import { servicePlugin } from './service/service.plugin.ts';
import { serviceRoutes } from './service/service.routes.ts';
import { storefrontPlugin } from './service/storefront.plugin.ts';
import { storefrontRoutes } from './service/storefront.routes.ts';
import { teamPlugin } from './service/team.plugin.ts';
import { teamRoutes } from './service/team.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { signInPlugin } from './session/sign-in.plugin.ts';
import { statisticsPlugin } from './statistics/statistics.plugin.ts';
import { statisticsRoutes } from './statistics/statistics.routes.ts';
import { stemPlugin } from './stem/stem.plugin.ts';
import { stemRoutes } from './stem/stem.routes.ts';
import { stemStockPlugin } from './stem/stemStock.plugin.ts';

/** Plugins in dependency order. They are listed here because a bundle has no folders to scan. */
const services = [
  placePlugin,
  accountPlugin,
  signInPlugin,
  pagePlugin,
  couponPlugin,
  statisticsPlugin,
  cartPlugin,
  deliveryPlugin,
  noticePlugin,
  legalPlugin,
  stemStockPlugin,
  orderPlugin,
  ledgerPlugin,
  receiptPlugin,
  paymentPlugin,
  searchPlugin,
  catalogPlugin,
  commentPlugin,
  articlePlugin,
  contentPlugin,
  servicePlugin,
  chatPlugin,
  privateFilesPlugin,
  deskPlugin,
  commissionPlugin,
  payoutPlugin,
  incomePlugin,
  reconciliationPlugin,
  goodsPlugin,
  stemPlugin,
  offerPlugin,
  promotionPlugin,
  moneyPlugin,
  teamPlugin,
  openingPlugin,
  storefrontPlugin,
  reviewPlugin,
  moderationPlugin,
];

/** Plugins that bind the contract's endpoints. */
const routes = [
  sessionRoutes,
  accountRoutes,
  addressRoutes,
  privacyRoutes,
  profileRoutes,
  restrictionRoutes,
  settingsRoutes,
  mediaRoutes,
  placeRoutes,
  pageRoutes,
  cartRoutes,
  deliveryRoutes,
  noticeRoutes,
  orderRoutes,
  paymentRoutes,
  commissionRoutes,
  payoutRoutes,
  incomeRoutes,
  receiptRoutes,
  reconciliationRoutes,
  deskRoutes,
  goodsRoutes,
  stemRoutes,
  offerRoutes,
  promotionRoutes,
  moneyRoutes,
  statisticsRoutes,
  teamRoutes,
  openingRoutes,
  storefrontRoutes,
  searchRoutes,
  catalogRoutes,
  articleRoutes,
  articleEditorRoutes,
  contentRoutes,
  oneCommentRoutes,
  reviewRoutes,
  moderationRoutes,
  legalRoutes,
  serviceRoutes,
  chatRoutes,
] as const;

type Bind = (app: FastifyInstance) => readonly CallName[];
/** Endpoints of the contract that are not bound. */
type Unbound<T extends readonly Bind[]> = Exclude<CallName, ReturnType<T[number]>[number]>;
type Complete<T extends readonly Bind[]> = [Unbound<T>] extends [never]
  ? unknown
  : { readonly 'unbound endpoints': Unbound<T> };

/** Compiles only when every endpoint of the contract is bound; the error names the missing ones. */
const complete = <const T extends readonly Bind[]>(bindings: T & Complete<T>): readonly Bind[] => bindings;

/** Registers the services of all modules, and binds their endpoints. */
export async function registerModules(app: FastifyInstance): Promise<void> {
  for (const service of services) await app.register(service);
  for (const bind of complete(routes)) bind(app);
}
