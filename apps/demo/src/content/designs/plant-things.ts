/** Plants in pots. */
import type { PlantName } from '../../pictures/request.ts';
import type { Occasion } from './design.ts';
import { variant, type Thing, type Variant } from './thing.ts';

const plant = (
  name: PlantName,
  composition: string,
  text: string,
  variants: Variant[],
  more: Partial<Pick<Thing, 'service' | 'categories' | 'care' | 'size'>> = {},
): Thing => ({
  kind: 'pot',
  plant: name,
  service: more.service ?? 'zelyonyy-ugol',
  categories: more.categories ?? [36, 15],
  occasions: ['home', 'thanks'] satisfies Occasion[],
  care: more.care ?? 'plant',
  unit: { unit: 'шт', amount: 1 },
  size: more.size ?? [30, 30, 50],
  weight: 2400,
  minutes: 30,
  composition: [
    { name: composition, quantity: 1 },
    { name: 'Кашпо', quantity: 1 },
    { name: 'Памятка по уходу', quantity: 1 },
  ],
  text,
  variants,
});

const orchid = {
  service: 'severnaya-oranzhereya',
  categories: [16, 37, 15],
  care: 'orchid' as const,
  size: [20, 20, 55] as [number, number, number],
};
const blooming = { categories: [37, 15], size: [25, 25, 35] as [number, number, number] };
const small = { categories: [38, 15], care: 'cactus' as const, size: [12, 12, 18] as [number, number, number] };

