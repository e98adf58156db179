import type { ReturnRule } from '../catalog/schema.ts';
import { returnRules } from '../catalog/values.ts';

interface ReturnText {
  title: string;
  /** For goods without a fault. */
  text: string;
}

/** Days after the receipt in which goods without a fault may be returned; none when they may not. */
export const returnDays: Record<ReturnRule, number> = { FLOWERS: 0, FOOD: 0, GIFTS: 7 };

/** Return rules for customers, by the Law on consumer protection and Government Decree 2463. */
export const returnTexts: Record<ReturnRule, ReturnText> = {
  FLOWERS: {
    title: 'Цветы и растения',
    text: 'Если с ними всё в порядке, обменять или вернуть их нельзя.',
  },
  FOOD: {
    title: 'Еда и сладости',
    text: 'Если с ними всё в порядке, обменять или вернуть их нельзя.',
  },
  GIFTS: {
    title: 'Подарки и другие вещи',
    text: `Можно вернуть в течение ${returnDays.GIFTS} дней после получения, если ими не пользовались.`,
  },
};

/** For every product, in addition to its rule. */
export const returnAlways =
  'Пока магазин не взял заказ в работу, его можно отменить. Если товар пришёл с недостатком или не тот, магазин заменит его или вернёт деньги.';

/** The rules that apply to these products, each once. */
export const returnRulesOf = (products: readonly { returnRule: ReturnRule }[]): ReturnRule[] =>
  returnRules.filter((rule) => products.some(({ returnRule }) => returnRule === rule));
