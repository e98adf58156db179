import { expect, test } from 'vitest';
import { startProviders, valueOf } from '../../../test/emulatedProviders.ts';
import { createDadataRegister } from './dadata.ts';

test('a sole proprietor comes with the registration number, the city and the year', async () => {
  const { configs } = await startProviders();
  const found = valueOf(await createDadataRegister(configs.address).find('526011440730'));
  expect(found).toEqual({
    subjectType: 'SOLE_PROPRIETOR',
    name: 'ИП Веснина Ольга Андреевна',
    inn: '526011440730',
    ogrn: '318526000214187',
    kpp: null,
    city: 'Нижний Новгород',
    since: 2018,
    isActive: true,
  });
});

test('a company has a КПП, and one that was closed is not active', async () => {
  const { configs } = await startProviders();
  const register = createDadataRegister(configs.address);
  expect(valueOf(await register.find('5260123451'))).toMatchObject({ subjectType: 'LEGAL_SUBJECT', kpp: '526001001' });
  expect(valueOf(await register.find('7712345671'))?.isActive).toBe(false);
});

test('an unknown number is no company; an outage and a refusal are failures', async () => {
  const { configs, faults } = await startProviders();
  const register = createDadataRegister(configs.address);
  expect(valueOf(await register.find('500100732259'))).toBeNull();
  await faults({ scope: 'address', failNext: 1, calls: ['party'] });
  expect(await register.find('526011440730')).toMatchObject({ ok: false, reason: 'unavailable' });
  const stranger = createDadataRegister({ ...configs.address, token: 'wrong' });
  expect(await stranger.find('526011440730')).toMatchObject({ ok: false, reason: 'rejected' });
});
