/** The source of a demo product, before prices, stock and pictures are computed. */
import type { BloomName, FlowerChoice, ProductRequest } from '../../pictures/request.ts';

export type Occasion = 'birthday' | 'love' | 'wedding' | 'mother' | 'teacher' | 'home' | 'thanks' | 'newborn';

export interface CompositionLine {
  name: string;
  quantity: number;
}

export interface Design {
  title: string;
  description: string;
  /** Slug of the seller. */
  service: string;
  /** Ids of categories, the main one first. */
  categories: number[];
  request: Omit<ProductRequest, 'seed'>;
  /** Kopecks. */
  price: number;
  composition: CompositionLine[];
  occasions: Occasion[];
  /** Sizes of one thing share a family. */
  family?: { name: string; label: string; position: number };
  /** Centimetres: length, width, height. */
  size: [number, number, number];
  /** Grams. */
  weight: number;
  /** Content of one piece. */
  unit: { unit: 'шт' | 'гр' | 'кг' | 'мл' | 'см'; amount: number };
  care: string;
  minutes: number;
}

/** Retail price of one stem, kopecks. */
const stemPrice: Record<BloomName, number> = {
  rose: 17_000,
  peony: 32_000,
  tulip: 9_500,
  daisy: 7_000,
  gerbera: 16_000,
  anemone: 19_000,
  chrysanthemum: 18_000,
  hydrangea: 52_000,
  lily: 39_000,
  carnation: 11_000,
  eustoma: 24_000,
  ranunculus: 21_000,
  iris: 13_000,
  orchid: 35_000,
  sunflower: 19_000,
  lavender: 8_000,
  gypsophila: 15_000,
  cotton: 14_000,
  mimosa: 12_000,
  cornflower: 6_000,
  wheat: 3_500,
};

const ROUBLE = 100;
const STEP = 50 * ROUBLE;
/** The more stems, the cheaper each one. */
const wholesale = (count: number) => (count > 90 ? 0.72 : count > 45 ? 0.8 : count > 20 ? 0.9 : 1);

/** Flowers and work, rounded to end in 90 or 40 roubles. */
export function flowersPrice(flowers: FlowerChoice[], work: number): number {
  const count = flowers.reduce((sum, flower) => sum + (flower.count ?? 0), 0);
  const stems = flowers.reduce((sum, flower) => sum + stemPrice[flower.name] * (flower.count ?? 0), 0);
  return Math.round((stems * wholesale(count) + work) / STEP) * STEP - 10 * ROUBLE;
}

/** Care texts by kind of product. */
export const careTexts = {
  bouquet:
    'Подрежьте стебли наискось на 2 см и поставьте в чистую воду. Меняйте воду через день, держите букет вдали от батареи и фруктов.',
  tulip:
    'Налейте воды на треть вазы: тюльпаны любят прохладу и мелкую воду. Подрезайте стебли прямо и держите букет не на солнце.',
  hydrangea:
    'Гортензия пьёт много: доливайте воду каждый день. Если поникла, опустите соцветие в прохладную воду на двадцать минут.',
  foam: 'Подливайте в губку полстакана воды раз в день, аккуратно, в центр. Не переставляйте на солнце и сквозняк.',
  vase: 'Доливайте воду по мере убывания и раз в два дня меняйте её полностью. Увядшие цветы вынимайте, остальные простоят дольше.',
  plant: 'Поливайте, когда верхние два сантиметра земли подсохнут. Раз в неделю протирайте листья влажной тканью.',
  cactus: 'Поливайте раз в две недели, зимой раз в месяц. Самое светлое окно в доме — его.',
  orchid: 'Раз в неделю ставьте горшок в тёплую воду на пятнадцать минут. Цветоносы не подрезайте, пока зелёные.',
  dry: 'Воды не нужно. Держите вдали от пара и прямого солнца, пыль сдувайте холодным феном.',
  sweet: 'Храните при температуре от +2 до +6 °С. Достаньте за полчаса до подачи.',
  candle:
    'В первый раз дайте воску расплавиться до краёв. Перед каждым зажиганием подрезайте фитиль до пяти миллиметров.',
  gift: 'Храните в сухом месте.',
} as const;
