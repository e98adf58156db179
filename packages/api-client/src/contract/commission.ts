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

/** The rules of the commission, for the administration. A rule that has counted only ends. */
export const commission = {
  rules: call<{ query: CommissionRulesQuery; response: CommissionRules }>('GET', '/moderation/commission'),
  /** What a rule would touch. 422 on `subjectId` or `startsOn`. */
  preview: call<{ query: CommissionPreviewQuery; response: CommissionPreview }>(
    'GET',
    '/moderation/commission/preview',
  ),
  /** 422 on `subjectId`, and on `startsOn` when shops could not be told early enough. They are told at once. */
  add: call<{ body: NewCommissionRule; response: CommissionRuleSaved }>('POST', '/moderation/commission'),
  /** What changes with the end of a rule. 404; 409 when it has ended. */
  previewEnd: call<{ params: { id: number }; query: CommissionEndQuery; response: CommissionPreview }>(
    'GET',
    '/moderation/commission/{id}/end',
  ),
  /**
   * Ends a rule, or withdraws one that has not begun. 404; 409 when it has ended, or when there would be no base rule;
   * 422 on `endsOn`.
   */
  end: call<{ params: { id: number }; body: EndCommissionRule; response: CommissionRuleSaved }>(
    'POST',
    '/moderation/commission/{id}/end',
  ),
  /** Takes an end back that has not come. 404; 409 when there is none, or it has come. */
  keep: call<{ params: { id: number }; body: ActReason; response: CommissionRuleSaved }>(
    'POST',
    '/moderation/commission/{id}/keep',
  ),
};
