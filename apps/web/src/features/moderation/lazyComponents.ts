import { lazyComponent } from '../../shell/lazyComponent.tsx';

export const AuditLogPage = lazyComponent(() => import('./AuditLogPage.tsx'));
export const BannersPage = lazyComponent(() => import('./banners/BannersPage.tsx'));
export const ComplaintsPage = lazyComponent(() => import('./ComplaintsPage.tsx'));
export const DecisionPage = lazyComponent(() => import('./DecisionPage.tsx'));
export const DisputesPage = lazyComponent(() => import('./DisputesPage.tsx'));
export const DocumentEditorPage = lazyComponent(() => import('./legal/DocumentEditorPage.tsx'));
export const DocumentsRoomPage = lazyComponent(() => import('./legal/DocumentsRoomPage.tsx'));
export const JobsPage = lazyComponent(() => import('./jobs/JobsPage.tsx'));
export const PeoplePage = lazyComponent(() => import('./people/PeoplePage.tsx'));
export const RedirectsPage = lazyComponent(() => import('./redirects/RedirectsPage.tsx'));
export const TextsPage = lazyComponent(() => import('./texts/TextsPage.tsx'));
export const SynonymsPage = lazyComponent(() => import('./SynonymsPage.tsx'));
export const ProductsQueuePage = lazyComponent(() => import('./ProductsQueuePage.tsx'));
export const PlansPage = lazyComponent(() => import('./PlansPage.tsx'));
export const PromotionsPage = lazyComponent(() => import('./PromotionsPage.tsx'));
export const SecondFactorGate = lazyComponent(() => import('./SecondFactorGate.tsx'));
export const ShopsQueuePage = lazyComponent(() => import('./ShopsQueuePage.tsx'));
