import { commissionLimits, type CommissionRuleKind, type NewCommissionRule } from '@vetka/domain/ledger';
import { isWhole, kopecksOf, numberOf } from '../../../shell/forms/typedFigures.ts';

/** The input of the rule form. */
export interface RuleDraft {
  kind: CommissionRuleKind;
  subjectId: number | null;
  rate: string;
  minimum: string;
  taxRate: string;
  startsOn: string | null;
}

export const emptyRule: RuleDraft = {
  kind: 'CATEGORY',
  subjectId: null,
  rate: '',
  minimum: '0',
  taxRate: '22',
  startsOn: null,
};

/** A rule without the reason for it. */
export type RuleTerms = Omit<NewCommissionRule, 'reason'>;

/** Hundredths of a percent; NaN for what is not a number. */
const rateOf = (typed: string): number => Math.round(numberOf(typed) * 100);

/** The terms of a draft. An invalid number is not an integer, or is out of its limits. */
export const draftOf = ({ kind, subjectId, rate, minimum, taxRate, startsOn }: RuleDraft): RuleTerms => ({
  kind,
  subjectId: kind === 'BASE' ? null : subjectId,
  rate: rateOf(rate),
  minimum: kopecksOf(minimum),
  taxRate: rateOf(taxRate),
  startsOn: startsOn ?? '',
});

export type RuleErrors = Partial<Record<keyof RuleDraft, string>>;

const percent = 'От 0 до 100';

/** Errors of a rule, by field. */
export const ruleErrors = ({ kind, subjectId, rate, minimum, taxRate, startsOn }: RuleTerms): RuleErrors => ({
  ...(kind !== 'BASE' && subjectId === null && { subjectId: 'Выберите из списка' }),
  ...(!isWhole(rate, 0, commissionLimits.rate) && { rate: percent }),
  ...(!isWhole(minimum, 0, commissionLimits.minimum) && {
    minimum: `От 0 до ${commissionLimits.minimum / 100} ₽`,
  }),
  ...(!isWhole(taxRate, 0, commissionLimits.rate) && { taxRate: percent }),
  ...(startsOn === '' && { startsOn: 'Выберите день' }),
});
