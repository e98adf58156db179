import { storefrontLimits } from '@vetka/domain/storefront';

/** Messages to people who edit the page of a shop. */
export const storefrontMessages = {
  stalePage: 'Страницу уже изменили в другом месте',
  nothingToPublish: 'Все правки уже показаны покупателям',
  nameTaken: 'Магазин с таким названием уже есть',
  unknownProducts: 'Такого товара в магазине нет',
  unknownSection: 'Такой рубрики нет',
  tooDeep: `В рубриках может быть не больше ${storefrontLimits.sectionLevels} уровней`,
  tooManySections: `Рубрик может быть не больше ${storefrontLimits.sections}`,
  otherSections: 'Рубрики уже изменили в другом месте. Проверьте порядок ещё раз',
  unknownBanner: 'Такого баннера нет',
  tooManyBanners: `Баннеров может быть не больше ${storefrontLimits.banners}`,
  otherBanners: 'Баннеры уже изменили в другом месте. Проверьте порядок ещё раз',
  period: 'Конец раньше начала',
} as const;
