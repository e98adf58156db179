import { lazyComponent } from '../../shell/lazyComponent.tsx';

export const CostPricePage = lazyComponent(() => import('./CostPricePage.tsx'));
export const CostPriceGoods = lazyComponent(() => import('./CostPriceGoods.tsx'));
