import type { OverlayRegistry } from '../shell/overlays/overlayProps.ts';

/** Maps each overlay to the feature module that implements it. The module's default export takes `OverlayProps`. */
export const overlays: OverlayRegistry = {
  cart: () => import('../features/cart/CartOverlay.tsx'),
  chat: () => import('../features/chat/ChatOverlay.tsx'),
  city: () => import('../features/place/CityOverlay.tsx'),
  complaint: () => import('../features/moderation/ComplaintOverlay.tsx'),
  notices: () => import('../features/notice/NoticesOverlay.tsx'),
  order: () => import('../features/order/OrderOverlay.tsx'),
  photoShare: () => import('../features/photoShare/PhotoShareOverlay.tsx'),
  post: () => import('../features/content/PostOverlay.tsx'),
  purchases: () => import('../features/order/PurchasesOverlay.tsx'),
  signIn: () => import('../features/session/SignInOverlay.tsx'),
};
