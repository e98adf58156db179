import { describe, expect, it } from 'vitest';
import { initOf, startEmulator } from '../../test/running.ts';
import { spacedNumber, testCards } from './cards.ts';

const numberOf = (name: string) => spacedNumber(testCards.find((card) => card.name === name)!.number);
const form = (name: string) => ({ number: numberOf(name), expiry: '12/40', cvc: '123' });

async function openPayment() {
  const emulator = await startEmulator();
  const urls = { SuccessURL: 'http://shop.test/done?order=7', FailURL: 'http://shop.test/failed' };
  const { PaymentId } = await emulator.tbank('Init', initOf(123_450, { Description: '<b>Букет</b>', ...urls }));
  const path = `/tbank/pay/${String(PaymentId)}`;
  const state = async () => (await emulator.tbank('GetState', { PaymentId })).Status;
  const page = async (query = '') => (await fetch(emulator.url + path + query)).text();
  return { ...emulator, path, state, page };
}

describe('the payment page', () => {
  it("shows the amount, escapes the shop's texts and lists the test cards", async () => {
    const { page, state } = await openPayment();
    const markup = await page();
    expect(markup).toContain('1\u00a0234,50\u00a0₽');
    expect(markup).toContain('&lt;b&gt;Букет&lt;/b&gt;');
    for (const { number } of testCards) expect(markup).toContain(spacedNumber(number));
    expect(markup).not.toContain('<script');
    expect(await state()).toBe('FORM_SHOWED');
  });

  it('pre-fills a test card on request', async () => {
    const { page } = await openPayment();
    expect(await page('?card=insufficient')).toContain(`value="${numberOf('insufficient')}"`);
  });

  it('redirects the payer to the shop after success', async () => {
    const { submit, path, state } = await openPayment();
    const answer = await submit(path, form('success'));
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(
      /^http:\/\/shop\.test\/done\?order=7&Success=true&ErrorCode=0&PaymentId=\d+$/,
    );
    expect(await state()).toBe('CONFIRMED');
  });

  it('redirects the payer to the other page after a decline', async () => {
    const { submit, path, state } = await openPayment();
    const answer = await submit(path, form('insufficient'));
    expect(answer.headers.get('location')).toMatch(/^http:\/\/shop\.test\/failed\?Success=false&ErrorCode=1051/);
    expect(await state()).toBe('REJECTED');
  });

  it('asks for a code, allows a mistake and accepts the right one', async () => {
    const { submit, path, page, state } = await openPayment();
    expect((await submit(path, form('challenge'))).headers.get('location')).toBe(path);
    expect(await page()).toContain('Код из СМС');
    const mistaken = await submit(`${path}/3ds`, { code: '0000' });
    expect(mistaken.status).toBe(422);
    expect(await mistaken.text()).toContain('Неверный код');
    expect((await submit(`${path}/3ds`, { code: '1234' })).headers.get('location')).toContain('Success=true');
    expect(await state()).toBe('CONFIRMED');
  });

  it('fails the payment when the payer declines the code or enters three wrong ones', async () => {
    const first = await openPayment();
    await first.submit(first.path, form('challenge'));
    await first.submit(`${first.path}/3ds`, { refuse: 'yes' });
    expect(await first.state()).toBe('AUTH_FAIL');
    const second = await openPayment();
    await second.submit(second.path, form('challenge'));
    for (const code of ['1', '2', '3']) await second.submit(`${second.path}/3ds`, { code });
    expect(await second.state()).toBe('AUTH_FAIL');
  });

  it('reports the errors of the form and accepts only test cards', async () => {
    const { submit, path, state } = await openPayment();
    const empty = await submit(path, { number: '', expiry: '13/40', cvc: '12' });
    expect(empty.status).toBe(422);
    const markup = await empty.text();
    for (const text of ['Проверьте номер карты', 'Месяц и год', 'Три цифры']) expect(markup).toContain(text);
    const past = await submit(path, { ...form('success'), expiry: '01/20' });
    expect(await past.text()).toContain('Срок действия карты истёк');
    const foreign = await submit(path, { ...form('success'), number: '4111 1111 1111 1111' });
    expect(await foreign.text()).toContain('Это не тестовая карта');
    expect(await state()).toBe('NEW');
  });

  it('does not charge twice', async () => {
    const { submit, path } = await openPayment();
    await submit(path, form('success'));
    const again = await submit(path, form('success'));
    expect(again.status).toBe(409);
    expect(await again.text()).toContain('уже оплачен');
  });

  it('reports an unknown payment', async () => {
    const { url, submit } = await startEmulator();
    expect((await fetch(`${url}/tbank/pay/5`)).status).toBe(404);
    expect((await submit('/tochka/pay/5/3ds', {})).status).toBe(404);
  });
});
