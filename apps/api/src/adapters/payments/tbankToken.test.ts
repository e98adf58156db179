import { describe, expect, it } from 'vitest';
import { isSignedByTbank, tbankToken } from './tbankToken.ts';

describe("T-Bank's token", () => {
  it("matches the bank's example of a request", () => {
    const request = {
      TerminalKey: 'MerchantTerminalKey',
      Amount: 19200,
      OrderId: '21090',
      Description: 'Подарочная карта на 1000 рублей',
      DATA: { Phone: '+71234567890', Email: 'a@test.com' },
      Receipt: { Items: [] },
    };
    const expected = '0024a00af7c350a3a67ca168ce06502aa72772456662e38696d48b56ee9c97d9';
    expect(tbankToken(request, 'usaf8fw8fsw21g')).toBe(expected);
  });

  const notification = {
    TerminalKey: '1321054611234DEMO',
    OrderId: '201709',
    Success: true,
    Status: 'AUTHORIZED',
    PaymentId: 8742591,
    ErrorCode: '0',
    Amount: 9855,
    RebillId: '101709',
    CardId: 322264,
    Pan: '430000******0777',
    ExpDate: '1122',
    Token: 'b906d28e76c6428e37b25fcf86c0adc52c63d503013fdd632e300593d165766b',
  };

  it("matches the bank's example of a notification", () => {
    expect(isSignedByTbank(notification, 'Dfsfh56dgKl')).toBe(true);
    expect(isSignedByTbank({ ...notification, Token: notification.Token.toUpperCase() }, 'Dfsfh56dgKl')).toBe(true);
  });

  it('rejects a changed notification, a wrong password and a missing token', () => {
    expect(isSignedByTbank({ ...notification, Amount: 1 }, 'Dfsfh56dgKl')).toBe(false);
    expect(isSignedByTbank(notification, 'other')).toBe(false);
    expect(isSignedByTbank({ ...notification, Token: undefined }, 'Dfsfh56dgKl')).toBe(false);
  });
});
