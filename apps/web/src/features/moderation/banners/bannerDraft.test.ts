import type { HomeBanner } from '@vetka/domain/page';
import { expect, test } from 'vitest';
import { bannerErrors, bannerOf, draftOf, emptyBanner, savedBanner, waitingText } from './bannerDraft.ts';

const picture = { id: 7, url: '/media/rose', alt: 'Розы', type: 'IMAGE' as const, width: 1600, height: 640 };
const banner: HomeBanner = {
  id: 3,
  place: 'HERO',
  label: '',
  title: 'Розы',
  text: '',
  buttonText: 'К розам',
  href: '/catalog/rozy',
  alt: 'Розы',
  look: null,
  viewers: 'EVERYBODY',
  startsAt: '2026-05-01T21:00:00.000Z',
  endsAt: '2026-05-09T21:00:00.000Z',
  isActive: true,
  picture,
};

test('days are whole days in Moscow, the last one included', () => {
  const draft = draftOf(banner);
  expect([draft.startsOn, draft.endsOn]).toEqual(['2026-05-02', '2026-05-09']);
  expect(bannerOf(draft)).toMatchObject({ startsAt: banner.startsAt, endsAt: banner.endsAt, pictureId: 7 });
  expect(savedBanner(banner)).toMatchObject({ startsAt: banner.startsAt, pictureId: 7 });
});

test('a banner needs a title, a page of the site, an alternative text and ordered days', () => {
  const isPage = (path: string) => path.startsWith('/catalog');
  expect(bannerErrors(draftOf(banner), isPage)).toEqual({});
  const wrong = { ...draftOf(banner), title: ' ', href: '/no/such/page', alt: '', startsOn: '2026-05-10' };
  expect(Object.keys(bannerErrors(wrong, isPage)).toSorted()).toEqual(['alt', 'endsAt', 'href', 'title']);
  expect(bannerErrors({ ...draftOf(banner), href: '//evil.ru' }, () => true)).toHaveProperty('href');
  expect(bannerErrors({ ...emptyBanner('SIDE'), title: 'Без картинки', href: '/catalog' }, isPage)).toEqual({});
});

test('an active banner says why it is not visible', () => {
  const at = (day: string) => waitingText(banner, Date.parse(`${day}T12:00:00Z`));
  expect([at('2026-04-30'), at('2026-05-05'), at('2026-05-20')]).toEqual(['Ждёт своего дня', undefined, 'Закончился']);
});
