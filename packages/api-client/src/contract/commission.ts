import type {
  CommissionEndQuery,
  CommissionPreview,
  CommissionPreviewQuery,
  CommissionRuleSaved,
  CommissionRules,
  CommissionRulesQuery,
  EndCommissionRule,
  NewCommissionRule,
} from '@vetka/domain/ledger';
import type { ActReason } from '@vetka/domain/moderation';
import { call } from './call.ts';

/** The commission rules, for the administration. A rule that has been in force can only be ended. */
export const commission = {
  rules: call<{ query: CommissionRulesQuery; response: CommissionRules }>('GET', '/moderation/commission'),
  /** A preview of a rule. 422 on `subjectId` or `startsOn`. */
  preview: call<{ query: CommissionPreviewQuery; response: CommissionPreview }>(
    'GET',
    '/moderation/commission/preview',
  ),
  /** 422 on `subjectId`, and on `startsOn` when it is too early to notify shops. They are notified at once. */
  add: call<{ body: NewCommissionRule; response: CommissionRuleSaved }>('POST', '/moderation/commission'),
  /** A preview of the end of a rule. 404; 409 when it has ended. */
  previewEnd: call<{ params: { id: number }; query: CommissionEndQuery; response: CommissionPreview }>(
    'GET',
    '/moderation/commission/{id}/end',
  ),
  /**
   * Ends a rule, or withdraws one that has not started. 404; 409 when it has ended, or when there would be no base
   * rule; 422 on `endsOn`.
   */
  end: call<{ params: { id: number }; body: EndCommissionRule; response: CommissionRuleSaved }>(
    'POST',
    '/moderation/commission/{id}/end',
  ),
  /** Cancels a planned end. 404; 409 when there is none, or it has passed. */
  keep: call<{ params: { id: number }; body: ActReason; response: CommissionRuleSaved }>(
    'POST',
    '/moderation/commission/{id}/keep',
  ),
};
