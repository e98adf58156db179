import { formMessages } from '@vetka/domain/form';
import {
  homeBannerLimits as limits,
  isSitePath,
  type HomeBanner,
  type HomeBannerPlace,
  type HomeBannerViewers,
  type WriteHomeBanner,
} from '@vetka/domain/page';
import type { MediaFile } from '@vetka/domain/media';
import { lengthOf } from '@vetka/domain/text';
import { endOfDay, firstDayOf, lastDayOf, startOfDay } from '../../../shell/forms/wholeDays.ts';

export type WrittenBanner = Omit<WriteHomeBanner, 'isActive'>;

/** A banner of the home page as it is typed, without its switch: days are whole days in Moscow. */
export interface BannerDraft extends Omit<WrittenBanner, 'startsAt' | 'endsAt' | 'pictureId' | 'reason'> {
  picture: MediaFile | null;
  startsOn: string | null;
  endsOn: string | null;
  reason: string;
}

export const viewersLabels: Record<HomeBannerViewers, string> = {
  EVERYBODY: 'Всем',
  GUESTS: 'Гостям без входа',
  COMPANIES: 'Компаниям и ИП',
  SUBSCRIBERS: 'С платной подпиской',
};

/** The colour pairs of the kit by their numbers, and the forest. */
export const lookLabels: readonly { value: string; label: string }[] = [
  { value: '', label: 'Лес' },
  { value: '0', label: 'Лист' },
  { value: '1', label: 'Сирень' },
  { value: '2', label: 'Пион' },
  { value: '3', label: 'Мёд' },
  { value: '4', label: 'Небо' },
  { value: '5', label: 'Глина' },
];

export const emptyBanner = (place: HomeBannerPlace): BannerDraft => ({
  place,
  label: '',
  title: '',
  text: '',
  buttonText: place === 'HERO' ? 'Посмотреть' : '',
  href: '',
  alt: '',
  look: place === 'HERO' ? null : 1,
  viewers: 'EVERYBODY',
  picture: null,
  startsOn: null,
  endsOn: null,
  reason: '',
});

export function draftOf({ id: _id, isActive: _isActive, startsAt, endsAt, ...banner }: HomeBanner): BannerDraft {
  return { ...banner, startsOn: firstDayOf(startsAt), endsOn: lastDayOf(endsAt), reason: '' };
}

export function bannerOf({ picture, startsOn, endsOn, ...draft }: BannerDraft): WrittenBanner {
  return {
    ...draft,
    label: draft.label.trim(),
    title: draft.title.trim(),
    text: draft.text.trim(),
    buttonText: draft.buttonText.trim(),
    alt: draft.alt.trim(),
    pictureId: picture?.id ?? null,
    startsAt: startOfDay(startsOn),
    endsAt: endOfDay(endsOn),
  };
}

/** A stored banner as it is saved again, to the second. */
export function savedBanner({ id: _id, picture, ...banner }: HomeBanner): WriteHomeBanner {
  return { ...banner, pictureId: picture?.id ?? null };
}

export type BannerErrors = Partial<Record<keyof WriteHomeBanner, string>>;

const lengths = [
  ['label', limits.label],
  ['title', limits.title],
  ['text', limits.text],
  ['buttonText', limits.button],
  ['alt', limits.alt],
  ['reason', limits.reason],
] as const;

/** Errors of a banner, by field. @param isPage whether the site has a page at a path */
export function bannerErrors(draft: BannerDraft, isPage: (path: string) => boolean): BannerErrors {
  const { title, href, picture, alt, startsOn, endsOn } = draft;
  const long = lengths.filter(([field, limit]) => lengthOf(draft[field].trim()) > limit);
  return {
    ...Object.fromEntries(long.map(([field, limit]) => [field, formMessages.max(limit)])),
    ...(title.trim() === '' && { title: 'Напишите, что нового' }),
    ...(!(isSitePath(href) && isPage(href)) && { href: 'Такой страницы на «Ветке» нет' }),
    ...(picture !== null && alt.trim() === '' && { alt: 'Напишите, что на картинке' }),
    ...(startsOn !== null && endsOn !== null && endsOn < startsOn && { endsAt: 'Конец раньше начала' }),
  };
}

/** The reason an active banner is not visible yet or any more. */
export function waitingText({ startsAt, endsAt }: HomeBanner, now: number): string | undefined {
  if (startsAt !== null && Date.parse(startsAt) > now) return 'Ждёт своего дня';
  return endsAt !== null && Date.parse(endsAt) <= now ? 'Закончился' : undefined;
}
