import { lazyComponent } from '../lazyComponent.tsx';

/** The purchase of a corporate plan, which only signed-in people are offered. */
export const CorporatePurchase = lazyComponent(() => import('./CorporatePurchase.tsx'));
