/** Photo posts of sellers and of buyers. */
import type { GroundChoice, PictureSpec } from '../pictures/spec.ts';
import type { PaletteName } from '../pictures/palette.ts';
import type { ProductRequest } from '../pictures/request.ts';
import { flowersOf, heap, meadow } from './pictures.ts';

export interface DemoPost {
  /** Slug of the seller or nickname of the person. */
  service: string | null;
  person: string | null;
  text: string;
  pictures: PictureSpec[];
  hoursAgo: number;
}

type Shot = (seed: number) => PictureSpec;

/** A close-up of a heap of flowers. */
const near =
  (palette: PaletteName, flowers: string, ground: GroundChoice): Shot =>
  (seed) =>
    heap(seed, palette, flowers, ground, 'feed');
const field =
  (flowers: string): Shot =>
  (seed) =>
    meadow(seed, 'honey', flowers, 3, 'feed');
const thing =
  (
    request: Omit<ProductRequest, 'seed'>,
    ground: GroundChoice,
    view: 'front' | 'room' | 'angle' | 'close' = 'front',
  ): Shot =>
  (seed) => ({
    scene: 'product',
    request: { ...request, seed },
    view,
    ground,
    format: 'feed',
  });
const bouquet = (
  palette: PaletteName,
  flowers: string,
  ground: GroundChoice,
  view: 'front' | 'room' | 'angle' | 'close' = 'front',
): Shot => thing({ kind: 'bouquet', palette, flowers: flowersOf(flowers) }, ground, view);
const vase = (palette: PaletteName, flowers: string, ground: GroundChoice): Shot =>
  thing({ kind: 'vase', palette, flowers: flowersOf(flowers) }, ground);

type Row = [author: string, text: string, ...shots: Shot[]];

