import {
  CommissionEndQuery,
  CommissionPreview,
  CommissionPreviewQuery,
  CommissionRuleSaved,
  CommissionRules,
  CommissionRulesQuery,
  EndCommissionRule,
  NewCommissionRule,
} from '@vetka/domain/ledger/schema';
import { ActReason } from '@vetka/domain/moderation/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implementAct, implementForAdministration } from '../../platform/administration/implement.ts';

/** The rules of the commission, for the administration. */
export const commissionRoutes = (app: FastifyInstance) => [
  implementForAdministration(
    app,
    'commission.rules',
    { query: CommissionRulesQuery, response: CommissionRules },
    ({ query }) => app.commission.read(query),
  ),
  implementForAdministration(
    app,
    'commission.preview',
    { query: CommissionPreviewQuery, response: CommissionPreview },
    ({ query: { subjectId = null, ...terms } }) => app.commission.preview({ subjectId, ...terms }),
  ),
  implementAct(
    app,
    'commission.add',
    { body: NewCommissionRule, response: CommissionRuleSaved },
    { kind: 'COMMISSION_RULE', reason: ({ body }) => body.reason },
    ({ body, tx }) => app.commission.add(tx, body),
  ),
  implementForAdministration(
    app,
    'commission.previewEnd',
    { params: IdParams, query: CommissionEndQuery, response: CommissionPreview },
    ({ params, query }) => app.commission.previewEnd(params.id, query.endsOn),
  ),
  implementAct(
    app,
    'commission.end',
    { params: IdParams, body: EndCommissionRule, response: CommissionRuleSaved },
    { kind: 'COMMISSION_RULE', reason: ({ body }) => body.reason },
    ({ params, body, tx }) => app.commission.end(tx, params.id, body),
  ),
  implementAct(
    app,
    'commission.keep',
    { params: IdParams, body: ActReason, response: CommissionRuleSaved },
    { kind: 'COMMISSION_RULE', reason: ({ body }) => body.reason },
    ({ params, tx }) => app.commission.keep(tx, params.id),
  ),
];
