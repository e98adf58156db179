import { max } from '@vetka/domain/form';
import type { MediaFile } from '@vetka/domain/media';
import type { BannerViewers } from '@vetka/domain/page';
import { storefrontLimits, type SaveShopBanner, type ShopBanner } from '@vetka/domain/storefront';
import { endOfDay, firstDayOf, lastDayOf, startOfDay } from '../../../shell/forms/wholeDays.ts';

/** A banner as it is typed: days are whole days in Moscow. */
export interface BannerDraft {
  title: string;
  text: string;
  buttonText: string;
  href: string;
  picture: MediaFile | null;
  viewers: BannerViewers;
  startsOn: string | null;
  endsOn: string | null;
}

export const viewersLabels: Record<BannerViewers, string> = {
  EVERYBODY: 'Всем',
  GUESTS: 'Гостям без входа',
  FOLLOWERS: 'Кто подписался на магазин',
  COMPANIES: 'Компаниям и ИП',
  SUBSCRIBERS: 'С платной подпиской',
};

export const draftOfBanner = (banner: ShopBanner): BannerDraft => ({
  title: banner.title,
  text: banner.text,
  buttonText: banner.buttonText,
  href: banner.href,
  picture: banner.picture,
  viewers: banner.viewers,
  startsOn: firstDayOf(banner.startsAt),
  endsOn: lastDayOf(banner.endsAt),
});

export const emptyBanner = (href: string): BannerDraft => ({
  title: '',
  text: '',
  buttonText: 'Посмотреть',
  href,
  picture: null,
  viewers: 'EVERYBODY',
  startsOn: null,
  endsOn: null,
});

/** Without its switch, which is not part of the form. */
export const bannerOf = (draft: BannerDraft): Omit<SaveShopBanner, 'isActive'> => ({
  title: draft.title.trim(),
  text: draft.text.trim(),
  buttonText: draft.buttonText.trim(),
  href: draft.href,
  pictureId: draft.picture?.id ?? null,
  viewers: draft.viewers,
  startsAt: startOfDay(draft.startsOn),
  endsAt: endOfDay(draft.endsOn),
});

/** Errors of a banner, by field; empty without any. */
export function bannerErrors({ title, text, buttonText, href, startsOn, endsOn }: BannerDraft) {
  const tooLong = (value: string, limit: number) => max(limit)(value.trim());
  const errors: Record<string, string | undefined> = {
    title: title.trim() === '' ? 'Напишите, что нового' : tooLong(title, storefrontLimits.bannerTitle),
    text: tooLong(text, storefrontLimits.bannerText),
    buttonText: tooLong(buttonText, storefrontLimits.bannerButton),
    href: /^\/(?![/\\])[^\s\\]*$/.test(href) ? undefined : 'Страница на «Ветке»: адрес начинается с /',
    endsAt: startsOn !== null && endsOn !== null && endsOn < startsOn ? 'Конец раньше начала' : undefined,
  };
  return Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1])));
}
