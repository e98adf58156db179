import { laterPart } from '../../shell/laterPart.tsx';

// Drawn by the server; they come to life when the little that every page needs is there.
const loadCostPricePage = () => import('./CostPricePage.tsx');
const loadCostPriceGoods = () => import('./CostPriceGoods.tsx');

export const CostPricePage = laterPart(loadCostPricePage, import.meta.env.SSR ? await loadCostPricePage() : undefined);
export const CostPriceGoods = laterPart(
  loadCostPriceGoods,
  import.meta.env.SSR ? await loadCostPriceGoods() : undefined,
);
