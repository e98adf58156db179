import { describe, expect, it } from 'vitest';
import { startProviders } from '../../../test/emulatedProviders.ts';
import { createSmsRu } from './smsRu.ts';

describe('a text message through sms.ru', () => {
  it('reaches the outbox', async () => {
    const { configs, url } = await startProviders();
    const sent = await createSmsRu(configs.sms).send('+79001234567', 'Код для входа: 4821');
    expect(sent).toMatchObject({ ok: true, value: { externalId: expect.any(String) as string } });
    const outbox: unknown = await (await fetch(`${url}/outbox.json?phone=%2B79001234567`)).json();
    expect(outbox).toMatchObject([{ code: '4821' }]);
  });

  it('is rejected for its number even when the envelope is OK', async () => {
    const { configs } = await startProviders();
    const refused = { ok: false, reason: 'rejected', code: '202' };
    expect(await createSmsRu(configs.sms).send('+71234', 'Код 4821')).toMatchObject(refused);
  });

  it('is rejected with a wrong key', async () => {
    const { configs } = await startProviders();
    const sender = createSmsRu({ ...configs.sms, apiId: 'wrong' });
    expect(await sender.send('+79001234567', 'Код 4821')).toMatchObject({ ok: false, reason: 'rejected', code: '200' });
  });

  it('is «unavailable» when the operator is down or slow', async () => {
    const { configs, faults } = await startProviders();
    const sender = createSmsRu({ ...configs.sms, timeoutMs: 1500 });
    await faults({ scope: 'sms', failNext: 1 });
    expect(await sender.send('+79001234567', 'Код 4821')).toMatchObject({ reason: 'unavailable', code: '503' });
    await faults({ scope: 'sms', hangNext: 1, hangMs: 4000 });
    expect(await sender.send('+79001234567', 'Код 4821')).toMatchObject({ reason: 'unavailable', code: 'timeout' });
  });
});
