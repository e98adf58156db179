import { formatPrice } from '../money/index.ts';

const onWeekdays = [
  'понедельникам',
  'вторникам',
  'средам',
  'четвергам',
  'пятницам',
  'субботам',
  'воскресеньям',
] as const;

/** «понедельникам, средам и пятницам». @param weekdays from 1 (Monday) to 7 */
const weekdayList = (weekdays: readonly number[]): string => {
  const names = onWeekdays.filter((_, index) => weekdays.includes(index + 1));
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} и ${last}`;
};

/** The reason a coupon is refused: 422 on the field `coupon`. */
export const couponMessages = {
  notFound: 'Промокод не найден',
  expired: 'Срок действия промокода истёк',
  notYet: 'Промокод ещё не действует',
  exhausted: 'Промокод больше не действует',
  used: 'Вы уже использовали этот промокод',
  otherService: 'Промокод действует в другом магазине',
  minimum: (kopecks: number) => `Минимальная сумма заказа ${formatPrice(kopecks)}`,
  otherGoods: 'Промокод не действует на выбранные товары',
  otherDay: (weekdays: readonly number[]) => `Промокод действует по ${weekdayList(weekdays)}`,
  firstInShop: 'Промокод действует на первый заказ в этом магазине',
  firstOnMarketplace: 'Промокод действует на первый заказ на «Ветке»',
  withSubscription: 'Промокод нельзя объединить с подпиской',
} as const;
