/** Messages to people who open a shop, and to the administration. */
export const openingMessages = {
  noSeller: 'Сначала расскажите, кто продаёт',
  noShop: 'Сначала заполните магазин',
  waits: 'Магазин на проверке. Отзовите его, чтобы изменить',
  notWaiting: 'Магазин не на проверке',
  name: 'Назовите магазин: от двух букв',
  address: 'Укажите улицу и дом: по ним считаем доставку',
  phone: 'Телефон из 10 цифр, начинается с +7',
  hours: 'Укажите, когда открываетесь и когда закрываетесь',
  contract: 'Договор изменился. Прочитайте новый и примите его',
  reason: 'Напишите, что исправить',
  noDecision: 'Это решение уже нельзя отменить',
  hasOrders: 'У магазина уже есть заказы: закрыть его этой кнопкой нельзя',
  anotherOpening: 'Владелец уже открывает другой магазин',
  unknown: 'Такого магазина на проверке нет',
} as const;

/** Problems that a program finds in a shop before a person checks it. */
export const openingFindings = {
  noProduct: 'Ни одного готового товара',
  sameInn: 'С этим ИНН уже есть магазин',
  sameName: 'Магазин с таким названием уже есть',
} as const;
