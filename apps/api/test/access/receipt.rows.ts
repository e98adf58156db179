import { plain, type Rows } from './probe.ts';
import { everybody, nobody } from './vocabulary.ts';

const administrationOnly = everybody(404, { guest: 401, administration: 'allowed' });
const body = { mistake: 'MISSING', basis: 'SELF', baseNumber: '', reason: 'Касса была закрыта' } as const;
const unknown = { params: { id: 2_147_483_647 }, body } as const;

/** Fiscal receipts and their corrections. */
export const receiptRows: Rows<'receipt'> = {
  'receipt.list': [plain(administrationOnly, () => ({ query: { orderId: 2_147_483_647 } }), 'an order')],
  'receipt.correct': [plain({ ...nobody(404), administration: 404 }, () => unknown, 'an unknown receipt')],
};
