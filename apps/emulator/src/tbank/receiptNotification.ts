import { fiscalDrive, type CashRegisterBook } from '../atol/cashRegisterBook.ts';
import type { Payment } from '../payments/payment.ts';

type Message = Record<string, unknown>;

/** The notification of the receipt of a payment's move; null without one. */
export function receiptNotification(payment: Payment, cashRegister: CashRegisterBook): Message | null {
  const { tbank, amount } = cashRegister.plan;
  const { merchant, orderId, id, status, history, receipt } = payment;
  const isRefund = status === 'PARTIAL_REFUNDED' || status === 'REFUNDED';
  if (tbank === 'OFF' || receipt === null || !(isRefund || status === 'CONFIRMED')) return null;
  const moved = isRefund ? (history.at(-2)?.amount ?? 0) - payment.amount : payment.amount;
  const message = {
    TerminalKey: merchant,
    OrderId: orderId,
    Status: 'RECEIPT',
    PaymentId: Number(id),
    Amount: amount ?? moved,
    Type: isRefund ? 'IncomeReturn' : 'Income',
    ...(!isRefund && { Receipt: receipt }),
  };
  return { ...message, ...(tbank === 'REFUSED' ? refusal : printed(cashRegister)) };
}

const refusal: Message = { Success: false, ErrorCode: '323', ErrorMessage: 'Касса не приняла чек: закрыта смена' };

function printed(cashRegister: CashRegisterBook): Message {
  const { documentNumber, sign } = cashRegister.next();
  return {
    Success: true,
    ErrorCode: '0',
    FiscalNumber: documentNumber,
    ShiftNumber: 1,
    ReceiptDatetime: new Date().toISOString(),
    FnNumber: fiscalDrive,
    EcrRegNumber: '0000000001045713',
    FiscalDocumentNumber: documentNumber,
    FiscalDocumentAttribute: sign,
    Url: `https://ofd.test/rec/${fiscalDrive}/${documentNumber}/${sign}`,
  };
}
