import { lazyComponent } from '../lazyComponent.tsx';

/** The purchase of a corporate plan, which is offered to signed-in people only. */
export const CorporatePurchase = lazyComponent(() => import('./CorporatePurchase.tsx'));