const SELLERS: Row[] = [
  [
    'polevaya',
    'Привезли первую пшеницу этого года. Собираем тёплые букеты до пятницы, потом поле уходит под сев.',
    near('honey', 'ranunculus:peach, daisy:white, ranunculus:coral', 5),
  ],
  [
    'sad-na-pokrovke',
    'Вечерняя композиция для гостиной на Рождественской. Вазу выбирали дольше, чем цветы.',
    vase('ivory', 'peony:blush:5, rose:burgundy:5, rose:white:4', 'forest'),
  ],
  [
    'korzinnaya-lavka',
    'Ива, которую мы замачивали три дня, наконец стала корзиной.',
    near('honey', 'peony:blush, chrysanthemum:lime, ranunculus:peach', 3),
  ],
  [
    'sladkiy-tsekh',
    'Живые ранункулюсы на торт ставим за час до выезда. Раньше нельзя: обидятся.',
    thing({ kind: 'cake', palette: 'blush' }, 2),
  ],
  [
    'myata-i-pion',
    'Иней: новый букет недели. Холодные анемоны, синяя гортензия и ни одного тёплого оттенка.',
    near('sky', 'hydrangea:blue, anemone:white, eustoma:white', 4),
  ],
  [
    'myata-i-pion',
    'Сегодня приехали пионы из Дальнего Константинова. Пока в бутонах, к субботе раскроются.',
    bouquet('peony', 'peony:pink:15', 2),
    near('peony', 'peony:pink, peony:peony', 2),
  ],
  [
    'rozovyy-sad',
    'Ночная смена собрала сто одну розу за девятнадцать минут. Личный рекорд Виктории.',
    bouquet('peony', 'rose:red:75', 4),
    bouquet('peony', 'rose:red:75', 4, 'close'),
  ],
  [
    'tyulpannaya',
    'Пять утра, теплица под Гатчиной. Скрипят.',
    near('blush', 'tulip:pink, tulip:white', 2),
    bouquet('blush', 'tulip:pink:25', 2),
  ],
  [
    'zelyonyy-ugol',
    'Монстера развернула лист с одиннадцатью прорезями. Посчитали всей мастерской.',
    thing({ kind: 'pot', palette: 'ivory', plant: 'monstera' }, 0, 'room'),
  ],
  [
    'teplo-i-vosk',
    'Новый запах в работе: чёрный чай с чабрецом. Пахнет бабушкиной террасой.',
    thing({ kind: 'candle', palette: 'terracotta' }, 5),
  ],
  [
    'severnaya-oranzhereya',
    'За окном минус двадцать восемь, в коробке плюс шесть. Розы едут в Верхнюю Пышму.',
    thing({ kind: 'hatbox', palette: 'blush', flowers: flowersOf('rose:blush:13, eustoma:white:6') }, 4),
  ],
  [
    'belyy-veter',
    'Пробный букет для Насти: платье айвори, лента льняная, из цветов только ранункулюсы.',
    bouquet('ivory', 'ranunculus:white:15', 5),
    bouquet('ivory', 'ranunculus:white:15', 5, 'angle'),
  ],
  [
    'sibirskiy-buket',
    'Первое сентября мы пережили: двести сорок букетов, ноль опозданий.',
    near('terracotta', 'gerbera:coral, chrysanthemum:honey, rose:peach', 5),
  ],
  [
    'polevaya',
    'Васильки в этом году выше колена. Собака теряется в них целиком.',
    field('cornflower:blue, daisy:white, wheat:cream'),
  ],
  [
    'sad-na-pokrovke',
    'Гортензия меняет цвет: была голубая, стала сиреневая. Мы тут ни при чём, это дожди.',
    near('lilac', 'hydrangea:lilac, hydrangea:blue', 1),
  ],
  [
    'myata-i-pion',
    'Маленький секрет: если опустить поникшую гортензию в холодную воду вверх ногами, через двадцать минут она вас простит.',
    vase('sky', 'hydrangea:sky:5', 4),
  ],
  [
    'korzinnaya-lavka',
    'Вернули корзину двухлетней давности. Наполнили снова, со скидкой, как обещали.',
    thing({ kind: 'basket', palette: 'honey', flowers: flowersOf('rose:peach:13, chrysanthemum:lime:4') }, 3),
  ],
  [
    'sladkiy-tsekh',
    'Макаронс с лавандой получились с девятого раза. Первые восемь мы съели.',
    thing({ kind: 'macarons', palette: 'lilac' }, 1),
  ],
  [
    'tyulpannaya',
    'Попугайные тюльпаны раскрылись. Лепестки рваные, характер сложный.',
    bouquet('terracotta', 'tulip:coral:19', 5),
  ],
  [
    'zelyonyy-ugol',
    'Пересадочный четверг: приносите горшок, землю нальём бесплатно.',
    thing({ kind: 'pot', palette: 'blush', plant: 'spathiphyllum' }, 3),
    thing({ kind: 'pot', palette: 'sky', plant: 'succulent' }, 4),
  ],
  [
    'rozovyy-sad',
    'Сиреневая «Оушен Сонг» на складе до среды. Всего шестьдесят штук.',
    near('lilac', 'rose:lilac, rose:mauve', 1),
  ],
  [
    'belyy-veter',
    'Арка на берегу Кубани. Ветер был, цветы остались.',
    near('ivory', 'rose:ivory, eustoma:white, ranunculus:white', 0),
  ],
  [
    'severnaya-oranzhereya',
    'Фаленопсисы вернулись из теплицы: два цветоноса, четырнадцать цветков.',
    thing({ kind: 'pot', palette: 'ivory', plant: 'orchid', flowers: flowersOf('orchid:white') }, 4),
  ],
  [
    'teplo-i-vosk',
    'Венок из лаванды сохнет под потолком. Работаем в облаке.',
    thing({ kind: 'wreath', palette: 'lilac', flowers: flowersOf('lavender:violet:7, rose:lilac:5') }, 1),
  ],
];

