/** Sets, sweets and gifts. */
import type { GiftName } from '../../pictures/request.ts';
import type { CompositionLine, Occasion } from './design.ts';
import { variant, type Thing, type Variant } from './thing.ts';

interface Basics {
  service: string;
  categories: number[];
  care: Thing['care'];
  size: [number, number, number];
  weight: number;
  minutes: number;
  unit?: Thing['unit'];
  occasions?: Occasion[];
}

const gift = (
  kind: GiftName,
  basics: Basics,
  composition: CompositionLine[],
  text: string,
  variants: Variant[],
): Thing => ({
  kind,
  unit: { unit: 'шт', amount: 1 },
  occasions: ['birthday', 'thanks'],
  ...basics,
  composition,
  text,
  variants,
});

const parts = (...names: string[]): CompositionLine[] => names.map((name) => ({ name, quantity: 1 }));

const set = (
  besides: GiftName,
  service: string,
  composition: CompositionLine[],
  text: string,
  variants: Variant[],
): Thing => ({
  kind: 'set',
  gift: besides,
  service,
  categories: [19],
  occasions: ['birthday', 'love', 'mother'],
  care: 'bouquet',
  unit: { unit: 'шт', amount: 1 },
  size: [40, 30, 50],
  weight: 1900,
  minutes: 90,
  composition,
  text,
  variants,
});

const cake: Basics = {
  service: 'sladkiy-tsekh',
  categories: [39, 20],
  care: 'sweet',
  size: [24, 24, 18],
  weight: 1800,
  minutes: 480,
  unit: { unit: 'кг', amount: 1.8 },
};
const sweets: Basics = {
  service: 'sladkiy-tsekh',
  categories: [40, 20],
  care: 'sweet',
  size: [20, 20, 6],
  weight: 420,
  minutes: 180,
  unit: { unit: 'шт', amount: 12 },
};
const candle: Basics = {
  service: 'teplo-i-vosk',
  categories: [21],
  care: 'candle',
  size: [9, 9, 10],
  weight: 420,
  minutes: 15,
  unit: { unit: 'мл', amount: 200 },
  occasions: ['home', 'thanks'],
};
const toy: Basics = {
  service: 'sibirskiy-buket',
  categories: [23],
  care: 'gift',
  size: [30, 25, 40],
  weight: 600,
  minutes: 15,
  occasions: ['birthday', 'newborn', 'love'],
};
const dishes: Basics = {
  service: 'teplo-i-vosk',
  categories: [25],
  care: 'gift',
  size: [12, 9, 10],
  weight: 380,
  minutes: 15,
};

