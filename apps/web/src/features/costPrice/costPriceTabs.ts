import type { TabLink } from '@vetka/ui/Tabs';

export const costPriceTabs: readonly TabLink[] = [
  { href: '/cost-price', label: 'Как это работает' },
  { href: '/subscription-cost-products', label: 'Товары' },
];
