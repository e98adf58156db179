import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refundedLines } from './payment.receipt.ts';

it('the receipts of partial refunds and of the rest add up to what was paid for each line', () => {
  const amounts = fc.array(fc.nat(500_000), { minLength: 1, maxLength: 5 });
  const shares = fc.array(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }), { maxLength: 4 });
  fc.assert(
    fc.property(amounts, shares, (paidAmounts, wishes) => {
      const lines = paidAmounts.map((amount, index) => {
        const isDelivery = index === paidAmounts.length - 1;
        const [orderProductId, kind] = isDelivery ? [null, 'service' as const] : [index + 1, 'commodity' as const];
        return { orderServiceId: 1, orderProductId, name: `${index}`, quantity: 2, amount, kind };
      });
      const left = [...paidAmounts];
      const rows = wishes.flatMap((wish, refund) =>
        wish.flatMap((share, index) => {
          const amount = Math.floor((left[index] ?? 0) * share);
          if (amount === 0) return [];
          left[index] = (left[index] ?? 0) - amount;
          return [{ refundId: refund + 1, orderProductId: lines[index]?.orderProductId ?? null, amount }];
        }),
      );
      const restOf = (index: number) => left[index] ?? 0;
      const rest = lines.map(({ orderProductId }, index) => ({ refundId: 99, orderProductId, amount: restOf(index) }));
      rows.push(...rest.filter(({ amount }) => amount > 0));
      const refundIds = [...new Set(rows.map(({ refundId }) => refundId))];
      const receipts = refundIds.flatMap((id) => refundedLines(lines, { id, orderServiceId: 1 }, rows));
      for (const { name, amount } of lines) {
        const returned = receipts.filter((line) => line.name === name).reduce((sum, line) => sum + line.amount, 0);
        expect(returned).toBe(amount);
      }
    }),
  );
});
