import { isText } from '@vetka/domain/utf8';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueOf } from '../../../test/emulatedProviders.ts';
import { buildReceipt, maxReceiptLines, type ReceiptLine } from './receipt.ts';

const config = { taxation: 'osn', vat: 'vat22' } as const;
const contact = { phone: '+79001234567' };
const flowers = (quantity: number, amount: number, more: Partial<ReceiptLine> = {}): ReceiptLine => ({
  name: 'Букет',
  quantity,
  amount,
  kind: 'commodity',
  ...more,
});
const build = (items: ReceiptLine[], total: number) => valueOf(buildReceipt(items, total, contact, config)).lines;

describe('a receipt', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 99 }),
    amount: fc.integer({ min: 0, max: 50_000_000 }),
  });
  const basket = fc
    .array(line, { minLength: 1, maxLength: maxReceiptLines })
    .map((lines) => lines.map(({ quantity, amount }) => flowers(quantity, amount)))
    .filter((lines) => lines.some(({ amount }) => amount > 0));

  it('shortens a name between characters, also one with a count', () => {
    const name = `Роза${'🌸'.repeat(100)}`;
    const lines = build([flowers(3, 100_000, { name }), flowers(7, 3, { name })], 100_003);
    expect(lines.map(({ name: short }) => [isText(short), short.length <= 128])).toEqual(lines.map(() => [true, true]));
  });

  it('adds up to the payment, keeps price × quantity = amount and never exceeds a hundred lines', () => {
    fc.assert(
      fc.property(basket, fc.integer({ min: 1, max: 100_000_000 }), (items, total) => {
        const lines = build(items, total);
        expect(lines.length).toBeLessThanOrEqual(maxReceiptLines);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        for (const { price, quantity, amount } of lines) {
          expect(price * quantity).toBe(amount);
          expect(Number.isInteger(price) && price > 0 && quantity > 0).toBe(true);
        }
      }),
    );
  });

  it('keeps lines that already add up', () => {
    fc.assert(
      fc.property(basket, (items) => {
        const paid = items.filter(({ amount }) => amount > 0);
        const lines = build(
          items,
          paid.reduce((sum, { amount }) => sum + amount, 0),
        );
        const divisible = paid.filter(({ amount, quantity }) => amount % quantity === 0);
        for (const { amount, quantity } of divisible)
          expect(lines).toContainEqual(expect.objectContaining({ amount, quantity }));
      }),
    );
  });

  it('splits a line that does not divide evenly into two, with prices a kopeck apart', () => {
    expect(build([flowers(3, 1000)], 1000)).toMatchObject([
      { price: 333, quantity: 2, amount: 666 },
      { price: 334, quantity: 1, amount: 334 },
    ]);
  });

  it('writes such a line as a single piece when there is no room for a second line', () => {
    const items = [...Array.from({ length: 99 }, () => flowers(1, 100)), flowers(3, 1000)];
    const lines = build(items, 10_900);
    expect(lines).toHaveLength(100);
    expect(lines.at(-1)).toMatchObject({ name: 'Букет, 3 шт.', price: 1000, quantity: 1 });
  });

  it('adds the difference to the largest line and omits lines that cost nothing', () => {
    const lines = build([flowers(1, 100), flowers(1, 900), flowers(1, 0)], 1003);
    expect(lines.map(({ amount }) => amount)).toEqual([100, 903]);
    expect(build([flowers(1, 100), flowers(1, 900)], 50).map(({ amount }) => amount)).toEqual([50]);
  });

  it('names the supplier and the rate of each line', () => {
    const supplier = { name: 'ООО «Мята»', inn: '7707083893', phones: ['+79161234567'] };
    const lines = build([flowers(1, 100, { supplier, vat: 'none' }), flowers(1, 50)], 150);
    expect(lines).toMatchObject([
      { supplier, vat: 'none' },
      { supplier: null, vat: 'vat22' },
    ]);
  });

  it('truncates a name too long for the cash register', () => {
    expect(build([flowers(1, 100, { name: 'б'.repeat(200) })], 100)[0]!.name).toHaveLength(128);
  });

  it.each([
    ['no recipient', [flowers(1, 100)], 100, {}],
    ['101 lines', Array.from({ length: 101 }, () => flowers(1, 1)), 101, contact],
    ['nothing that costs', [flowers(1, 0)], 100, contact],
    ['half a bouquet', [flowers(0.5, 100)], 100, contact],
    ['a sum of nothing', [flowers(1, 100)], 0, contact],
  ])('is refused for %s', (_what, items, total, whom) => {
    expect(buildReceipt(items, total, whom, config)).toMatchObject({ ok: false, reason: 'invalid', code: 'receipt' });
  });
});
