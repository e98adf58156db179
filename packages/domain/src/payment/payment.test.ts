import { expect, test } from 'vitest';
import {
  canMovePayment,
  canPay,
  internalPaymentStates,
  paymentStatuses,
  paymentStatusLabel,
  paymentAmountText,
  paymentText,
  publicPaymentStatus,
} from './index.ts';

test.each([
  ['STA-03', 'NEW', 'Ожидает оплаты'],
  ['STA-04', 'CREATED', 'Ожидает оплаты'],
  ['STA-05', 'ACTIVE', 'Активный'],
  ['STA-06', 'CONFIRMED', 'Подтвержден'],
  ['STA-07', 'APPROVED', 'Оплачено'],
  ['STA-08', 'AUTHORIZED', 'Сумма заморожена'],
  ['STA-09', 'ON-REFUND', 'Заблокировано на время выполнения возврата'],
  ['STA-10', 'REFUNDED', 'Осуществлен возврат'],
  ['STA-11', 'EXPIRED', 'Истек срок действия'],
  ['STA-12', 'PARTIAL_REFUNDED', 'Частичный возврат'],
  ['STA-13', 'PARTIAL_REVERSED', 'Частичный реверс'],
  ['STA-14', 'AUTH_FAIL', 'Ошибка авторизации'],
  ['STA-15', 'REJECTED', 'Отклонено'],
  ['STA-16', 'REVERSED', 'Резервирование отменено'],
  ['STA-17', 'CANCELED', 'Отменен'],
])('%s: %s is «%s»', (_, status, label) => {
  expect(paymentStatusLabel(status)).toBe(label);
});

test('STA-18: an unknown status is shown as it is', () => {
  expect(paymentStatusLabel('SOMETHING_NEW')).toBe('SOMETHING_NEW');
  expect(paymentStatusLabel('toString')).toBe('toString');
});

test('a received payment is never taken for an unpaid one', () => {
  expect(canPay({ status: 'CREATED', paymentLink: 'https://bank.test/1' })).toBe(true);
  expect(canPay({ status: 'CREATED', paymentLink: null }), 'MYP-17: no link').toBe(false);
  for (const status of paymentStatuses.filter((value) => value !== 'CREATED')) {
    expect(canPay({ status, paymentLink: 'https://bank.test/1' }), 'MYP-17: another status').toBe(false);
  }
});

test('each of our states maps to a status of the specification', () => {
  expect(canMovePayment('CONFIRMED', 'REJECTED')).toBe(false);
  expect(canMovePayment('CONFIRMED', 'EXPIRED')).toBe(false);
  expect(canMovePayment('REFUNDED', 'CONFIRMED')).toBe(false);
  expect(canMovePayment('PENDING', 'CONFIRMED')).toBe(true);
});

test('each of our states maps to a status of the specification', () => {
  for (const state of internalPaymentStates) expect(paymentStatuses).toContain(publicPaymentStatus[state]);
});

test('a partial refund says what came back', () => {
  const payment = { status: 'PARTIAL_REFUNDED', paymentLink: null } as const;
  expect(paymentText({ ...payment, refunded: 500_00 })).toBe('Частичный возврат, вернули 500\u00A0₽');
  expect(paymentText(payment)).toBe('Частичный возврат');
  expect(paymentAmountText({ refunded: 500_00 }, 3_480_00)).toBe('500\u00A0₽ из 3\u00A0480\u00A0₽');
  expect(paymentAmountText({}, 3_480_00)).toBe('3\u00A0480\u00A0₽');
});
