import { plain, type Rows } from './probe.ts';
import { everybody, nobody } from './vocabulary.ts';

const administrationOnly = everybody(404, { guest: 401, administration: 'allowed' });
const unknown = { params: { id: 2_147_483_647 }, body: { decision: 'ACCEPTED', reason: 'Ошибка банка' } } as const;
const notRegister = { body: { bank: 'tochka', table: 'Реестр' } } as const;

/** Our books beside the bank's. */
export const reconciliationRows: Rows<'reconciliation'> = {
  'reconciliation.differences': [plain(administrationOnly, () => ({ query: {} }))],
  'reconciliation.days': [plain(administrationOnly)],
  'reconciliation.run': [plain(administrationOnly)],
  'reconciliation.upload': [plain({ ...administrationOnly, administration: 422 }, () => notRegister)],
  'reconciliation.resolve': [plain({ ...nobody(404), administration: 404 }, () => unknown, 'an unknown difference')],
};
