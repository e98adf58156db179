import { CashReceipt, CashReceipts, CorrectReceipt, ReceiptsQuery } from '@vetka/domain/receipt/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implementAct, implementForAdministration } from '../../platform/administration/implement.ts';

/** Fiscal receipts and their corrections, for the administration. */
export const receiptRoutes = (app: FastifyInstance) => [
  implementForAdministration(app, 'receipt.list', { query: ReceiptsQuery, response: CashReceipts }, ({ query }) =>
    app.receipt.read(query),
  ),
  implementAct(
    app,
    'receipt.correct',
    { params: IdParams, body: CorrectReceipt, response: CashReceipt },
    { kind: 'RECEIPT', reason: ({ body }) => body.reason },
    ({ params, body, tx }) => app.receipt.correct(tx, params.id, body),
  ),
];
