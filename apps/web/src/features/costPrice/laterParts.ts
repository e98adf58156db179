import { laterPart } from '../../shell/laterPart.tsx';

// Rendered by the server; hydrated once the code shared by all pages has loaded.
const loadCostPricePage = () => import('./CostPricePage.tsx');
const loadCostPriceGoods = () => import('./CostPriceGoods.tsx');

export const CostPricePage = laterPart(loadCostPricePage, import.meta.env.SSR ? await loadCostPricePage() : undefined);
export const CostPriceGoods = laterPart(
  loadCostPriceGoods,
  import.meta.env.SSR ? await loadCostPriceGoods() : undefined,
);
