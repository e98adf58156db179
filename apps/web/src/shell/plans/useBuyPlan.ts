import { unwrap } from '@vetka/api-client/client';
import type { SubscriptionPlanType } from '@vetka/domain/actor';
import type { PlanOffer, SubscriptionPurchase } from '@vetka/domain/service';
import type { Api } from '../api/apiClient.ts';
import { usePlanPayment } from '../payment/usePlanPayment.ts';
import { useSignIn } from '../session/useSignIn.ts';
import { useUser } from '../session/useSession.ts';
import { useApi } from '../useContext.ts';

type Buy = (api: Api, request: { params: { id: string }; body: { planId: number } }) => Promise<SubscriptionPurchase>;

const buy: Record<SubscriptionPlanType, Buy> = {
  BASIC: (api, request) => unwrap(api.service.buyBasic(request)),
  CORPORATE: (api, request) => unwrap(api.service.buyCorporate(request)),
  COST_PRICE: (api, request) => unwrap(api.service.buyCostPrice(request)),
};

/** Buys a plan: leads to the page of the bank. A guest is asked to sign in first. */
export function useBuyPlan({ plan, soldBy }: PlanOffer) {
  const api = useApi();
  const user = useUser();
  const signIn = useSignIn();
  const { pay, isBusy } = usePlanPayment(() =>
    buy[plan.type](api, { params: { id: soldBy }, body: { planId: plan.id } }),
  );
  return { isBuying: isBusy, onBuy: () => (user === null ? signIn() : pay()) };
}
