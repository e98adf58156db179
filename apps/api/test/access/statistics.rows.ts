import { inTheShop, ofShop } from './desk.rows.ts';
import { plain, type Rows } from './probe.ts';
import { anyone } from './vocabulary.ts';

const week = { from: '2026-11-16', to: '2026-11-22' };

/** Figures of a shop. The counter of page views answers everybody alike, also for a product that does not exist. */
export const statisticsRows: Rows<'statistics'> = {
  'statistics.read': [
    plain({ ...inTheShop, shopSeller: 403 }, (world) => ({ ...ofShop(world), query: week }), 'the shop'),
  ],
  'statistics.countView': [plain(anyone, () => ({ params: { id: 2_147_483_647 } }), 'any number')],
};
