import { lazyComponent } from '../../../shell/lazyComponent.tsx';

export const CheckoutPage = lazyComponent(() =>
  import('./CheckoutPage.tsx').then(({ CheckoutPage: page }) => ({ default: page })),
);
