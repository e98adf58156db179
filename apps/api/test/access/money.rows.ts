import { dayIn } from '@vetka/domain/date';
import { eq } from 'drizzle-orm';
import { ledgerTransactions } from '../../src/platform/database/schema/index.ts';
import { inTheShop, ofShop, stepped, type Made } from './desk.rows.ts';
import { on, plain, type Rows, type Thing } from './probe.ts';

/** The owner and the managers of the shop. */
const managers = { ...inTheShop, shopSeller: 403 } as const;
const sold = stepped('a paid order', () => []);

/** A move of the shop's ledger: its paid order. */
const move: Thing<Made & { moveId: number }> = {
  title: 'a move of money',
  async make(world) {
    const made = await sold.make(world);
    const [row] = await world.db
      .select()
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.orderServiceId, made.id));
    return { ...made, moveId: row?.id ?? 0 };
  },
};

/** The month for which every shop has a register. */
const thisMonth = (): string => dayIn('Europe/Moscow').slice(0, 7);

/** The money of a shop. Lists continue after a move or an order of any shop: only the rows after it are shown. */
export const moneyRows: Rows<'money'> = {
  'money.read': [plain(managers, ofShop, 'the shop')],
  'money.moves': [on(move, managers, ({ slug, moveId }) => ({ params: { service: slug }, query: { before: moveId } }))],
  'money.waiting': [on(sold, managers, ({ slug, id }) => ({ params: { service: slug }, query: { after: id } }))],
  'money.order': [on(sold, managers, ({ slug, id }) => ({ params: { service: slug, id } }))],
  'money.commission': [plain(managers, ofShop, 'the shop')],
  'money.months': [plain(managers, ofShop, 'the shop')],
  'money.register': [
    plain(managers, (world) => ({ ...ofShop(world), query: { month: thisMonth(), format: 'csv' } }), 'the shop'),
  ],
};
