import { lazyComponent } from '../lazyComponent.tsx';

/** Links until its code has loaded: then the cart, the city and the menu open in place. */
export const SiteHeader = lazyComponent(() =>
  import('./SiteHeader.tsx').then(({ SiteHeader: header }) => ({ default: header })),
);
export const SiteFoot = lazyComponent(() => import('./SiteFoot.tsx'));
/** A back link and the checkout steps. */
export const CheckoutHeader = lazyComponent(() =>
  import('@vetka/ui/patterns/page/CheckoutHeader').then(({ CheckoutHeader: header }) => ({ default: header })),
);
/** Only the bottom bar, for pages without a footer. */
export const SiteBar = lazyComponent(() =>
  import('./SiteBottomNav.tsx').then(({ SiteBottomNav }) => ({ default: SiteBottomNav })),
);
