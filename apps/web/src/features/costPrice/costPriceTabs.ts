import type { TabLink } from '@vetka/ui/Tabs';
import { pagePath } from '../../shell/links/pagePath.ts';

export const costPriceTabs: readonly TabLink[] = [
  { href: pagePath('/cost-price'), label: 'Как это работает' },
  { href: pagePath('/subscription-cost-products'), label: 'Товары' },
];
