import type { ProductStatus } from '@vetka/domain/catalog';
import { goodsLimits, productStatusLabels } from '@vetka/domain/goods';

/** Messages to people who manage goods. */
export const goodsMessages = {
  unknown: 'Товар не найден',
  unknownChange: 'Такой правки нет',
  requestUsed: 'Под этим номером уже сделана другая правка. Обновите страницу',
  changedElsewhere: 'Товар уже изменили в другом месте',
  oldPrice: 'Старая цена должна быть выше новой',
  costPrice: 'Себестоимость не может быть выше цены',
  noCostPrice: 'Себестоимость не указана',
  negativeCostPrice: 'Себестоимость стала бы меньше нуля',
  noPrice: 'Укажите цену',
  incomplete: 'Добавьте снимок, цену и категорию: без них товар не опубликовать',
  category: 'Такой категории нет',
  facet: 'Такого признака нет',
  oneValue: (facet: string) => `У признака «${facet}» одно значение`,
  sku: (title: string) => `Артикул занят товаром «${title}»`,
  title: 'Опишите товар хотя бы тремя буквами',
  move: (from: ProductStatus) => `Сейчас товар «${productStatusLabels[from].toLowerCase()}»: так изменить его нельзя`,
  archived: 'Товар в архиве. Верните его, чтобы изменить',
  notOwnChange: 'Вернуть можно только правку своего магазина',
  tooLateToUndo: 'Вернуть правку можно в течение 24 часов',
  madeToOrder: 'Товар делают на заказ: остаток не считают',
  stockByRecipe: 'Остаток считается по рецепту: измените стебли',
  stockLimit: `Не больше ${goodsLimits.stock} штук`,
  sizeTwice: 'Размеры должны называться по-разному',
  sizeElsewhere: (title: string, family: string) => `«${title}» уже размер букета «${family}»`,
  ownSize: 'Назовите и этот размер: по нему покупатель отличит его от нового',
  tooManySizes: `Больше ${goodsLimits.sizes} размеров у одного букета не бывает`,
  noDecision: 'Это решение уже нельзя отменить',
  orderedAlready: 'Товар уже заказали. Если он нарушает правила, скройте его',
  notOnModeration: 'Товар уже проверили',
  shopNotOpen: 'Магазин ещё не открыт: его товары проверяют вместе с ним',
  returnReason: 'Напишите магазину, что исправить',
  forbidden: 'Администрация запретила этот товар: опубликовать его нельзя',
} as const;

/** Problems that a program finds in a product before a person checks it. */
export const findings = {
  phone: 'В тексте есть телефон',
  link: 'В тексте есть ссылка',
  noPhoto: 'Нет снимка',
  cheap: 'Цена втрое ниже обычной в этой категории',
  dear: 'Цена впятеро выше обычной в этой категории',
  capitals: 'Название заглавными буквами',
} as const;
