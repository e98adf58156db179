import { describe, expect, it } from 'vitest';
import { startEmulator } from '../../test/running.ts';

const fields = { api_id: 'vetka-demo-sms', to: '79001234567', msg: 'Код для входа: 4821', json: '1' };

describe('sms.ru', () => {
  it('adds a message to the outbox', async () => {
    const { submit, get } = await startEmulator();
    const answer = await (await submit('/sms/send', fields)).json();
    const verdict = { status: 'OK', status_code: 100, sms_id: expect.any(String) as string };
    expect(answer).toMatchObject({ status: 'OK', status_code: 100, sms: { '79001234567': verdict } });
    expect(await get('/outbox.json?phone=%2B79001234567')).toMatchObject([{ phone: '+79001234567', code: '4821' }]);
    expect(await get('/outbox.json?phone=+79001234567')).toHaveLength(1);
    expect(await get('/outbox.json?phone=+79990000000')).toHaveLength(0);
  });

  it('rejects one number inside an OK envelope', async () => {
    const { submit, get } = await startEmulator();
    const answer = await (await submit('/sms/send', { ...fields, to: '79001234567,123' })).json();
    expect(answer).toMatchObject({ status: 'OK', sms: { '123': { status: 'ERROR', status_code: 202 } } });
    expect(await get('/outbox.json')).toHaveLength(1);
  });

  it.each([
    [{ api_id: 'wrong' }, 200],
    [{ msg: '' }, 203],
    [{ to: '' }, 202],
    [{ msg: 'x'.repeat(801) }, 205],
  ])('refuses the whole request with %o', async (change, code) => {
    const { submit } = await startEmulator();
    expect(await (await submit('/sms/send', { ...fields, ...change })).json()).toMatchObject({
      status: 'ERROR',
      status_code: code,
    });
  });

  it('answers in plain lines when JSON is not requested, and accepts GET', async () => {
    const { url } = await startEmulator();
    const query = new URLSearchParams({ ...fields, json: '' });
    expect(await (await fetch(`${url}/sms/send?${query.toString()}`)).text()).toMatch(/^100\n[\w-]+$/);
  });

  it('shows the codes on a page, newest first and escaped', async () => {
    const { submit, url } = await startEmulator();
    const empty = await (await fetch(`${url}/outbox`)).text();
    expect(empty).toContain('Пока пусто');
    await submit('/sms/send', fields);
    await submit('/sms/send', { ...fields, msg: '<i>Код 9035</i>' });
    const page = await (await fetch(`${url}/outbox`)).text();
    expect(page.indexOf('9035')).toBeLessThan(page.indexOf('4821'));
    expect(page).toContain('&lt;i&gt;');
    expect(page).toContain('http-equiv="refresh"');
  });
});
