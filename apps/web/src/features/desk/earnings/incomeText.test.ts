import type { SellerTaxes } from '@vetka/domain/income';
import { expect, test } from 'vitest';
import { emptyReceipts, incomeTitle, taxNotice } from './incomeText.ts';

const fine: SellerTaxes = { status: 'REGISTERED', checkedAt: null, binding: 'BOUND', issuer: 'platform' };

test.each([
  [null, undefined],
  [fine, undefined],
  [{ ...fine, binding: 'ASKED' as const }, 'Разрешите выдавать чеки за вас'],
  [{ ...fine, binding: 'REFUSED' as const }, 'Вы не разрешили выдавать чеки'],
  [{ ...fine, issuer: 'seller' as const }, 'Чеки вы выдаёте сами'],
  [
    { ...fine, status: 'UNREGISTERED' as const, issuer: 'seller' as const },
    'Налоговая не подтверждает, что вы самозанятый',
  ],
])('the notice for %j is titled «%s»', (taxes, title) => {
  expect(taxNotice(taxes)?.title).toBe(title);
});

test('a receipt is named by its order', () => {
  expect(incomeTitle({ orderServiceId: 1020 })).toMatch(/^Заказ №\s1020$/);
  expect(incomeTitle({ orderServiceId: null })).toBe('Подписка');
});

test('a list without receipts says for whom it is', () => {
  expect(emptyReceipts(null).title).toBe('Чеки «Моего налога» – у самозанятых');
  expect(emptyReceipts(fine).title).toBe('Чеков ещё нет');
});
