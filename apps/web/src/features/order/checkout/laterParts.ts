import { laterPart } from '../../../shell/laterPart.tsx';

const loadCheckout = () => import('./CheckoutPage.tsx').then(({ CheckoutPage: page }) => ({ default: page }));

/** Drawn by the server; its fields come to life when the little that every page needs is there. */
export const CheckoutPage = laterPart(loadCheckout, import.meta.env.SSR ? await loadCheckout() : undefined);
