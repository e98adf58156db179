import type { AuthUser } from '@vetka/domain/account';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { verificationCodes } from '../../platform/database/schema/index.ts';

interface PhoneChange {
  phone: string;
  code: string;
}

const api = await startTestApp();
const change = (visitor: Visitor, body: PhoneChange) => visitor.put<AuthUser>('profile/phone', body);
const errorsOf = async (visitor: Visitor, body: PhoneChange) => {
  const answer = await visitor.put<{ errors: unknown }>('profile/phone', body);
  return answer.status === 422 ? answer.body.errors : answer.status;
};

describe('the phone', () => {
  it('is changed by a code requested by the same person', async () => {
    const { visitor } = await api.signIn();
    const { visitor: thief } = await api.signIn();
    const phone = '+79160000001';
    await visitor.post('verification/phone', { phone });
    const code = api.lastCode(phone);
    expect(await errorsOf(thief, { phone, code })).toEqual({ code: ['Код устарел, запросите новый'] });
    const guest = await api.visitor().post('auth', { phone, code, hasConsent: true });
    expect(guest.status).toBe(422);
    expect((await change(visitor, { phone: '8 916 000-00-01', code })).body.phone).toBe(phone);
  });

  it('is changed once, and a retry of the same request succeeds', async () => {
    const { visitor, user } = await api.signIn();
    const phone = '+79160000002';
    await visitor.post('verification/phone', { phone });
    const code = api.lastCode(phone);
    await change(visitor, { phone, code });
    expect((await change(visitor, { phone, code })).body).toMatchObject({ id: user.id, phone });
    // A used code is worthless to anyone else.
    const { visitor: thief } = await api.signIn();
    expect(await errorsOf(thief, { phone, code })).toEqual({ code: ['Код устарел, запросите новый'] });
  });

  it('that belongs to someone else is refused, and so is a wrong code', async () => {
    const { visitor } = await api.signIn();
    const { user: other } = await api.signIn();
    await api.db.delete(verificationCodes).where(eq(verificationCodes.phone, other.phone));
    await visitor.post('verification/phone', { phone: other.phone });
    const code = api.lastCode(other.phone);
    const wrong = code === '0000' ? '0001' : '0000';
    expect(await errorsOf(visitor, { phone: other.phone, code: wrong })).toEqual({ code: ['Неверный код'] });
    expect(await errorsOf(visitor, { phone: other.phone, code })).toEqual({ phone: ['Этот номер уже занят'] });
    // The code is not used up by the refusal.
    expect(await errorsOf(visitor, { phone: other.phone, code })).toEqual({ phone: ['Этот номер уже занят'] });
  });
});
