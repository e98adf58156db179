import type { CallName } from '@vetka/api-client/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { accountPlugin } from './modules/account/account.plugin.ts';
import { addressRoutes } from './modules/account/addresses.routes.ts';
import { accountRoutes } from './modules/account/account.routes.ts';
import { privacyRoutes } from './modules/account/privacy.routes.ts';
import { profileRoutes } from './modules/account/profile.routes.ts';
import { restrictionRoutes } from './modules/account/restrictions.routes.ts';
import { settingsRoutes } from './modules/account/settings.routes.ts';
import { articlePlugin } from './modules/article/article.plugin.ts';
import { articleEditorRoutes } from './modules/article/article.editor.routes.ts';
import { articleRoutes } from './modules/article/article.routes.ts';
import { chatPlugin } from './modules/chat/chat.plugin.ts';
import { chatRoutes } from './modules/chat/chat.routes.ts';
import { commentPlugin } from './modules/comment/comment.plugin.ts';
import { oneCommentRoutes } from './modules/comment/comment.routes.ts';
import { commissionPlugin } from './modules/commission/commission.plugin.ts';
import { commissionRoutes } from './modules/commission/commission.routes.ts';
import { contentPlugin } from './modules/content/content.plugin.ts';
import { contentRoutes } from './modules/content/content.routes.ts';
import { reviewPlugin } from './modules/review/review.plugin.ts';
import { reviewRoutes } from './modules/review/review.routes.ts';
import { searchPlugin } from './modules/search/search.plugin.ts';
import { searchRoutes } from './modules/search/search.routes.ts';
import { openingPlugin } from './modules/service/opening.plugin.ts';
import { openingRoutes } from './modules/service/opening.routes.ts';
import { storefrontPlugin } from './modules/service/storefront.plugin.ts';
import { storefrontRoutes } from './modules/service/storefront.routes.ts';
import { teamPlugin } from './modules/service/team.plugin.ts';
import { teamRoutes } from './modules/service/team.routes.ts';
import { servicePlugin } from './modules/service/service.plugin.ts';
import { serviceRoutes } from './modules/service/service.routes.ts';
import { cartPlugin } from './modules/cart/cart.plugin.ts';
import { cartRoutes } from './modules/cart/cart.routes.ts';
import { catalogPlugin } from './modules/catalog/catalog.plugin.ts';
import { catalogRoutes } from './modules/catalog/catalog.routes.ts';
import { couponPlugin } from './modules/coupon/coupon.plugin.ts';
import { deliveryPlugin } from './modules/delivery/delivery.plugin.ts';
import { deliveryRoutes } from './modules/delivery/delivery.routes.ts';
import { deskPlugin } from './modules/desk/desk.plugin.ts';
import { deskRoutes } from './modules/desk/desk.routes.ts';
import { goodsPlugin } from './modules/goods/goods.plugin.ts';
import { goodsRoutes } from './modules/goods/goods.routes.ts';
import { mediaPlugin } from './modules/media/media.plugin.ts';
import { privateFilesPlugin } from './modules/media/private-files.plugin.ts';
import type { DrawPicture } from './modules/media/media.service.ts';
import { ledgerPlugin } from './modules/ledger/ledger.plugin.ts';
import { legalPlugin } from './modules/legal/legal.plugin.ts';
import { legalRoutes } from './modules/legal/legal.routes.ts';
import { mediaRoutes } from './modules/media/media.routes.ts';
import { moneyPlugin } from './modules/money/money.plugin.ts';
import { moneyRoutes } from './modules/money/money.routes.ts';
import { moderationPlugin } from './modules/moderation/moderation.plugin.ts';
import { moderationRoutes } from './modules/moderation/moderation.routes.ts';
import { noticePlugin } from './modules/notice/notice.plugin.ts';
import { noticeRoutes } from './modules/notice/notice.routes.ts';
import { offerPlugin } from './modules/offer/offer.plugin.ts';
import { offerRoutes } from './modules/offer/offer.routes.ts';
import { orderPlugin } from './modules/order/order.plugin.ts';
import { orderRoutes } from './modules/order/order.routes.ts';
import { pagePlugin } from './modules/page/page.plugin.ts';
import { pageRoutes } from './modules/page/page.routes.ts';
import { paymentPlugin } from './modules/payment/payment.plugin.ts';
import { paymentRoutes } from './modules/payment/payment.routes.ts';
import { promotionPlugin } from './modules/promotion/promotion.plugin.ts';
import { promotionRoutes } from './modules/promotion/promotion.routes.ts';
import { payoutPlugin } from './modules/payout/payout.plugin.ts';
import { payoutRoutes } from './modules/payout/payout.routes.ts';
import { incomePlugin } from './modules/income/income.plugin.ts';
import { incomeRoutes } from './modules/income/income.routes.ts';
import { receiptPlugin } from './modules/receipt/receipt.plugin.ts';
import { receiptRoutes } from './modules/receipt/receipt.routes.ts';
import { reconciliationPlugin } from './modules/reconciliation/reconciliation.plugin.ts';
import { reconciliationRoutes } from './modules/reconciliation/reconciliation.routes.ts';
import { placePlugin } from './modules/place/place.plugin.ts';
import { placeRoutes } from './modules/place/place.routes.ts';
import { sessionRoutes } from './modules/session/session.routes.ts';
import { stemPlugin } from './modules/stem/stem.plugin.ts';
import { stemRoutes } from './modules/stem/stem.routes.ts';
import { stemStockPlugin } from './modules/stem/stemStock.plugin.ts';
import { signInPlugin } from './modules/session/sign-in.plugin.ts';
import { statisticsPlugin } from './modules/statistics/statistics.plugin.ts';
import { statisticsRoutes } from './modules/statistics/statistics.routes.ts';
import type { Config } from './platform/config.ts';
import type { Connection } from './platform/database/connect.ts';
import { endBrokenRequest } from './platform/http/broken-request.ts';
import { registerClosing } from './platform/http/closing.ts';
import { refusePath } from './platform/http/error-handler.ts';
import { registerForms } from './platform/http/form.ts';
import { buildLazySerializer } from './platform/http/lazy-schemas.ts';
import { registerOriginCheck } from './platform/http/origin.ts';
import { rememberWrites } from './platform/http/replica-reads.ts';
import { livePlugin } from './platform/live/live.plugin.ts';
import { limitsPlugin } from './platform/limits/limits.plugin.ts';
import { requestId } from './platform/log.ts';
import { platformPlugin } from './platform/platform.plugin.ts';
import { realtimePlugin } from './platform/realtime/realtime.plugin.ts';
import { asksForSocket } from './platform/realtime/upgrades.ts';
import { sessionPlugin } from './platform/session/session.plugin.ts';
import type { Providers } from './providers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** External providers; tests pass their own. */
    providers: Providers;
  }
}

