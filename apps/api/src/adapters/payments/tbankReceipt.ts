import type { FiscalLine, FiscalReceipt } from './receipt.ts';

/** The receipt in T-Bank's format (FFD 1.05), with the agent sign and the supplier on each line. */
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
