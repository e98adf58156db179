import type { FiscalLine, FiscalReceipt } from './receipt.ts';

/** A receipt as T-Bank takes it (FFD 1.05): per line the agent's sign and the supplier. */
export function tbankReceipt({ taxation, phone, email, lines }: FiscalReceipt): Record<string, unknown> {
  return {
    ...(email !== null && { Email: email }),
    ...(phone !== null && { Phone: phone }),
    Taxation: taxation,
    Items: lines.map(tbankItem),
  };
}

function tbankItem({ name, price, quantity, amount, vat, kind, supplier }: FiscalLine): Record<string, unknown> {
  const item = {
    Name: name,
    Price: price,
    Quantity: quantity,
    Amount: amount,
    Tax: vat,
    PaymentMethod: 'full_prepayment',
    PaymentObject: kind,
  };
  if (supplier === null) return item;
  const { phones, name: Name, inn: Inn } = supplier;
  return { ...item, AgentData: { AgentSign: 'another' }, SupplierInfo: { Phones: phones, Name, Inn } };
}