const PEOPLE: Row[] = [
  ['shopper', 'Пионы на пятый день. Стали вдвое больше, чем были.', vase('blush', 'peony:pink:9', 2)],
  ['shopper', 'Мама позвонила и молчала в трубку. Значит, понравилось.', bouquet('ivory', 'peony:white:15', 0, 'room')],
  ['verochka', 'Рисую по утрам с натуры, пока не завяли.', vase('honey', 'ranunculus:peach:9, daisy:white:5', 3)],
  ['alina-s', 'Вместо кофе купила тюльпаны. Бодрит.', bouquet('honey', 'tulip:honey:15', 3, 'room')],
  ['dmitry.p', 'Вспомнил о годовщине в 23:40. Спасибо ночной доставке.', bouquet('peony', 'rose:red:25', 5, 'room')],
  [
    'zhenya.m',
    'Дети собрали гербарий из подаренного букета. Ромашки отдельно, васильки отдельно.',
    field('daisy:white, cornflower:blue'),
  ],
  ['roman-t', 'Ромашки от Романа. Шутке семь лет, смеётся до сих пор.', bouquet('leaf', 'daisy:white:25', 0)],
  [
    'lyudmila.a',
    'От девятого «Б». Поставила на подоконник, чтобы видели из двора.',
    vase('ivory', 'chrysanthemum:white:7, rose:peach:5', 5),
  ],
  [
    'nadya_k',
    'Свои розы отцвели, пришлось заказывать чужие. Не хуже.',
    near('terracotta', 'rose:peach, rose:coral', 5),
  ],
  [
    'katya_bloom',
    'Учебный букет номер сорок. Спираль наконец получилась.',
    bouquet('lilac', 'eustoma:lilac:9, rose:mauve:5', 1, 'angle'),
    bouquet('lilac', 'eustoma:lilac:9, rose:mauve:5', 1, 'close'),
  ],
  [
    'editor-demo',
    'Ездила в Суздаль за материалом, вернулась с охапкой. Статья будет позже.',
    field('daisy:white, cornflower:blue, lavender:violet, wheat:cream'),
  ],
  [
    'kirill_n',
    'Кактус зацвёл. Я ничего для этого не делал, и, кажется, в этом дело.',
    thing({ kind: 'pot', palette: 'terracotta', plant: 'cactus' }, 5),
  ],
  [
    'stepan-g',
    'Набор с мишкой: цветы жене, мишка дочке, коробка коту.',
    thing({ kind: 'set', palette: 'blush', gift: 'bear', flowers: flowersOf('rose:blush:11') }, 2),
  ],
  [
    'florist',
    'После смены забираю домой то, что осталось. Сегодня остались анемоны.',
    vase('mist', 'anemone:white:9', 'forest'),
  ],
  [
    'shopper',
    'Монстера на новом месте. Диван пришлось подвинуть.',
    thing({ kind: 'pot', palette: 'leaf', plant: 'monstera' }, 0, 'room'),
  ],
  ['alina-s', 'Свеча «Мокрый сад» пахнет нашей дачей после грозы.', thing({ kind: 'candle', palette: 'leaf' }, 0)],
  [
    'verochka',
    'Корзина доехала из Казани в целости. Ручку хочется гладить.',
    thing({ kind: 'basket', palette: 'honey', flowers: flowersOf('daisy:white:13, chrysanthemum:honey:4') }, 3),
  ],
  ['nadya_k', 'Осень в вазе.', vase('terracotta', 'chrysanthemum:honey:5, rose:terracotta:5', 5)],
];

const postOf = ([author, text, ...shots]: Row, index: number, isService: boolean): DemoPost => ({
  service: isService ? author : null,
  person: isService ? null : author,
  text,
  pictures: shots.map((shot) => shot(600 + index * 3)),
  hoursAgo: Math.round(1 + index * index * 0.9 + index * (isService ? 3 : 7)),
});

/** Newest first within each kind of author. */
export const demoPosts: DemoPost[] = [
  ...SELLERS.map((row, index) => postOf(row, index, true)),
  ...PEOPLE.map((row, index) => postOf(row, index, false)),
];
