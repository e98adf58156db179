import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { ManagedPlan, ManagedPlans, NewPlan, PlanEstimate, PlanRule, PlanTerms } from '@vetka/domain/offer';
import type { Api } from '../api/apiClient.ts';

/** Reads and changes the plans of one seller: a shop, or the platform. */
export interface PlanCalls {
  queryKey: QueryKey;
  read: () => Promise<ManagedPlans>;
  create: (plan: NewPlan) => Promise<ManagedPlan>;
  edit: (id: number, terms: PlanTerms) => Promise<ManagedPlan>;
  setOnSale: (id: number, isActive: boolean) => Promise<ManagedPlan>;
  order: (ids: number[]) => Promise<ManagedPlans>;
  /** The cost of a plan over the last month; only for a shop. */
  estimate?: (rule: PlanRule) => Promise<PlanEstimate>;
}

/** The plans of a seller in the order of the customers' page. */
export const managedPlansQuery = ({ queryKey, read }: PlanCalls) =>
  queryOptions({ queryKey: queryKey as ['offer'], queryFn: read, staleTime: 30_000 });

export const plansOfShop = (api: Api, service: string): PlanCalls => ({
  queryKey: ['offer', 'plans', service],
  read: () => unwrap(api.offer.plans({ params: { service } })),
  create: (body) => unwrap(api.offer.createPlan({ params: { service }, body })),
  edit: (id, body) => unwrap(api.offer.editPlan({ params: { service, id }, body })),
  setOnSale: (id, isActive) => unwrap(api.offer.switchPlan({ params: { service, id }, body: { isActive } })),
  order: (ids) => unwrap(api.offer.orderPlans({ params: { service }, body: { ids } })),
  estimate: (body) => unwrap(api.offer.estimatePlan({ params: { service }, body })),
});

export const plansOfPlatform = (api: Api): PlanCalls => ({
  queryKey: ['offer', 'platform-plans'],
  read: () => unwrap(api.offer.platformPlans()),
  create: (body) => unwrap(api.offer.createPlatformPlan({ body })),
  edit: (id, body) => unwrap(api.offer.editPlatformPlan({ params: { id }, body })),
  setOnSale: (id, isActive) => unwrap(api.offer.switchPlatformPlan({ params: { id }, body: { isActive } })),
  order: (ids) => unwrap(api.offer.orderPlatformPlans({ body: { ids } })),
});
