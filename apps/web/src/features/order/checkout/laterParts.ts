import { laterPart } from '../../../shell/laterPart.tsx';

const loadCheckout = () => import('./CheckoutPage.tsx').then(({ CheckoutPage: page }) => ({ default: page }));

/** Rendered by the server; hydrated once the code shared by all pages has loaded. */
export const CheckoutPage = laterPart(loadCheckout, import.meta.env.SSR ? await loadCheckout() : undefined);