export const plantThings: Thing[] = [
  plant(
    'monstera',
    'Монстера деликатесная',
    'Листья с прорезями появляются после пятого, и каждый новый крупнее прежнего. Любит рассеянный свет и опору, прощает пропущенный полив.',
    [
      variant('Монстера деликатесная в кашпо, 50 см', 2890, 'ivory', undefined, '50 см'),
      variant('Монстера деликатесная в кашпо, 70 см', 4490, 'leaf', undefined, '70 см'),
      variant('Монстера деликатесная в кашпо, 100 см', 7990, 'terracotta', undefined, '100 см'),
    ],
  ),
  plant(
    'fern',
    'Нефролепис',
    'Пушистый папоротник для ванной с окном и кухни: чем влажнее воздух, тем он зеленее. Безопасен для кошек.',
    [
      variant('Папоротник нефролепис в кашпо, 30 см', 1690, 'ivory', undefined, '30 см'),
      variant('Папоротник нефролепис в кашпо, 45 см', 2490, 'sage', undefined, '45 см'),
    ],
  ),
  plant(
    'ficus',
    'Фикус Бенджамина',
    'Деревце на штамбе с круглой кроной. Выберите ему место и не переставляйте: фикус не любит переездов.',
    [
      variant('Фикус Бенджамина на штамбе, 60 см', 3290, 'mist', undefined, '60 см'),
      variant('Фикус Бенджамина на штамбе, 80 см', 4990, 'terracotta', undefined, '80 см'),
    ],
  ),
  plant(
    'sansevieria',
    'Сансевиерия',
    'Прямые жёсткие листья с жёлтой каймой. Выживает в тёмной прихожей и обходится без воды две недели, а если полить, даже растёт.',
    [
      variant('Сансевиерия в керамике, 40 см', 1990, 'ivory', undefined, '40 см'),
      variant('Сансевиерия в керамике, 60 см', 2990, 'sky', undefined, '60 см'),
      variant('Сансевиерия в керамике, 80 см', 4290, 'blush', undefined, '80 см'),
    ],
  ),
  plant(
    'spathiphyllum',
    'Спатифиллум',
    'Белые паруса над тёмной зеленью. Когда хочет пить, опускает листья, через час после полива поднимает: говорить с ним проще, чем с людьми.',
    [
      variant('Спатифиллум в кашпо, 40 см', 1890, 'ivory', undefined, '40 см'),
      variant('Спатифиллум в кашпо, 60 см', 2690, 'lilac', undefined, '60 см'),
    ],
    { categories: [37, 36, 15] },
  ),
  plant(
    'cactus',
    'Кактус',
    'Небольшой кактус в тяжёлом горшке, чтобы не опрокинулся. Зимой поставьте на холодный подоконник: весной зацветёт.',
    [
      variant('Кактус с розовым цветком в горшке', 890, 'sky'),
      variant('Кактус в терракотовом горшке', 790, 'terracotta'),
      variant('Кактус в горшке с крапинкой', 850, 'ivory'),
    ],
    small,
  ),
  plant(
    'succulent',
    'Эхеверии',
    'Семь розеток в низкой чаше: сизые, зелёные и чуть розовые. Поливать по краю, раз в десять дней.',
    [
      variant('Сад суккулентов в чаше', 2190, 'blush'),
      variant('Суккуленты в белой чаше', 2290, 'ivory'),
      variant('Суккуленты в терракоте', 2090, 'terracotta'),
    ],
    { ...small, size: [32, 32, 18] },
  ),
  plant(
    'orchid',
    'Фаленопсис',
    'Два цветоноса, на каждом по шесть–семь цветков. Цветёт три месяца, отдыхает и зацветает снова, если не забывать про купание по воскресеньям.',
    [
      variant('Орхидея белая в кашпо', 2490, 'ivory', 'orchid:white'),
      variant('Орхидея розовая в кашпо', 2490, 'blush', 'orchid:pink'),
      variant('Орхидея сиреневая в кашпо', 2590, 'lilac', 'orchid:lilac'),
      variant('Орхидея малиновая в кашпо', 2690, 'peony', 'orchid:peony'),
    ],
    orchid,
  ),
  plant(
    'orchid',
    'Мини-фаленопсис',
    'Маленькая орхидея для рабочего стола. Занимает места не больше чашки и не просит прямого солнца.',
    [
      variant('Мини-орхидея белая в керамике', 1590, 'mist', 'orchid:white'),
      variant('Мини-орхидея розовая в керамике', 1590, 'blush', 'orchid:pink'),
    ],
    { ...orchid, size: [12, 12, 32] },
  ),
  plant(
    'blooming',
    'Гортензия крупнолистная',
    'Плотный куст с пятью–шестью шапками. После цветения обрежьте, подержите зиму в прохладе, весной он повторит.',
    [
      variant('Гортензия голубая в горшке', 2290, 'sky', 'hydrangea:sky:6'),
      variant('Гортензия розовая в горшке', 2290, 'blush', 'hydrangea:pink:6'),
      variant('Гортензия белая в горшке', 2390, 'ivory', 'hydrangea:white:6'),
    ],
    blooming,
  ),
  plant(
    'blooming',
    'Хризантема мультифлора',
    'Шар из мелких цветов, за которым почти не видно листьев. На балконе стоит до первых заморозков.',
    [
      variant('Хризантема жёлтая шаровидная', 1390, 'honey', 'chrysanthemum:honey:9'),
      variant('Хризантема белая шаровидная', 1390, 'ivory', 'chrysanthemum:white:9'),
    ],
    blooming,
  ),
  plant(
    'blooming',
    'Роза комнатная',
    'Кустовая роза в горшке, пять–семь бутонов сразу. Летом можно высадить под окном.',
    [
      variant('Роза комнатная красная', 1290, 'peony', 'rose:red:9'),
      variant('Роза комнатная персиковая', 1290, 'terracotta', 'rose:peach:9'),
    ],
    blooming,
  ),
  plant(
    'blooming',
    'Лаванда узколистная',
    'Куст настоящей лаванды. Проведите рукой, и запах останется на ладони до вечера.',
    [variant('Лаванда в горшке', 1490, 'lilac', 'lavender:violet:11')],
    { ...blooming, service: 'teplo-i-vosk' },
  ),
];
