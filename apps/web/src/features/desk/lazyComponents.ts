import { lazyComponent } from '../../shell/lazyComponent.tsx';

export const DeskRoom = lazyComponent(() => import('./DeskRoom.tsx'));
export const OrdersPage = lazyComponent(() => import('./OrdersPage.tsx'));
export const CalendarPage = lazyComponent(() => import('./calendar/CalendarPage.tsx'));
export const DeliveryPage = lazyComponent(() => import('./delivery/DeliveryPage.tsx'));
export const DeliveriesPage = lazyComponent(() => import('./DeliveriesPage.tsx'));
export const DeskSettingsPage = lazyComponent(() => import('./DeskSettingsPage.tsx'));
export const DeskMorePage = lazyComponent(() => import('./DeskMorePage.tsx'));
export const PrintPage = lazyComponent(() => import('./PrintPage.tsx'));
export const ReviewsDeskPage = lazyComponent(() => import('./ReviewsDeskPage.tsx'));
export const TeamPage = lazyComponent(() => import('./team/TeamPage.tsx'));
export const NoRightPage = lazyComponent(() => import('./NoRightPage.tsx'));
export const GoodsPage = lazyComponent(() => import('./goods/GoodsPage.tsx'));
export const ProductPage = lazyComponent(() => import('./goods/ProductPage.tsx'));
export const NewProductPage = lazyComponent(() => import('./goods/NewProductPage.tsx'));
export const StemsPage = lazyComponent(() => import('./stems/StemsPage.tsx'));
export const StatisticsPage = lazyComponent(() => import('./statistics/StatisticsPage.tsx'));
export const DiscountsPage = lazyComponent(() => import('./offers/DiscountsPage.tsx'));
