import type {
  AnswerDispute,
  DecideDispute,
  DeskOrder,
  DeskOrderParams,
  DeskRefund,
  DisputePage,
  DisputesQuery,
  ProposeSubstitution,
} from '@vetka/domain/desk';
import { call } from './call.ts';

/** Not served yet: these become calls of `desk` when the API has them. */
export const deskMoney = {
  refund: call<{ params: DeskOrderParams; body: DeskRefund; response: DeskOrder }>(
    'POST',
    '/desk/{service}/orders/{id}/refunds',
  ),
  substitute: call<{ params: DeskOrderParams; body: ProposeSubstitution; response: DeskOrder }>(
    'POST',
    '/desk/{service}/orders/{id}/substitutions',
  ),
  answerDispute: call<{ params: DeskOrderParams; body: AnswerDispute; response: DeskOrder }>(
    'POST',
    '/desk/{service}/orders/{id}/dispute-answer',
  ),
  /** For the administration. */
  disputes: call<{ query: DisputesQuery; response: DisputePage }>('GET', '/disputes'),
  /** For the administration, of any service. */
  decideDispute: call<{ params: DeskOrderParams; body: DecideDispute; response: DeskOrder }>(
    'POST',
    '/desk/{service}/orders/{id}/dispute-decision',
  ),
};
