import { offerLimits } from '@vetka/domain/offer';
import { plural } from '@vetka/domain/plural';

/** Messages to people who manage plans and promo codes. */
export const offerMessages = {
  unknownPlan: 'Такой подписки нет',
  unknownCoupon: 'Такого промокода нет',
  costPricePercent: 'По себестоимости скидки в процентах нет',
  noPercent: 'Укажите скидку хотя бы в 1 %',
  tooManyPlans: `Подписок может быть не больше ${offerLimits.plans}. Измените одну из скрытых`,
  otherPlans: 'Список подписок изменился. Проверьте порядок ещё раз',
  unknownCategory: 'Такой категории нет',
  codeTaken: 'Такой промокод уже есть. Придумайте другой',
  codeUsed: 'Промокодом уже пользовались, его не переименовать',
  percent: 'Скидка не больше 100 %',
  maxDiscount: 'Потолок нужен только скидке в процентах',
  days: 'Конец раньше начала',
  farDay: 'Выберите день до 2100 года',
  used: (count: number) => `Промокодом уже воспользовались ${plural(count, ['раз', 'раза', 'раз'])}`,
  unknownProduct: 'Товар не найден',
  noCostPrice: (title: string) => `Сначала укажите себестоимость: «${title}»`,
  unknownPerson: 'Такого человека нет',
} as const;
