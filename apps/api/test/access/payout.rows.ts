import { inTheShop, ofShop } from './desk.rows.ts';
import { noCodes } from './people.rows.ts';
import { on, plain, type Rows } from './probe.ts';
import { everybody, nobody } from './vocabulary.ts';

const managers = { ...inTheShop, shopSeller: 403 } as const;
const ownerAlone = { ...managers, shopManager: 403 } as const;
const administrationOnly = everybody(404, { guest: 401, administration: 'allowed' });
/** An account with a wrong check digit: no code is sent or consumed. */
const wrongAccount = { account: '40702810000000000000', bik: '044525225', bankName: 'Банк', code: '0000' };
const reason = { reason: 'Проверяем жалобу' };

/** Payouts of a shop, its requisites, and the administration's holds. */
export const payoutRows: Rows<'payout'> = {
  'payout.list': [plain(managers, (world) => ({ ...ofShop(world), query: {} }), 'the shop')],
  'payout.requisites': [plain(ownerAlone, ofShop, 'the shop')],
  'payout.sendRequisitesCode': [on(noCodes, ownerAlone, (_none, world) => ofShop(world))],
  'payout.saveRequisites': [
    plain({ ...ownerAlone, shopOwner: 422 }, (world) => ({ ...ofShop(world), body: wrongAccount }), 'the shop'),
  ],
  'payout.queue': [plain(administrationOnly, () => ({ query: {} }))],
  'payout.held': [plain(administrationOnly)],
  'payout.debts': [plain(administrationOnly, () => ({ query: {} }))],
  'payout.unassigned': [plain(administrationOnly)],
  // Nothing is due to it.
  'payout.payByHand': [
    plain(
      { ...administrationOnly, administration: 409 },
      ({ shop }) => ({ params: { id: shop.id }, body: { amount: 100, reference: '1', ...reason } }),
      'the shop',
    ),
  ],
  'payout.hold': [plain(administrationOnly, ({ shop }) => ({ params: { id: shop.id }, body: reason }), 'the shop')],
  // Another shop, without a hold.
  'payout.release': [
    plain(
      { ...nobody(404), administration: 404 },
      () => ({ params: { id: 2_147_483_647 }, body: reason }),
      'an unknown shop',
    ),
  ],
};
