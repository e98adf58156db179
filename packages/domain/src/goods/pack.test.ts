import fc from 'fast-check';
import { expect, test } from 'vitest';
import { units } from '../actor/units.ts';
import { onePiece, packText, readPack } from './pack.ts';

test('reads amounts as florists write them', () => {
  expect(readPack('400 мл')).toEqual({ amount: 400, unit: 'мл' });
  expect(readPack('1,2кг')).toEqual({ amount: 1.2, unit: 'кг' });
  expect(readPack('25 шт.')).toEqual({ amount: 25, unit: 'шт' });
  expect(readPack('150 г')).toEqual({ amount: 150, unit: 'гр' });
  expect(readPack('1\u00A0500 см3')).toEqual({ amount: 1500, unit: 'см³' });
  expect(readPack('  ')).toEqual(onePiece);
});

test('refuses what is no amount of a known unit', () => {
  for (const text of ['много', '5', '0 шт', '5 пучков', '-3 кг', '1.2345 кг', '10000000 шт', '5 6 мл 7']) {
    expect({ text, pack: readPack(text) }).toEqual({ text, pack: undefined });
  }
});

test('every pack is written so that it is read as the same', () => {
  const pack = fc.record({ amount: fc.integer({ min: 1, max: 1_000_000_000 }), unit: fc.constantFrom(...units) });
  fc.assert(
    fc.property(pack, ({ amount, unit }) => {
      const thousandths = { amount: amount / 1000, unit };
      expect(readPack(packText(thousandths))).toEqual(thousandths);
    }),
  );
});
