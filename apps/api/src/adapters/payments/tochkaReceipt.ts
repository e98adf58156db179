import type { FiscalLine, FiscalReceipt } from './receipt.ts';
import { roublesText } from './tochkaMoney.ts';

/** The receipt part of a payment link: `Client`, `Items`, `taxSystemCode`. Amounts are roubles as text. */
export function tochkaReceipt({ taxation, phone, email, lines }: FiscalReceipt): Record<string, unknown> {
  return {
    taxSystemCode: taxation,
    Client: { ...(email !== null && { email }), ...(phone !== null && { phone }) },
    Items: lines.map(tochkaItem),
  };
}

// Here `amount` is the price of one piece: the bank multiplies it by the quantity.
function tochkaItem({ name, price, quantity, vat, kind, supplier }: FiscalLine): Record<string, unknown> {
  const item = {
    name,
    amount: roublesText(price),
    quantity,
    vatType: vat,
    paymentMethod: 'full_prepayment',
    paymentObject: kind === 'commodity' ? 'goods' : 'service',
    measure: 'шт.',
  };
  if (supplier === null) return item;
  return { ...item, Supplier: { name: supplier.name, taxCode: supplier.inn, phone: supplier.phones[0] } };
}
