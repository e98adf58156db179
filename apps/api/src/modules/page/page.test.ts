import type { Banner, Seo } from '@vetka/domain/page';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { banners, media, nicknameHistory, redirects, seoEntries } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const { user } = await api.signIn();
await api.db.insert(nicknameHistory).values({ nickname: 'old.name', userId: user.id });
await api.db.insert(seoEntries).values({ path: '/popular', title: 'Популярное', description: 'Что берут чаще' });
await api.db.insert(redirects).values([
  { fromPath: '/bukety', toPath: '/catalog/bukety' },
  { fromPath: '/акция', toPath: '/catalog', status: 302 },
]);

const seo = async (path: string) => (await api.visitor().get<Seo>(`seo?path=${encodeURIComponent(path)}`)).body;

describe('the metadata of a path', () => {
  it('AOT-03: is found with and without a trailing slash or a query', async () => {
    const texts = { title: 'Популярное', description: 'Что берут чаще', text: null, redirect: null };
    expect(await seo('/popular')).toEqual(texts);
    expect(await seo('/popular/?page=2')).toEqual(texts);
  });

  it('is absent when the page provides its own', async () => {
    expect(await seo('/chat')).toEqual({ title: null, description: null, text: null, redirect: null });
  });
});

describe('a moved path', () => {
  it.each([
    ['/bukety', { location: '/catalog/bukety', statusCode: 301 }],
    ['/%D0%B0%D0%BA%D1%86%D0%B8%D1%8F', { location: '/catalog', statusCode: 302 }],
    ['/account/old.name', { location: `/account/${user.nickname}`, statusCode: 301 }],
    ['/account/OLD.name/articles', { location: `/account/${user.nickname}/articles`, statusCode: 301 }],
    ['/%E0%A4%A', null],
  ])('%s is redirected', async (path, redirect) => {
    expect((await seo(path)).redirect).toEqual(redirect);
  });
});

describe('banners', () => {
  it('AOT-04: are the current ones, in order, with their pictures', async () => {
    const [picture] = await api.db
      .insert(media)
      .values({
        type: 'IMAGE',
        ownerScope: 'PLATFORM',
        key: 'a1.webp',
        filename: 'a.webp',
        contentType: 'image/webp',
        width: 1600,
        height: 640,
      })
      .returning();
    const banner = { place: 'HERO' as const, href: '/catalog' };
    const [yesterday, tomorrow] = [new Date(Date.now() - 86_400_000), new Date(Date.now() + 86_400_000)];
    await api.db.insert(banners).values([
      { ...banner, title: 'Вторая', position: 2 },
      {
        ...banner,
        title: 'Первая',
        position: 1,
        mediaId: picture?.id,
        alt: 'Пионы',
        startsAt: yesterday,
        endsAt: tomorrow,
        look: 3,
      },
      { ...banner, title: 'Прошла', endsAt: yesterday },
      { ...banner, title: 'Не началась', startsAt: tomorrow },
      { ...banner, title: 'Выключена', isActive: false },
    ]);
    const { body } = await api.visitor().get<Banner[]>('banners');
    expect(body.map(({ title }) => title)).toEqual(['Первая', 'Вторая']);
    expect(body[0]).toMatchObject({
      look: 3,
      mediaFile: { url: '/media/a1.webp', alt: 'Пионы', width: 1600, height: 640 },
    });
    expect(body[1]).toMatchObject({ look: null, mediaFile: null });
  });
});
