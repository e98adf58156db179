import { Type, type Static } from 'typebox';
import { PageOf, pageQuery } from '../paging/schema.ts';
import { Day, Entity, Enumeration, Id, Kopecks, Moment, Nullable, Slug, Words } from '../value/schema.ts';
import * as values from './values.ts';

const { commissionLimits } = values;

export const CommissionRuleKind = Enumeration('CommissionRuleKind', values.commissionRuleKinds);
export type CommissionRuleKind = Static<typeof CommissionRuleKind>;
export const CommissionRuleState = Enumeration('CommissionRuleState', values.commissionRuleStates);
export type CommissionRuleState = Static<typeof CommissionRuleState>;
export const CommissionView = Enumeration('CommissionView', values.commissionViews);
export type CommissionView = Static<typeof CommissionView>;

const Rate = Type.Integer({ minimum: 0, maximum: commissionLimits.rate });

const figures = {
  /** Hundredths of a percent. */
  rate: Rate,
  /** The minimum commission of a line. */
  minimum: Type.Integer({ minimum: 0, maximum: commissionLimits.minimum }),
  /** The tax in the commission, in hundredths of a percent on top of it. */
  taxRate: Rate,
};

/** The rates of a rule. */
export const CommissionFigures = Entity('CommissionFigures', figures);
export type CommissionFigures = Static<typeof CommissionFigures>;

const terms = {
  kind: CommissionRuleKind,
  /** The promotion, the shop or the category; null for a base rule. */
  subjectId: Nullable(Id),
  ...figures,
};

/** A rule for a preview. `startsOn`: the first day, in Moscow. No `subjectId`: a base rule. */
export const CommissionPreviewQuery = Type.Object({ ...terms, subjectId: Type.Optional(Id), startsOn: Day });
export type CommissionPreviewQuery = Static<typeof CommissionPreviewQuery>;

const reason = Words(commissionLimits.reason);

/** `startsOn`: the first day, in Moscow. `reason`: for the audit log. */
export const NewCommissionRule = Entity('NewCommissionRule', { ...terms, startsOn: Day, reason });
export type NewCommissionRule = Static<typeof NewCommissionRule>;

/** `endsOn`: the first day without the rule, in Moscow. */
export const EndCommissionRule = Entity('EndCommissionRule', { endsOn: Day, reason });
export type EndCommissionRule = Static<typeof EndCommissionRule>;

export const CommissionEndQuery = Type.Object({ endsOn: Day });
export type CommissionEndQuery = Static<typeof CommissionEndQuery>;

/** The history of a rule: who added or ended it, and why. */
const CommissionAct = Entity('CommissionAct', { by: Type.String(), reason: Type.String(), at: Moment });

export const CommissionRule = Entity('CommissionRule', {
  id: Id,
  ...terms,
  /** Name of the promotion, the shop or the category. */
  subject: Nullable(Type.String()),
  state: CommissionRuleState,
  startsAt: Moment,
  endsAt: Nullable(Moment),
  /** Lines that were sold under it. */
  lines: Type.Integer(),
  /** Null for the rule with which the marketplace started. */
  added: Nullable(CommissionAct),
  /** Null for a rule without an end. */
  ended: Nullable(CommissionAct),
});
export type CommissionRule = Static<typeof CommissionRule>;

/** The rule that was added, ended or kept, and the number of notified shops. */
export const CommissionRuleSaved = Entity('CommissionRuleSaved', { id: Id, notifiedShops: Type.Integer() });
export type CommissionRuleSaved = Static<typeof CommissionRuleSaved>;

export const CommissionRulesQuery = Type.Object({ ...pageQuery, view: Type.Optional(CommissionView) });
export type CommissionRulesQuery = Static<typeof CommissionRulesQuery>;
export const CommissionRules = PageOf('CommissionRules', CommissionRule);
export type CommissionRules = Static<typeof CommissionRules>;

/** Sales of the last 30 days affected by a change, in kopecks. */
const sales = {
  /** Lines of orders that were paid and not cancelled. */
  lines: Type.Integer(),
  /** The commission at the sale, before refunds. */
  taken: Kopecks,
  /** The same lines by the rules after the change. */
  wouldTake: Kopecks,
};

const CommissionShop = Entity('CommissionShop', {
  id: Id,
  slug: Slug,
  name: Type.String(),
  goods: Type.Integer(),
  /** The rate or the minimum grows for a product on sale. */
  isWorse: Type.Boolean(),
  ...sales,
});

/** A preview of a change of the rules. Nothing is saved. */
export const CommissionPreview = Entity('CommissionPreview', {
  /** When the change takes effect. */
  at: Moment,
  /** The first possible day, in Moscow: shops are notified in advance. */
  earliestOn: Day,
  /** The terms become worse for some shop. */
  isWorse: Type.Boolean(),
  /** Products on sale. */
  goods: Type.Integer(),
  /** The categories of these products, those with the most products first. */
  categories: Type.Array(Entity('CommissionCategory', { id: Id, name: Type.String(), goods: Type.Integer() })),
  /** The largest difference first. */
  shops: Type.Array(CommissionShop),
  /** Of all affected shops, including those that are not listed. */
  shopCount: Type.Integer(),
  ...sales,
});
export type CommissionPreview = Static<typeof CommissionPreview>;

/** A rule as a seller sees it. */
export const SellerCommissionRule = Entity('SellerCommissionRule', {
  kind: CommissionRuleKind,
  /** Name of the category or the promotion. */
  subject: Nullable(Type.String()),
  ...figures,
});
export type SellerCommissionRule = Static<typeof SellerCommissionRule>;

/** The commission on a shop's products on sale. A rule is null where there is no commission. */
export const SellerCommission = Entity('SellerCommission', {
  /** The rules of today, those of the most products first. */
  current: Type.Array(Type.Object({ rule: Nullable(SellerCommissionRule), goods: Type.Integer() })),
  /** Announced changes, the soonest first. */
  changes: Type.Array(
    Type.Object({
      at: Moment,
      goods: Type.Integer(),
      before: Nullable(SellerCommissionRule),
      after: Nullable(SellerCommissionRule),
    }),
  ),
});
export type SellerCommission = Static<typeof SellerCommission>;
