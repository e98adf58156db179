import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInn, isKpp, isOgrn, isOgrnip } from './index.ts';

test('accepts known valid numbers', () => {
  expect(isInn('7707083893')).toBe(true);
  expect(isInn('500100732259')).toBe(true);
  expect(isOgrn('1027700132195')).toBe(true);
  expect(isKpp('773601001')).toBe(true);
  expect(isOgrnip('304500116000157')).toBe(true);
});

const oneDigitOff = (value: string) =>
  fc.tuple(fc.integer({ min: 0, max: value.length - 1 }), fc.integer({ min: 1, max: 9 })).map(([index, shift]) => {
    const digit = (Number(value[index]) + shift) % 10;
    return value.slice(0, index) + digit + value.slice(index + 1);
  });

test('detects a wrong digit in an ОГРН or an ОГРНИП', () => {
  fc.assert(fc.property(oneDigitOff('1027700132195'), (value) => !isOgrn(value)));
  fc.assert(fc.property(oneDigitOff('304500116000157'), (value) => !isOgrnip(value)));
});

test('the last digit of an ИНН is a check digit', () => {
  for (let digit = 0; digit < 10; digit += 1) expect(isInn(`770708389${digit}`)).toBe(digit === 3);
});

test.each(['', '77360100', '7736010011', '77360100a'])('«%s» is not a КПП', (value) => {
  expect(isKpp(value)).toBe(false);
});

test.each(['', '123', '77070838930', 'abcdefghij'])('«%s» is not an ИНН', (value) => {
  expect(isInn(value)).toBe(false);
});