export const giftThings: Thing[] = [
  set(
    'bear',
    'sibirskiy-buket',
    parts('Букет', 'Плюшевый мишка', 'Открытка'),
    'Букет и мишка в одной коробке, открытку подпишем за вас. Курьер привезёт всё за один раз и не перепутает.',
    [
      variant('Набор «Обнимашки»: розы и мишка', 4990, 'blush', 'rose:blush:11, rose:white:4'),
      variant('Набор «Первый класс»: герберы и мишка', 4290, 'honey', 'gerbera:honey:7, gerbera:coral:4'),
      variant('Набор «Соскучился»: красные розы и мишка', 5490, 'peony', 'rose:red:15'),
      variant('Набор «Здравствуй, малыш»: эустома и мишка', 5290, 'sky', 'eustoma:white:7, hydrangea:sky:2'),
    ],
  ),
  set(
    'macarons',
    'sladkiy-tsekh',
    parts('Букет', 'Макаронс, 12 шт.'),
    'Дюжина макаронс печётся утром, букет собирается к ней по цвету. Сначала съедают розовые.',
    [
      variant('Набор «Париж подождёт»: пионы и макаронс', 6490, 'blush', 'peony:pink:9'),
      variant('Набор «Фисташка»: белые розы и макаронс', 5690, 'leaf', 'rose:white:11, eustoma:white:3'),
      variant('Набор «Лимонад»: тюльпаны и макаронс', 4490, 'honey', 'tulip:honey:9, tulip:white:6'),
      variant('Набор «Сирень»: эустома и макаронс', 5390, 'lilac', 'eustoma:lilac:9'),
    ],
  ),
  set(
    'candle',
    'teplo-i-vosk',
    parts('Букет', 'Свеча 200 мл'),
    'Цветы на неделю, свеча на сорок часов. Для вечера, в который никуда не надо.',
    [
      variant('Набор «Тихий вечер»: лаванда и свеча', 3990, 'lilac', 'lavender:violet:7, rose:lilac:5'),
      variant('Набор «Плед»: хризантемы и свеча', 4190, 'honey', 'chrysanthemum:honey:5, rose:peach:5'),
      variant('Набор «Мокрый сад»: гортензия и свеча', 4690, 'sky', 'hydrangea:sky:3, eustoma:white:4'),
    ],
  ),
  set(
    'chocolates',
    'sladkiy-tsekh',
    parts('Букет', 'Конфеты, 12 шт.'),
    'Букет и коробка конфет ручной работы: шесть начинок, карта внутри. Классика, которую не стыдно повторять.',
    [
      variant('Набор «Антракт»: бордовые розы и конфеты', 5290, 'terracotta', 'rose:burgundy:11'),
      variant('Набор «Трюфель»: ранункулюсы и конфеты', 5590, 'mist', 'ranunculus:peach:11, rose:mauve:4'),
      variant('Набор «Коллеге»: хризантемы и конфеты', 3890, 'ivory', 'chrysanthemum:white:5'),
    ],
  ),
  set(
    'giftbox',
    'myata-i-pion',
    parts('Букет', 'Коробка с подарком'),
    'К букету — коробка, в которую мы положим то, что вы пришлёте: украшение, билеты, ключи.',
    [
      variant('Набор «Секрет»: пионы и коробка с лентой', 5990, 'blush', 'peony:blush:7, ranunculus:white:5'),
      variant('Набор «Билеты в конверте»: тюльпаны и коробка', 4690, 'sky', 'tulip:white:15'),
    ],
  ),
  set(
    'mug',
    'teplo-i-vosk',
    parts('Букет', 'Керамическая кружка'),
    'Кружка расписана вручную, букет подобран к рисунку. На утро понедельника.',
    [
      variant('Набор «Доброе утро»: ромашки и кружка', 3490, 'sky', 'daisy:white:15, cornflower:blue:5'),
      variant('Набор «Ещё пять минут»: розы и кружка', 3990, 'blush', 'rose:peach:9'),
    ],
  ),
  gift(
    'cake',
    cake,
    parts('Бисквит ванильный', 'Крем-чиз', 'Ягоды', 'Живые цветы'),
    'Ванильный бисквит, крем-чиз и слой ягод. Цветы обработаны и легко снимаются перед подачей. Хватит на восемь–десять человек.',
    [
      variant('Торт «Пудра» с живыми розами', 4290, 'blush'),
      variant('Торт «Сливки» с белыми цветами', 4190, 'ivory'),
      variant('Торт «Сирень» с ягодами', 4390, 'lilac'),
    ],
  ),
  gift(
    'cake',
    cake,
    parts('Бисквит шоколадный', 'Вишня', 'Ганаш', 'Живые цветы'),
    'Тёмный бисквит, вишня из Городца и ганаш, который не застывает в камень. Не слишком сладкий.',
    [variant('Торт «Вишня и перец»', 4490, 'terracotta'), variant('Торт «Чёрный лес» с цветами', 4590, 'peony')],
  ),
  gift(
    'cake',
    { ...cake, weight: 2600, unit: { unit: 'кг', amount: 2.6 } },
    parts('Морковный бисквит', 'Грецкий орех', 'Крем-чиз', 'Живые цветы'),
    'Морковный торт с орехом и апельсиновой цедрой. Через день становится ещё вкуснее, если доживёт.',
    [variant('Торт «Морковный огород»', 4690, 'honey'), variant('Торт «Мята и лайм»', 4690, 'leaf')],
  ),
  gift(
    'macarons',
    sweets,
    parts('Малина', 'Фисташка', 'Лимон', 'Лаванда'),
    'Миндальная мука, два дня терпения и четыре вкуса в коробке. Хранятся пять дней, но обычно не успевают.',
    [
      variant('Макаронс ассорти, 12 штук', 1590, 'ivory', undefined, '12 штук'),
      variant('Макаронс ассорти, 24 штуки', 2890, 'blush', undefined, '24 штуки'),
    ],
  ),
  gift(
    'macarons',
    sweets,
    parts('Чёрная смородина', 'Роза', 'Бергамот'),
    'Цветочные вкусы: роза, бергамот и чёрная смородина. Пахнут раньше, чем откроешь коробку.',
    [
      variant('Макаронс «Цветочные», 12 штук', 1690, 'lilac'),
      variant('Макаронс «Свадебные» белые, 24 штуки', 2990, 'mist'),
    ],
  ),
  gift(
    'chocolates',
    sweets,
    parts('Солёная карамель', 'Пралине', 'Марципан', 'Вишня в коньяке'),
    'Корпусные конфеты из бельгийского шоколада. Внутри коробки карта начинок, чтобы не спорить.',
    [
      variant('Конфеты ручной работы, 12 штук', 1790, 'terracotta', undefined, '12 штук'),
      variant('Конфеты ручной работы, 20 штук', 2690, 'mist', undefined, '20 штук'),
    ],
  ),
  gift(
    'chocolates',
    sweets,
    parts('Клубника', 'Йогурт', 'Базилик'),
    'Белый шоколад с сублимированной клубникой и листком базилика. Летний вкус в любое время года.',
    [variant('Конфеты «Клубника и базилик»', 1890, 'blush'), variant('Конфеты «Садовые ягоды»', 1890, 'peony')],
  ),
  gift(
    'candle',
    candle,
    parts('Соевый воск', 'Хлопковый фитиль', 'Отдушка'),
    'Пахнет чистым бельём, которое сушили на морозе. Горит около сорока часов ровным невысоким огнём.',
    [
      variant('Свеча «Льняное бельё», 200 мл', 1290, 'ivory', undefined, '200 мл'),
      variant('Свеча «Льняное бельё», 400 мл', 1990, 'sky', undefined, '400 мл'),
    ],
  ),
  gift(
    'candle',
    candle,
    parts('Соевый воск', 'Деревянный фитиль', 'Отдушка'),
    'Мокрая листва, смородиновый лист, немного земли. Деревянный фитиль тихо потрескивает.',
    [
      variant('Свеча «Мокрый сад», 200 мл', 1390, 'leaf', undefined, '200 мл'),
      variant('Свеча «Мокрый сад», 400 мл', 2090, 'sage', undefined, '400 мл'),
    ],
  ),
  gift(
    'candle',
    candle,
    parts('Соевый воск', 'Хлопковый фитиль', 'Эфирное масло лаванды'),
    'Настоящее масло лаванды из Крыма. Зажгите за час до сна и не забудьте погасить.',
    [
      variant('Свеча «Лаванда», 200 мл', 1390, 'lilac'),
      variant('Свеча «Чёрный чай», 200 мл', 1390, 'terracotta'),
      variant('Свеча «Мёд и воск», 200 мл', 1290, 'honey'),
      variant('Свеча «Пион», 200 мл', 1390, 'blush'),
      variant('Свеча «Инжир», 200 мл', 1390, 'peony'),
    ],
  ),
  gift(
    'bear',
    toy,
    parts('Плюшевый мишка'),
    'Мишка ростом с годовалого ребёнка, швы спрятаны, глаза вышиты. Стирается в мешке при тридцати градусах.',
    [
      variant('Плюшевый мишка «Тимоша», 40 см', 1890, 'blush', undefined, '40 см'),
      variant('Плюшевый мишка «Тимоша», 60 см', 2990, 'ivory', undefined, '60 см'),
      variant('Плюшевый мишка «Тимоша», 90 см', 4990, 'terracotta', undefined, '90 см'),
    ],
  ),
  gift(
    'bear',
    toy,
    parts('Плюшевый мишка', 'Бант'),
    'Короткий мех и атласный бант. Бант можно развязать и завязать на косичку.',
    [
      variant('Мишка с сердцем', 2190, 'peony'),
      variant('Мишка «Лаванда» с бантом', 2290, 'lilac'),
      variant('Мишка «Медок»', 1990, 'honey'),
    ],
  ),
  gift(
    'balloons',
    { ...toy, size: [60, 60, 170], weight: 120, minutes: 45 },
    parts('Шары с гелием', 'Грузик'),
    'Шары с гелием обработаны изнутри и летают до двух недель. Грузик в виде коробки, чтобы не улетели раньше праздника.',
    [
      variant('Связка шаров «Пудра», 5 штук', 1490, 'blush'),
      variant('Связка шаров «Небо», 7 штук', 1990, 'sky'),
      variant('Связка шаров «Мёд», 7 штук', 1990, 'honey'),
      variant('Связка шаров «Сирень», 5 штук', 1490, 'lilac'),
    ],
  ),
  gift(
    'fruits',
    {
      service: 'korzinnaya-lavka',
      categories: [24],
      care: 'sweet',
      size: [40, 32, 35],
      weight: 4200,
      minutes: 60,
      unit: { unit: 'кг', amount: 4 },
    },
    parts('Яблоки', 'Груши', 'Апельсины', 'Виноград', 'Сливы'),
    'Перебираем фрукты утром и не кладём то, что не съели бы сами. Снизу — салфетка, сверху — виноград.',
    [
      variant('Фруктовая корзина «Рыночный день»', 3890, 'honey', undefined, 'Обычная'),
      variant('Фруктовая корзина «Рыночный день», большая', 5690, 'terracotta', undefined, 'Большая'),
      variant('Фруктовая корзина «Выздоравливай»', 3490, 'leaf'),
      variant('Фруктовая корзина «Южная»', 4290, 'ivory'),
    ],
  ),
  gift(
    'card',
    { ...dishes, service: 'myata-i-pion', weight: 40, minutes: 10, occasions: ['birthday', 'love', 'thanks'] },
    parts('Открытка', 'Конверт'),
    'Плотная бумага, рисунок нашей художницы Веры. Напишите текст в заказе — перепишем от руки.',
    [
      variant('Открытка «Букет»', 290, 'ivory'),
      variant('Открытка «Спасибо»', 290, 'blush'),
      variant('Открытка «С днём рождения»', 290, 'honey'),
      variant('Открытка «Люблю»', 290, 'peony'),
    ],
  ),
  gift(
    'mug',
    dishes,
    parts('Кружка керамическая 350 мл'),
    'Кружка из плотной керамики, рисунок под глазурью: не сотрётся в посудомойке. Помещается ровно столько чая, сколько надо.',
    [
      variant('Кружка «Букет», 350 мл', 1190, 'ivory'),
      variant('Кружка «Синие травы», 350 мл', 1190, 'sky'),
      variant('Кружка «Терракота», 350 мл', 1290, 'terracotta'),
    ],
  ),
  gift(
    'giftbox',
    { ...dishes, categories: [19], size: [30, 30, 20], weight: 500 },
    parts('Коробка', 'Лента', 'Бумажный наполнитель', 'Открытка'),
    'Подарочная коробка с лентой и наполнителем. Упакуем в неё любой другой товар из заказа.',
    [
      variant('Подарочная коробка с зелёной лентой', 690, 'leaf'),
      variant('Подарочная коробка с розовой лентой', 690, 'blush'),
      variant('Подарочная коробка с сиреневой лентой', 690, 'lilac'),
    ],
  ),
];
