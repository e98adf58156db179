import type { AuthUser } from '@vetka/domain/account';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@vetka/demo/seed';
import { startTestApp } from './app.ts';

const api = await startTestApp({ contents: 'demo' });

describe('the demo shop', () => {
  it.each(['shopper', 'shopper-2', 'florist', 'editor-demo', 'admin'])('lets %s in by password', async (login) => {
    const { status, body } = await api.visitor().post<AuthUser>('auth/by-password', { login, password: DEMO_PASSWORD });
    expect(status).toBe(200);
    expect(body.nickname).toBe(login);
  });

  it('has the owner of «Мята и пион» and the administration', async () => {
    const as = async (login: string) =>
      (await api.visitor().post<AuthUser>('auth/by-password', { login, password: DEMO_PASSWORD })).body;
    expect((await as('florist')).services).toMatchObject([{ slug: 'myata-i-pion', role: 'OWNER' }]);
    expect((await as('admin')).role).toBe('ADMINISTRATION');
  });

  it('shows a banner whose picture can be drawn', async () => {
    const { body } = await api.visitor().get<{ mediaFile: { url: string } }[]>('banners');
    const picture = await api.app.inject(body[0]?.mediaFile.url ?? '');
    expect(picture.statusCode).toBe(200);
    expect(picture.headers['content-type']).toBe('image/webp');
  });
});
