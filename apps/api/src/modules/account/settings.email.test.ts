import type { AuthUser } from '@vetka/domain/account';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { confirmEmail, emailLink } from '../../../test/emailLink.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { emailConfirmations, users } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const set = (visitor: Visitor, part: string, body: object) => visitor.put<AuthUser>(`profile/${part}`, body);
const errorsOf = async (visitor: Visitor, part: string, body: object) => {
  const answer = await visitor.put<{ errors: unknown }>(`profile/${part}`, body);
  return answer.status === 422 ? answer.body.errors : answer.status;
};

describe('the e-mail', () => {
  /** Opens the page of a link and presses its button, without a session. */
  const follow = async (link: string) => {
    const { body } = await confirmEmail(api.visitor(), link);
    return body.outcome;
  };
  const lettersTo = (email: string) => api.outside.mail.sent.filter(({ to }) => to === email);
  /** The links of the letters to an address, oldest first. */
  const linksTo = (email: string) => lettersTo(email).map(({ text }) => emailLink.exec(text)?.[0] ?? '');

  it('becomes a login only once its link is followed', async () => {
    const { visitor } = await api.signIn();
    const { body } = await set(visitor, 'email', { email: ' Anna@Example.RU ' });
    expect(body).toMatchObject({ email: 'anna@example.ru', isEmailConfirmed: false });
    await set(visitor, 'password', { password: 'лесная поляна' });
    const login = { login: 'anna@example.ru', password: 'лесная поляна' };
    expect((await api.visitor().post('auth/by-password', login)).status).toBe(422);
    const [link = ''] = linksTo('anna@example.ru');
    expect(lettersTo('anna@example.ru')[0]?.html).toContain(link);
    expect(await follow(link)).toEqual('confirmed');
    expect((await visitor.get('auth/user')).body).toMatchObject({ email: 'anna@example.ru', isEmailConfirmed: true });
    expect((await api.visitor().post('auth/by-password', login)).status).toBe(200);
    // A link works once.
    expect(await follow(link)).toEqual('stale');
  });

  it('gets the same answer and the same writes whether it is free or taken', async () => {
    const [owner, asker] = [await api.signIn(), await api.signIn()];
    await api.db.update(users).set({ email: 'taken@example.ru' }).where(eq(users.id, owner.user.id));
    const ask = async (email: string) => {
      let answer = '';
      const queries = await api.queries.during(async () => {
        const { status, body } = await set(asker.visitor, 'email', { email });
        answer = JSON.stringify({ status, body }).replaceAll(email, '…');
      });
      return { answer, queries: queries.map(({ text }) => text) };
    };
    await ask('warm@example.ru');
    expect(await ask('taken@example.ru')).toEqual(await ask('free@example.ru'));
  });

  it('that is taken stays with its owner, whose e-mail has no link', async () => {
    const [owner, asker] = [await api.signIn(), await api.signIn()];
    await api.db.update(users).set({ email: 'mine@example.ru' }).where(eq(users.id, owner.user.id));
    await set(asker.visitor, 'email', { email: 'mine@example.ru' });
    expect(linksTo('mine@example.ru')).toEqual(['']);
    expect((await owner.visitor.get('auth/user')).body).toMatchObject({ email: 'mine@example.ru' });
    expect((await asker.visitor.get('auth/user')).body).toMatchObject({ isEmailConfirmed: false });
  });

  it('stays the old one until the new one is confirmed, and an expired link does nothing', async () => {
    const { visitor, user } = await api.signIn();
    await api.db.update(users).set({ email: 'old@example.ru' }).where(eq(users.id, user.id));
    await set(visitor, 'email', { email: 'new@example.ru' });
    await api.db
      .update(emailConfirmations)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(emailConfirmations.userId, user.id));
    expect(await follow(linksTo('new@example.ru')[0] ?? '')).toEqual('stale');
    expect((await visitor.get('auth/user')).body).toMatchObject({ email: 'old@example.ru', isEmailConfirmed: true });
  });

  it('goes to the person who follows the link first', async () => {
    const [slow, quick] = await Promise.all([api.signIn(), api.signIn()]);
    for (const { visitor } of [slow, quick]) await set(visitor, 'email', { email: 'both@example.ru' });
    const [late = '', first = ''] = linksTo('both@example.ru');
    expect(await follow(first)).toEqual('confirmed');
    expect(await follow(late)).toEqual('taken');
    expect((await slow.visitor.get('auth/user')).body).toMatchObject({ email: null, isEmailConfirmed: false });
  });

  it('asks to try again when the letter cannot be sent', async () => {
    const { visitor } = await api.signIn();
    api.outside.mail.isAway = true;
    const { status, body } = await set(visitor, 'email', { email: 'later@example.ru' });
    api.outside.mail.isAway = false;
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'account.mail-unavailable' } });
    expect((await set(visitor, 'email', { email: 'later@example.ru' })).status).toBe(200);
    expect(linksTo('later@example.ru')).toHaveLength(1);
  });

  it('is refused when the mail server refuses it', async () => {
    const { visitor } = await api.signIn();
    expect(await errorsOf(visitor, 'email', { email: 'refused@example.ru' })).toEqual({
      email: ['Почтовый сервер не принял этот адрес. Проверьте его'],
    });
    expect((await visitor.get('auth/user')).body).toMatchObject({ email: null, isEmailConfirmed: false });
  });

  it.each(['anna', 'anna@example', 'an na@example.ru', '@example.ru'])('is refused as «%s»', async (email) => {
    const { visitor } = await api.signIn();
    expect(await errorsOf(visitor, 'email', { email })).toEqual({
      email: ['Проверьте адрес: в нём есть @ и точка после неё'],
    });
  });
});
