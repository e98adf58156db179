import { laterPart } from '../laterPart.tsx';

// Links until their code has loaded: then the cart, the city and the menu open in place.
const loadHeader = () => import('./SiteHead.tsx');
const loadFoot = () => import('./SiteFoot.tsx');
const loadBar = () => import('./SiteBottomNav.tsx').then(({ SiteBottomNav }) => ({ default: SiteBottomNav }));
const loadCheckoutHead = () =>
  import('@vetka/ui/patterns/page/CheckoutHeader').then(({ CheckoutHeader }) => ({ default: CheckoutHeader }));

export const SiteHeader = laterPart(loadHeader, import.meta.env.SSR ? await loadHeader() : undefined);
export const SiteFoot = laterPart(loadFoot, import.meta.env.SSR ? await loadFoot() : undefined);
/** A back link and the checkout steps. */
export const CheckoutHeader = laterPart(loadCheckoutHead, import.meta.env.SSR ? await loadCheckoutHead() : undefined);
/** Only the bottom bar, for pages without a footer. */
export const SiteBar = laterPart(loadBar, import.meta.env.SSR ? await loadBar() : undefined);
