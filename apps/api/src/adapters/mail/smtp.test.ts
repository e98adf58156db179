import { describe, expect, it } from 'vitest';
import { startProviders } from '../../../test/emulatedProviders.ts';
import type { Letter } from './mail.ts';
import { createSmtp } from './smtp.ts';
import { writeLetter } from './template.ts';

const from = 'Ветка <pochta@vetka.test>';

const letter = (change: Partial<Letter> = {}): Letter => ({
  ...writeLetter({
    title: 'Заказ № 10531 принят',
    paragraphs: ['«Мята & пион» соберёт его к 15:00.'],
    action: { label: 'Открыть на «Ветке»', href: 'https://vetka.test/my/purchases/10531?a=1&b=2' },
    reason: 'Вы выбрали письма об этом в настройках.',
  }),
  to: 'anna@example.ru',
  id: 'notice-1',
  ...change,
});

const received = async (url: string): Promise<unknown> =>
  (await fetch(`${url}/mailbox.json?to=anna@example.ru`)).json();

describe('a letter over SMTP', () => {
  it('arrives with both parts and working links', async () => {
    const { smtpUrl, url } = await startProviders();
    expect(await createSmtp({ url: smtpUrl, from }).send(letter())).toEqual({ ok: true, value: null });
    const [found] = (await received(url)) as [{ id: string }];
    expect(found).toMatchObject({
      from: 'pochta@vetka.test',
      subject: 'Заказ № 10531 принят',
      messageId: '<notice-1@vetka.test>',
      text: expect.stringContaining('https://vetka.test/my/purchases/10531?a=1&b=2') as string,
    });
    const page = await (await fetch(`${url}/mailbox/${found.id}`)).text();
    expect(page).toContain('href="https://vetka.test/my/purchases/10531?a=1&amp;b=2"');
    expect(page).toContain('«Мята &amp; пион»');
    expect(await (await fetch(`${url}/mailbox/${found.id}/text`)).text()).toContain('«Мята & пион»');
    expect(await (await fetch(`${url}/mailbox`)).text()).toContain('Заказ № 10531 принят');
  });

  it('ignores headers and recipients injected through its subject', async () => {
    const { smtpUrl, url } = await startProviders();
    const subject = 'Заказ принят\r\nBcc: thief@example.ru\r\n\r\nДругое письмо';
    await createSmtp({ url: smtpUrl, from }).send(letter({ subject }));
    expect(await received(url)).toMatchObject([
      { subject: expect.stringContaining('Bcc: thief@example.ru') as string },
    ]);
    expect(await (await fetch(`${url}/mailbox.json?to=thief@example.ru`)).json()).toEqual([]);
  });

  it('is shown once when it is sent again', async () => {
    const { smtpUrl, url } = await startProviders();
    const sender = createSmtp({ url: smtpUrl, from });
    await sender.send(letter());
    await sender.send(letter());
    expect(await received(url)).toHaveLength(1);
  });

  it('is «unavailable» when the server is down, slow or refuses for now, and does not throw', async () => {
    const { smtpUrl, faults, stop } = await startProviders();
    const sender = createSmtp({ url: smtpUrl, from, timeoutMs: 1500 });
    await faults({ scope: 'mail', failNext: 1 });
    expect(await sender.send(letter())).toMatchObject({ reason: 'unavailable', code: '451' });
    await faults({ scope: 'mail', hangNext: 1, hangMs: 4000 });
    expect(await sender.send(letter())).toMatchObject({ reason: 'unavailable', code: 'ETIMEDOUT' });
    await stop();
    expect(await sender.send(letter())).toMatchObject({ reason: 'unavailable' });
  });

  it('is rejected when its address cannot exist', async () => {
    const { smtpUrl } = await startProviders();
    const sent = await createSmtp({ url: smtpUrl, from }).send(letter({ to: 'anna@vetka-.example' }));
    expect(sent).toMatchObject({ ok: false, reason: 'rejected' });
  });

  it('is rejected when the server refuses it for good', async () => {
    const { smtpUrl } = await startProviders();
    const sent = await createSmtp({ url: smtpUrl, from }).send(letter({ html: 'я'.repeat(1_000_000) }));
    expect(sent).toMatchObject({ ok: false, reason: 'rejected', code: '552' });
  });
});
