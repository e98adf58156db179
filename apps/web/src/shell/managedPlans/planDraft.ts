import type { Period, SubscriptionPlanType } from '@vetka/domain/actor';
import { formMessages } from '@vetka/domain/form';
import { offerLimits, type ManagedPlan, type PlanTerms } from '@vetka/domain/offer';
import { lengthOf } from '@vetka/domain/text';
import { kopecksOf, numberOf, roublesText } from '../forms/typedFigures.ts';

/** The input of the plan form. */
export interface PlanDraft {
  type: SubscriptionPlanType;
  period: Period;
  name: string;
  description: string;
  price: string;
  percent: string;
  /** One a line. */
  perks: string;
}

export const draftOf = (plan: ManagedPlan | null): PlanDraft => ({
  type: plan?.type ?? 'BASIC',
  period: plan?.period ?? 'MONTH',
  name: plan?.name ?? '',
  description: plan?.description ?? '',
  price: roublesText(plan?.price ?? null),
  percent: plan && plan.percent > 0 ? String(plan.percent) : '',
  perks: plan?.perks.join('\n') ?? '',
});

/** The terms of a draft. An invalid field has a number out of its limits. */
export const termsOf = ({ type, name, description, price, percent, perks }: PlanDraft): PlanTerms => ({
  name: name.trim(),
  description: description.trim(),
  price: kopecksOf(price),
  percent: type === 'COST_PRICE' ? 0 : numberOf(percent),
  perks: perks
    .split('\n')
    .map((perk) => perk.trim())
    .filter((perk) => perk !== ''),
});

export type PlanErrors = Partial<Record<keyof PlanTerms, string>>;

function perksError({ perks }: PlanTerms): string | undefined {
  if (perks.length > offerLimits.perks) return `Не больше ${offerLimits.perks} строк`;
  return perks.some((perk) => lengthOf(perk) > offerLimits.perk)
    ? `Каждая строка – не более ${offerLimits.perk} символов`
    : undefined;
}

const isWithin = (value: number, from: number, to: number): boolean => value >= from && value <= to;

/** Errors of a draft, by field. */
export function planErrors(draft: PlanDraft): PlanErrors {
  const terms = termsOf(draft);
  const { name, price, percent } = terms;
  const isPercentRight = draft.type === 'COST_PRICE' || (Number.isInteger(percent) && isWithin(percent, 1, 100));
  const perks = perksError(terms);
  return {
    ...(name === '' && { name: 'Назовите подписку' }),
    ...(lengthOf(name) > offerLimits.planName && { name: formMessages.max(offerLimits.planName) }),
    ...(!isWithin(price, offerLimits.planPriceFrom, offerLimits.planPriceTo) && { price: 'Цена от 10\u00A0₽' }),
    ...(!isPercentRight && { percent: 'Целое число от 1 до 100' }),
    ...(perks !== undefined && { perks }),
  };
}
