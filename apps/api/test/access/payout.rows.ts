import { inTheShop, ofShop } from './desk.rows.ts';
import { plain, type Rows } from './probe.ts';

/** Payouts of a shop, for those who see what it earns. */
export const payoutRows: Rows<'payout'> = {
  'payout.list': [plain({ ...inTheShop, shopSeller: 403 }, (world) => ({ ...ofShop(world), query: {} }), 'the shop')],
};
