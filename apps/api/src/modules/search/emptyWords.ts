import { wordsOf } from '../../platform/words/letters.ts';

/** Words without meaning for the goods. */
export const stopWords = new Set(
  wordsOf(
    `а без бы в во где для до и из или к как за на над не о об от по под при про с со у что чтобы это я мне нам
    the a of for with and`,
  ),
);
/** Words about buying rather than about goods. They are left out unless the query has no others. */
export const buyingWords = new Set(
  wordsOf(
    `купить куплю покупка заказать заказ доставка доставкой доставить недорого недорогой недорогие дешево дешевый
    дешевые цена цены ценам стоимость рублей рубля руб срочно сегодня завтра сейчас хочу нужен нужна нужны ищу
    магазин онлайн интернет красивый красивые красивая красиво лучший лучшие свежие свежий хороший хорошие
    подарить самовывоз круглосуточно круглосуточная бесплатно бесплатная быстро быстрая экспресс час часа дом популярные
    штук штуки шт поштучно kupit zakazat dostavka nedorogo`,
  ),
);

/** The words of a phrase that describe the goods. */
export const significantWords = (phrase: string): string[] => wordsOf(phrase).filter((word) => !stopWords.has(word));
