/** The tree of the demo catalogue. */
import type { ReturnRule } from '@vetka/domain/catalog';
import type { PictureSpec } from '../pictures/spec.ts';
import type { ProductRequest } from '../pictures/request.ts';
import { flowersOf } from './pictures.ts';

export interface DemoCategory {
  id: number;
  /** 0: top level. */
  parentId: number;
  name: string;
  slug: string;
  description: string;
  /** A cut-out for the category's tile; null for smaller categories. */
  picture: PictureSpec | null;
}

const cutout = (request: ProductRequest): PictureSpec => ({ scene: 'cutout', request });

const category = (
  id: number,
  parentId: number,
  name: string,
  slug: string,
  description: string,
  request?: ProductRequest,
): DemoCategory => ({ id, parentId, name, slug, description, picture: request ? cutout(request) : null });

/** By the ids of categories. Descendants inherit from their ancestors. */
export const demoReturnRules: Record<number, ReturnRule> = {
  ...Object.fromEntries([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 22].map((id) => [id, 'FLOWERS'])),
  20: 'FOOD',
  24: 'FOOD',
  21: 'GIFTS',
  23: 'GIFTS',
  25: 'GIFTS',
};

/** The specification's own category. */
export const ROOT_CATEGORY = 2;

export const demoCategories: DemoCategory[] = [
  category(
    ROOT_CATEGORY,
    0,
    'Цветы и подарки',
    'tsvety-i-podarki',
    'Букеты, растения и подарки от мастерских со всей страны.',
  ),
  category(10, 2, 'Букеты', 'bukety', 'Нежные, яркие, с охапку и с ладонь: на любой повод и без него.', {
    kind: 'bouquet',
    seed: 11,
    palette: 'blush',
    wrap: 'korean',
    flowers: flowersOf('peony:pink:9, peony:blush:6, ranunculus:cream:4'),
    greens: ['eucalyptus'],
  }),
  category(11, 2, 'Розы', 'rozy', 'Кенийские, эквадорские и садовые: от одной ветки до ста одной.', {
    kind: 'bouquet',
    seed: 12,
    palette: 'terracotta',
    wrap: 'cone',
    flowers: flowersOf('rose:burgundy:35'),
    greens: ['broad'],
  }),
  category(12, 2, 'Тюльпаны', 'tyulpany', 'С декабря по май: голландские и подмосковные, простые и махровые.', {
    kind: 'bouquet',
    seed: 13,
    palette: 'honey',
    wrap: 'korean',
    flowers: flowersOf('tulip:honey:9, tulip:peach:8, tulip:white:8'),
    greens: ['blade'],
  }),
  category(13, 2, 'Цветы в коробке', 'tsvety-v-korobke', 'Стоят в губке с водой, не требуют вазы и удобны в дороге.', {
    kind: 'hatbox',
    seed: 14,
    palette: 'terracotta',
    flowers: flowersOf('rose:burgundy:9, rose:coral:7, ranunculus:peach:5'),
    greens: ['broad'],
  }),
  category(14, 2, 'Корзины', 'korziny', 'Плетёная ива, влажная губка внутри и цветы по сезону.', {
    kind: 'basket',
    seed: 15,
    palette: 'honey',
    flowers: flowersOf('peony:blush:9, ranunculus:peach:7, chrysanthemum:lime:4'),
    greens: ['eucalyptus'],
  }),
  category(
    15,
    2,
    'Комнатные растения',
    'komnatnye-rasteniya',
    'С кашпо и памяткой по уходу: от неприхотливых до редких.',
    { kind: 'pot', seed: 16, palette: 'ivory', plant: 'monstera' },
  ),
  category(16, 2, 'Орхидеи', 'orkhidei', 'Фаленопсисы в кашпо: цветут по три месяца и зацветают снова.', {
    kind: 'pot',
    seed: 17,
    palette: 'ivory',
    plant: 'orchid',
    flowers: flowersOf('orchid:white'),
  }),
  category(17, 2, 'Композиции в вазе', 'kompozitsii-v-vaze', 'Букет уже стоит в вазе: остаётся выбрать место.', {
    kind: 'vase',
    seed: 18,
    palette: 'ivory',
    glass: false,
    flowers: flowersOf('hydrangea:lilac:5, rose:lilac:4, eustoma:violet:3'),
    greens: ['eucalyptus'],
  }),
  category(18, 2, 'Полевые цветы', 'polevye-tsvety', 'Ромашки, васильки и колосья, как с июльского луга.', {
    kind: 'basket',
    seed: 19,
    palette: 'honey',
    flowers: flowersOf('daisy:white:15, cornflower:blue:8, lavender:violet:3, wheat:cream:2'),
  }),
  category(
    19,
    2,
    'Подарочные наборы',
    'podarochnye-nabory',
    'Цветы и что-нибудь к ним: сладкое, мягкое или ароматное.',
    { kind: 'giftbox', seed: 21, palette: 'leaf' },
  ),
  category(
    20,
    2,
    'Торты и сладости',
    'torty-i-sladosti',
    'Пекут в день доставки; срок и состав указаны на каждой коробке.',
    { kind: 'cake', seed: 22, palette: 'blush' },
  ),
  category(21, 2, 'Свечи и ароматы', 'svechi-i-aromaty', 'Соевый воск, хлопковый фитиль и спокойные запахи.', {
    kind: 'candle',
    seed: 23,
    palette: 'lilac',
  }),
  category(22, 2, 'Венки', 'venki', 'На дверь, на стол и на стену: держат форму неделями.'),
  category(23, 2, 'Игрушки и шары', 'igrushki-i-shary', 'Плюшевые мишки и связки шаров к празднику.'),
  category(24, 2, 'Фруктовые корзины', 'fruktovye-korziny', 'Спелые фрукты, перебранные утром.'),
  category(25, 2, 'Открытки и посуда', 'otkrytki-i-posuda', 'Небольшие вещи, которые остаются после цветов.'),
  category(30, 10, 'Пионы', 'piony', 'Сезон с мая по июль, в остальное время из теплиц.'),
  category(31, 10, 'Монобукеты', 'monobukety', 'Один сорт и ничего лишнего.'),
  category(32, 10, 'Авторские букеты', 'avtorskie-bukety', 'Придуманы флористами мастерских и не повторяются.'),
  category(33, 10, 'Букет невесты', 'buket-nevesty', 'Лёгкие, удобные в руке, с лентой под цвет платья.'),
  category(34, 11, 'Красные розы', 'krasnye-rozy', 'Алые и бордовые, высотой от 50 до 70 см.'),
  category(35, 11, 'Светлые розы', 'svetlye-rozy', 'Белые, пудровые, персиковые и кремовые.'),
  category(36, 15, 'Зелёные растения', 'zelyonye-rasteniya', 'Монстеры, фикусы и папоротники.'),
  category(37, 15, 'Цветущие растения', 'tsvetuschie-rasteniya', 'Гортензии, хризантемы и розы в горшках.'),
  category(38, 15, 'Суккуленты и кактусы', 'sukkulenty-i-kaktusy', 'Поливать раз в две недели, любить каждый день.'),
  category(39, 20, 'Торты', 'torty', 'С живыми цветами и ягодами.'),
  category(40, 20, 'Конфеты и макаронс', 'konfety-i-makarons', 'Ручная работа небольшими партиями.'),
];
