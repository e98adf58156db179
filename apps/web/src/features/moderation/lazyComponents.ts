import { lazyComponent } from '../../shell/lazyComponent.tsx';

export const AuditLogPage = lazyComponent(() => import('./AuditLogPage.tsx'));
export const ComplaintsPage = lazyComponent(() => import('./ComplaintsPage.tsx'));
export const DecisionPage = lazyComponent(() => import('./DecisionPage.tsx'));
export const DisputesPage = lazyComponent(() => import('./DisputesPage.tsx'));
export const SynonymsPage = lazyComponent(() => import('./SynonymsPage.tsx'));
export const ProductsQueuePage = lazyComponent(() => import('./ProductsQueuePage.tsx'));
export const PlansPage = lazyComponent(() => import('./PlansPage.tsx'));
export const SecondFactorGate = lazyComponent(() => import('./SecondFactorGate.tsx'));
export const ShopsQueuePage = lazyComponent(() => import('./ShopsQueuePage.tsx'));
