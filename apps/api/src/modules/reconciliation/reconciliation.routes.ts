import {
  Difference,
  Differences,
  DifferencesQuery,
  Reconciled,
  ReconciledDays,
  ResolveDifference,
  UploadRegister,
} from '@vetka/domain/reconciliation/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implementAct, implementForAdministration } from '../../platform/administration/implement.ts';

/** Differences between our books and the bank's, for the administration. */
export const reconciliationRoutes = (app: FastifyInstance) => [
  implementForAdministration(
    app,
    'reconciliation.differences',
    { query: DifferencesQuery, response: Differences },
    ({ query }) => app.reconciliation.read(query),
  ),
  implementForAdministration(app, 'reconciliation.days', { response: ReconciledDays }, () => app.reconciliation.days()),
  implementAct(app, 'reconciliation.run', { response: Reconciled }, { kind: 'BOOKS' }, async ({ afterCommit }) =>
    app.reconciliation.runAfter(afterCommit),
  ),
  implementAct(
    app,
    'reconciliation.upload',
    { body: UploadRegister, response: Reconciled },
    { kind: 'BOOKS', reason: ({ body }) => body.bank },
    async ({ body, tx, afterCommit }) => {
      await app.reconciliation.upload(tx, body);
      return app.reconciliation.runAfter(afterCommit);
    },
    { limit: 'writing' },
  ),
  implementAct(
    app,
    'reconciliation.resolve',
    { params: IdParams, body: ResolveDifference, response: Difference },
    { kind: 'DIFFERENCE', reason: ({ body }) => body.reason },
    ({ params, body, tx }) => app.reconciliation.resolve(tx, params.id, body),
  ),
];
