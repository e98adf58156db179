import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatPrice } from '@vetka/domain/money';
import type { PlanEstimate, PlanRule } from '@vetka/domain/offer';
import { plural } from '@vetka/domain/plural';
import { useDeferredValue } from 'react';
import * as styles from './managedPlans.css.ts';
import type { PlanCalls } from './planCalls.ts';
import { planErrors, termsOf, type PlanDraft } from './planDraft.ts';

const ofCustomers = ['покупателя', 'покупателей', 'покупателей'] as const;

function textOf({ buyers, customers, discount, fees }: PlanEstimate): string {
  if (customers === 0) return 'За последние 30 дней оплаченных заказов не было.';
  const whole = plural(customers, ofCustomers);
  if (buyers === 0) return `За последние 30 дней она не окупилась бы ни у кого из ${whole}.`;
  return `За последние 30 дней она окупилась бы у ${buyers} из ${whole}: они заплатили бы за неё ${formatPrice(fees)} и сэкономили ${formatPrice(discount)}.`;
}

const ruleOf = (draft: PlanDraft): PlanRule | null => {
  const { price, percent } = planErrors(draft);
  if (price !== undefined || percent !== undefined) return null;
  const terms = termsOf(draft);
  return { type: draft.type, period: draft.period, price: terms.price, percent: terms.percent };
};

/** The estimated cost of a plan with these terms over the last month. */
export function PlanEstimateNote({ draft, calls }: { draft: PlanDraft; calls: PlanCalls }) {
  const rule = useDeferredValue(ruleOf(draft));
  const { data } = useQuery({
    queryKey: ['offer', 'plan-estimate', calls.queryKey, rule],
    queryFn: () => (rule && calls.estimate ? calls.estimate(rule) : null),
    enabled: rule !== null,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  return (
    <div>
      <p className={styles.name}>Что было бы в прошлом месяце</p>
      <p className={styles.note} role="status">
        {rule && data ? textOf(data) : 'Укажите цену и скидку: посчитаем по вашим заказам.'}
      </p>
    </div>
  );
}
