import { inTheShop, ofShop } from './desk.rows.ts';
import { plain, type Rows } from './probe.ts';

/** The owner and the managers of the shop. */
const managers = { ...inTheShop, shopSeller: 403 } as const;

/** Receipts of «Мой налог». */
export const incomeRows: Rows<'income'> = {
  'income.list': [plain(managers, ofShop, 'the shop')],
};
