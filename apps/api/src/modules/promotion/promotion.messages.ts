/** Messages to the administration and to shops. */
export const promotionMessages = {
  unknown: 'Такой акции нет',
  unknownProduct: 'Такого товара нет в акции',
  percent: 'Скидка не больше 100 %',
  maxDiscount: 'Потолок нужен только скидке в процентах',
  days: 'Конец раньше начала',
  farDay: 'Выберите день до 2100 года',
  pastDay: 'Этот день уже прошёл',
  unknownCategory: 'Такой категории нет',
  otherTerms: 'Условия акции изменились. Прочитайте их ещё раз',
  ended: 'Акция уже закончилась',
  noGoods: 'В магазине нет товаров для этой акции',
} as const;
