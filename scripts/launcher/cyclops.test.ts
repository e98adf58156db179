import { createPublicKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { cyclopsEnvironment } from './cyclops.ts';

const tochka = { PAYMENT_PROVIDER: 'tochka' };

test('a demo with Tochka signs with a key whose public half the emulator knows, even after a restart', () => {
  const { CYCLOPS_PRIVATE_KEY = '', ...api } = cyclopsEnvironment('api', tochka);
  const { CYCLOPS_PUBLIC_KEY, ...emulator } = cyclopsEnvironment('emulator', tochka);
  const publicHalf = createPublicKey(CYCLOPS_PRIVATE_KEY).export({ type: 'spki', format: 'pem' });
  expect(CYCLOPS_PUBLIC_KEY).toBe(publicHalf);
  expect(api).toMatchObject(emulator);
  expect(cyclopsEnvironment('api', tochka)).toMatchObject({ CYCLOPS_PRIVATE_KEY });
});

test("other banks, and the user's own keys, are left alone", () => {
  expect(cyclopsEnvironment('api', {})).toEqual({});
  expect(cyclopsEnvironment('emulator', { ...tochka, CYCLOPS_SYSTEM: 'shop' })).toEqual({});
});