export interface AppOptions {
  config: Config;
  connection: Connection;
  providers: Providers;
  logger: FastifyBaseLogger;
  /** When omitted, pictures stored as a description are not found. */
  drawPicture?: DrawPicture;
}

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

/** Everything under `/api/v1`, with the session resolved. */
async function api(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  // Responses depend on the user. A cacheable route overrides this header.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  registerOriginCheck(app, config.publicUrl);
  // Before the session lookup, which costs a query.
  app.addHook('onRequest', (request) => app.limits.takeRequest('anythingFromAddress', request));
  await registerForms(app);
  rememberWrites(app);
  await app.register(sessionPlugin, { config });
  app.addHook('onRequest', (request) => app.limits.takeAny(request));
  await app.register(realtimePlugin);
  await app.register(livePlugin);
  for (const service of services) await app.register(service);
  for (const bind of complete(routes)) bind(app);
}

/** Builds the whole server without listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, connection, providers, logger, drawPicture } = options;
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    genReqId: requestId,
    trustProxy: config.trustedProxies,
    schemaController: { compilersFactory: { buildSerializer: buildLazySerializer } },
    bodyLimit: 1024 * 1024,
    // The schemas limit the length of each parameter.
    routerOptions: { maxParamLength: 4096 },
    frameworkErrors: refusePath,
    // The schemas reject these like any other unknown field.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    forceCloseConnections: 'idle',
    requestTimeout: config.requestTimeoutMs,
    clientErrorHandler: endBrokenRequest,
    http: {
      shouldUpgradeCallback: asksForSocket,
      headersTimeout: Math.min(20_000, config.requestTimeoutMs),
      // Interval of the check for overdue requests (ms).
      connectionsCheckingInterval: 5000,
    },
  });
  registerClosing(app);
  app.decorate('providers', providers);
  await app.register(platformPlugin, { config, connection });
  await app.register(limitsPlugin, { config });
  await app.register(mediaPlugin, { drawPicture });
  await app.register(api, { config });
  return app;
}
