import { expect, test } from 'vitest';
import { startProviders, valueOf } from '../../../test/emulatedProviders.ts';
import { createPwnedPasswords } from './pwnedPasswords.ts';

async function start() {
  const { configs, faults, url } = await startProviders();
  const asked = async () => (await fetch(`${url}/control/passwords`)).json() as Promise<string[]>;
  return { passwords: createPwnedPasswords({ ...configs.leakedPasswords, timeoutMs: 1500 }), faults, asked };
}

test('a password of a leak is found with its count, and no other is, although every answer is padded', async () => {
  const { passwords } = await start();
  expect(valueOf(await passwords.countOf('Tyuman-72-region'))).toBe(214);
  expect(valueOf(await passwords.countOf('tyuman-72-region'))).toBe(0);
  expect(valueOf(await passwords.countOf('роза и шиповник под дождём'))).toBe(0);
});

test('the service is sent five digits of the hash, and neither the password nor the rest', async () => {
  const { passwords, asked } = await start();
  await passwords.countOf('Tyuman-72-region');
  expect(await asked()).toEqual([expect.stringMatching(/^[0-9A-F]{5}$/)]);
});

test('a service that is away, hangs or refuses gives no count', async () => {
  const { passwords, faults } = await start();
  await faults({ scope: 'passwords', failNext: 1 });
  expect(await passwords.countOf('Tyuman-72-region')).toMatchObject({ ok: false, reason: 'unavailable' });
  await faults({ scope: 'passwords', hangNext: 1, hangMs: 4000 });
  expect(await passwords.countOf('Tyuman-72-region')).toMatchObject({ ok: false, code: 'timeout' });
  expect(valueOf(await passwords.countOf('Tyuman-72-region'))).toBe(214);
});
