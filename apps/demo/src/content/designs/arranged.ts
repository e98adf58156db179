/** Named bouquets, boxes, baskets and vases: each with a hand-written description and up to three sizes. */
import type { PaletteName } from '../../pictures/palette.ts';
import type { FlowerChoice, FlowerKind, SprigName, WrapName } from '../../pictures/request.ts';
import { compositionName } from '../grammar.ts';
import { flowersOf } from '../pictures.ts';
import { careTexts, flowersPrice, type Design, type Occasion } from './design.ts';

interface Idea {
  kind: FlowerKind;
  name: string;
  /** Follows the name in the title, in lower case; may be empty. */
  of: string;
  flowers: string;
  service: string;
  palette: PaletteName;
  greens: SprigName[];
  wrap?: WrapName;
  glass?: boolean;
  occasions: Occasion[];
  categories: number[];
  sizes: number;
  text: string;
}

interface Look {
  palette: PaletteName;
  greens: SprigName[];
  wrap?: WrapName;
  glass?: boolean;
}

const look = (palette: PaletteName, greens: SprigName[], wrap?: WrapName): Look => ({
  palette,
  greens,
  ...(wrap ? { wrap } : {}),
});
const glass = (palette: PaletteName, greens: SprigName[], isGlass: boolean): Look => ({
  palette,
  greens,
  glass: isGlass,
});

const idea = (
  kind: FlowerKind,
  name: string,
  of: string,
  flowers: string,
  service: string,
  how: Look,
  [occasions, categories, sizes]: [Occasion[], number[], number],
  text: string,
): Idea => ({ kind, name, of, flowers, service, ...how, occasions, categories, sizes, text });

const BOUQUETS: Idea[] = [
  idea(
    'bouquet',
    'Утро в Суздале',
    'из пионов и эвкалипта',
    'peony:pink:7, peony:blush:5, eustoma:white:3',
    'myata-i-pion',
    look('ivory', ['eucalyptus'], 'korean'),
    [['birthday', 'mother'], [32, 10, 30], 3],
    'Розовые и пудровые пионы в тумане эвкалипта. Собран так, будто его нарвали у забора и только потом перевязали лентой.',
  ),
  idea(
    'bouquet',
    'Тёплый полдень',
    'из ранункулюсов с пшеницей',
    'ranunculus:peach:9, ranunculus:coral:6, daisy:white:4, wheat:cream:4',
    'polevaya',
    look('honey', ['eucalyptus'], 'cone'),
    [['birthday', 'thanks'], [32, 10], 3],
    'Ранункулюсы трёх оттенков, ромашки и колосья. Колосья потом можно засушить: они переживут зиму.',
  ),
  idea(
    'bouquet',
    'Вечерний сад',
    'из бордовых пионов и роз',
    'peony:burgundy:5, rose:burgundy:5, rose:mauve:4',
    'sad-na-pokrovke',
    look('terracotta', ['olive'], 'collar'),
    [['love', 'thanks'], [32, 10], 3],
    'Тёмный, густой, с оливковой веткой вместо зелени. Лучше всего смотрится при лампе.',
  ),
  idea(
    'bouquet',
    'Первый снег',
    'из белых роз и хлопка',
    'rose:white:9, cotton:white:5, gypsophila:white:3',
    'severnaya-oranzhereya',
    look('mist', ['eucalyptus'], 'korean'),
    [['wedding', 'thanks'], [32, 10, 35], 2],
    'Белые розы, коробочки хлопка и немного гипсофилы. Хлопок не вянет, так что часть букета останется навсегда.',
  ),
  idea(
    'bouquet',
    'Бабушкина дача',
    'из ромашек и васильков',
    'daisy:white:15, cornflower:blue:9, wheat:cream:3',
    'polevaya',
    look('leaf', ['fern'], 'cone'),
    [['home', 'birthday'], [18, 10, 32], 3],
    'Ромашки, васильки и горсть колосьев, как с луга за калиткой. Пахнет июлем и немного пылью просёлка.',
  ),
  idea(
    'bouquet',
    'Малиновое варенье',
    'из роз и эустомы',
    'rose:peony:9, eustoma:pink:5, ranunculus:burgundy:4',
    'rozovyy-sad',
    look('peony', ['broad'], 'korean'),
    [['love', 'birthday'], [32, 10], 3],
    'Все оттенки малинового: от сиропа до ягодной косточки. Сладкий букет без единой конфеты.',
  ),
  idea(
    'bouquet',
    'Морозная мята',
    'из эустомы и гипсофилы',
    'eustoma:white:7, gypsophila:white:4, rose:ivory:5',
    'myata-i-pion',
    look('leaf', ['eucalyptus'], 'collar'),
    [['newborn', 'wedding'], [32, 10], 2],
    'Белый с зеленью, прохладный на вид. Внутри прячется веточка настоящей мяты: поставьте её в воду, даст корни.',
  ),
  idea(
    'bouquet',
    'Лисичка',
    'из кустовых роз и хризантем',
    'rose:terracotta:9, chrysanthemum:honey:4, ranunculus:coral:4',
    'sibirskiy-buket',
    look('terracotta', ['berries'], 'cone'),
    [['teacher', 'birthday'], [32, 10], 2],
    'Рыжий, пушистый и очень осенний. Красные ягоды держатся дольше цветов.',
  ),
  idea(
    'bouquet',
    'Письмо из Прованса',
    'с лавандой',
    'rose:lilac:7, lavender:violet:5, eustoma:lilac:4',
    'teplo-i-vosk',
    look('lilac', ['olive'], 'korean'),
    [['love', 'home'], [32, 10], 2],
    'Сиреневые розы с сушёной лавандой. Когда розы отцветут, лаванду переложите в шкаф.',
  ),
  idea(
    'bouquet',
    'Апрельский дождь',
    'из тюльпанов и ирисов',
    'tulip:white:11, iris:violet:7',
    'tyulpannaya',
    look('sky', ['blade'], 'tied'),
    [['mother', 'birthday'], [12, 10, 32], 2],
    'Прохладные тюльпаны и тугие ирисы без упаковки. Всё вместе выглядит так, словно на улице плюс восемь и капает.',
  ),
  idea(
    'bouquet',
    'Мартовское солнце',
    'из тюльпанов с мимозой',
    'tulip:honey:11, tulip:white:6, mimosa:lemon:4',
    'tyulpannaya',
    look('honey', ['blade'], 'korean'),
    [['mother', 'teacher'], [12, 10, 32], 3],
    'Жёлтые и белые тюльпаны с веткой мимозы. Самый честный способ сообщить, что зима кончилась.',
  ),
  idea(
    'bouquet',
    'Да',
    'для невесты из ранункулюсов и роз',
    'ranunculus:white:9, rose:ivory:6, eustoma:white:4',
    'belyy-veter',
    look('ivory', ['olive'], 'tied'),
    [['wedding'], [33, 32], 2],
    'Круглый, лёгкий, весит меньше килограмма. Ленту подберём под платье: пришлите фото ткани.',
  ),
  idea(
    'bouquet',
    'Морской бриз',
    'для невесты из анемонов',
    'anemone:white:9, rose:white:6, cornflower:blue:3',
    'belyy-veter',
    look('sky', ['eucalyptus'], 'tied'),
    [['wedding'], [33, 32], 1],
    'Белые анемоны с тёмной серединой и несколько васильков на удачу. Для свадьбы у воды или мечты о ней.',
  ),
  idea(
    'bouquet',
    'Зефир',
    'из пионовидных роз',
    'rose:blush:11, peony:blush:4, ranunculus:white:4',
    'myata-i-pion',
    look('blush', ['eucalyptus'], 'collar'),
    [['newborn', 'mother', 'birthday'], [32, 10, 35], 3],
    'Пудровый, воздушный, в кружевном воротничке из бумаги. Хорош на выписку: не пахнет резко и не пылит.',
  ),
  idea(
    'bouquet',
    'Чёрная смородина',
    'из эустомы и анемонов',
    'eustoma:violet:7, anemone:violet:6, rose:mauve:5',
    'sad-na-pokrovke',
    look('lilac', ['ruscus'], 'korean'),
    [['birthday', 'thanks'], [32, 10], 2],
    'Фиолетовый до самой глубины. Светлая бумага нужна только затем, чтобы он не растворился в сумерках.',
  ),
  idea(
    'bouquet',
    'Летний чемодан',
    'из подсолнухов и ромашек',
    'sunflower:honey:5, daisy:white:9, lavender:violet:3',
    'polevaya',
    look('honey', ['broad'], 'cone'),
    [['birthday', 'home'], [18, 10, 32], 2],
    'Подсолнухи, ромашки и лаванда: всё, что хочется увезти с дачи в город.',
  ),
  idea(
    'bouquet',
    'Карусель',
    'из гербер и кустовых хризантем',
    'gerbera:coral:6, gerbera:honey:5, chrysanthemum:white:4',
    'sibirskiy-buket',
    look('terracotta', ['ruscus'], 'collar'),
    [['birthday', 'teacher'], [32, 10], 2],
    'Разноцветный и круглый, как ярмарочный леденец. Первым уходит с витрины первого сентября.',
  ),
  idea(
    'bouquet',
    'Тишина',
    'из белых гортензий и лилий',
    'hydrangea:white:3, lily:white:4, eustoma:white:4',
    'sad-na-pokrovke',
    look('mist', ['broad'], 'cone'),
    [['thanks', 'home'], [32, 10], 1],
    'Крупные белые цветы и тёмный лист. Букет, рядом с которым хочется говорить вполголоса.',
  ),
  idea(
    'bouquet',
    'Клубничный лёд',
    'из гвоздик и роз',
    'carnation:pink:9, rose:blush:7, carnation:white:5',
    'belyy-veter',
    look('blush', ['ruscus'], 'korean'),
    [['birthday', 'mother'], [32, 10], 2],
    'Рваный край гвоздик и гладкий лепесток розы. Издалека похоже на мороженое в вафельном стаканчике.',
  ),
  idea(
    'bouquet',
    'Спасибо, учитель',
    'из хризантем и роз',
    'chrysanthemum:white:4, rose:peach:7, wheat:cream:4',
    'sibirskiy-buket',
    look('honey', ['ruscus'], 'cone'),
    [['teacher', 'thanks'], [32, 10], 2],
    'Спокойный букет, который простоит до конца первой четверти. Колосья в нём — за терпение.',
  ),
];

const BOXES: Idea[] = [
  idea(
    'hatbox',
    'Сиреневый вечер',
    'шляпная коробка',
    'hydrangea:lilac:5, rose:lilac:7, ranunculus:white:5',
    'severnaya-oranzhereya',
    look('lilac', ['eucalyptus']),
    [['birthday', 'mother'], [13], 2],
    'Гортензия и сиреневые розы в белой коробке с лентой. Вода внутри, ваза не нужна.',
  ),
  idea(
    'hatbox',
    'Вишня в шоколаде',
    'шляпная коробка',
    'rose:burgundy:13, rose:coral:6',
    'rozovyy-sad',
    look('terracotta', ['broad']),
    [['love', 'birthday'], [13, 11], 2],
    'Бордовые и коралловые розы плечом к плечу. Коробка тёмная, лента золотистая.',
  ),
  idea(
    'hatbox',
    'Пастила',
    'шляпная коробка',
    'rose:blush:11, eustoma:white:6, ranunculus:pink:4',
    'severnaya-oranzhereya',
    look('blush', ['eucalyptus']),
    [['newborn', 'mother'], [13], 2],
    'Нежная коробка на выписку, крестины и просто вторник. Собираем без сильно пахнущих цветов.',
  ),
  idea(
    'hatbox',
    'Полевая почта',
    'коробка с ромашками',
    'daisy:white:15, cornflower:blue:7, wheat:cream:3',
    'polevaya',
    look('honey', ['fern']),
    [['home', 'birthday'], [13, 18], 2],
    'Кусочек луга в картонной коробке. Доезжает целым даже в багажнике.',
  ),
  idea(
    'hatbox',
    'Солнце в ладонях',
    'коробка с ранункулюсами',
    'ranunculus:honey:9, ranunculus:peach:7, chrysanthemum:lime:3',
    'korzinnaya-lavka',
    look('honey', ['olive']),
    [['birthday', 'thanks'], [13], 2],
    'Медовые и персиковые ранункулюсы в невысокой коробке. Ставьте на стол: закрывать собеседника не будет.',
  ),
  idea(
    'hatbox',
    'Северное сияние',
    'коробка с гортензией',
    'hydrangea:sky:5, eustoma:white:5, rose:ivory:5',
    'severnaya-oranzhereya',
    look('sky', ['eucalyptus']),
    [['birthday', 'thanks'], [13], 2],
    'Голубая гортензия и молочные розы. Зимой кладём тёплый вкладыш: коробка греется изнутри два часа.',
  ),
  idea(
    'crate',
    'Деревенский',
    'с лавандой и розами',
    'lavender:violet:6, rose:white:9, eustoma:lilac:4',
    'teplo-i-vosk',
    look('lilac', ['olive']),
    [['home', 'birthday'], [13], 1],
    'Сосновый ящик ручной сборки, внутри живые розы и сухая лаванда. Потом в нём удобно держать письма.',
  ),
  idea(
    'crate',
    'Весенняя грядка',
    'с тюльпанами',
    'tulip:pink:15, tulip:white:12',
    'tyulpannaya',
    look('blush', ['blade']),
    [['mother', 'teacher'], [13, 12], 2],
    'Тюльпаны стоят в ящике рядами, как в теплице. Воды внутри на четыре дня.',
  ),
];

const BASKETS: Idea[] = [
  idea(
    'basket',
    'Казанское лето',
    'корзина с розами и ранункулюсами',
    'rose:peach:11, ranunculus:peach:7, chrysanthemum:lime:4',
    'korzinnaya-lavka',
    look('honey', ['eucalyptus']),
    [['birthday', 'thanks'], [14], 3],
    'Персиковая корзина с зелёной искрой хризантем. Ивовая ручка выдержит и дорогу, и внучку.',
  ),
  idea(
    'basket',
    'Яблочный Спас',
    'корзина с подсолнухами',
    'sunflower:honey:6, daisy:white:9, chrysanthemum:honey:4',
    'korzinnaya-lavka',
    look('honey', ['broad']),
    [['home', 'birthday'], [14, 18], 2],
    'Подсолнухи, ромашки и золотые хризантемы в тёмной иве. Пахнет корой и немного мёдом.',
  ),
  idea(
    'basket',
    'Пионовый пирог',
    'корзина с пионами',
    'peony:pink:9, peony:white:6, ranunculus:blush:4',
    'korzinnaya-lavka',
    look('blush', ['eucalyptus']),
    [['mother', 'birthday'], [14, 30], 2],
    'Пионы лежат горкой, как крем на пироге. Раскрываются в корзине и с каждым днём занимают больше места.',
  ),
  idea(
    'basket',
    'Лесная тропа',
    'корзина с анемонами',
    'anemone:white:9, eustoma:white:5, lavender:lilac:3',
    'korzinnaya-lavka',
    look('leaf', ['fern', 'olive']),
    [['home', 'thanks'], [14], 2],
    'Белые анемоны, папоротник и оливковая ветка. Ставьте в прихожей: встретит, как поляна.',
  ),
  idea(
    'basket',
    'Красный день',
    'корзина с розами',
    'rose:red:21, rose:burgundy:8',
    'korzinnaya-lavka',
    look('peony', ['ruscus']),
    [['love', 'birthday'], [14, 34], 2],
    'Алые и бордовые розы в большой корзине. Для юбилея, сцены и признаний, которые нельзя откладывать.',
  ),
  idea(
    'basket',
    'Голубятня',
    'корзина с васильками',
    'cornflower:blue:15, daisy:white:9, hydrangea:sky:2',
    'polevaya',
    look('sky', ['fern']),
    [['home', 'birthday'], [14, 18], 2],
    'Васильковая корзина с шапкой гортензии. Синего в ней больше, чем в небе над Суздалем.',
  ),
];

const VASES: Idea[] = [
  idea(
    'vase',
    'Дом на Покровке',
    'гортензии и розы в керамике',
    'hydrangea:lilac:5, hydrangea:blue:3, rose:mauve:5',
    'sad-na-pokrovke',
    glass('ivory', ['eucalyptus'], false),
    [['home', 'birthday'], [17], 2],
    'Ваза вылеплена вручную, поэтому чуть неровная. Цветы подобраны под неё, а не наоборот.',
  ),
  idea(
    'vase',
    'Завтрак на веранде',
    'садовый букет в стекле',
    'daisy:white:9, ranunculus:honey:5, lavender:violet:3',
    'polevaya',
    glass('honey', ['fern'], true),
    [['home', 'birthday'], [17, 18], 2],
    'Прозрачная ваза, видно каждый стебель. Поставьте рядом с хлебом и маслом.',
  ),
  idea(
    'vase',
    'Белый кувшин',
    'лилии и эустома в керамике',
    'lily:white:4, eustoma:white:6',
    'sad-na-pokrovke',
    glass('mist', ['olive'], false),
    [['thanks', 'home'], [17], 1],
    'Кувшин останется вам и пригодится для молока. Лилии раскроются на второй день.',
  ),
  idea(
    'vase',
    'Щербет',
    'розы и гвоздики в стекле',
    'rose:peach:7, carnation:coral:5, rose:blush:4',
    'belyy-veter',
    glass('terracotta', ['eucalyptus'], true),
    [['birthday', 'mother'], [17], 1],
    'Все оттенки фруктового мороженого в одной вазе. Воду уже налили.',
  ),
  idea(
    'vase',
    'Чернильница',
    'ирисы и анемоны в керамике',
    'iris:violet:7, anemone:violet:5',
    'sad-na-pokrovke',
    glass('lilac', ['ruscus'], false),
    [['birthday', 'thanks'], [17], 1],
    'Фиолетовые ирисы в тёмной вазе для письменного стола. Подарок тому, кто всё ещё пишет от руки.',
  ),
  idea(
    'vase',
    'Пионы на окне',
    'пионы в стекле',
    'peony:blush:5, peony:pink:4',
    'myata-i-pion',
    glass('blush', ['eucalyptus'], true),
    [['mother', 'home'], [17, 30], 2],
    'Девять пионов в круглой вазе из прозрачного стекла. Собраны низко, чтобы не опрокинул кот.',
  ),
];

const WREATHS: Idea[] = [
  idea(
    'wreath',
    'Ольха',
    'венок с анемонами',
    'anemone:white:9, eustoma:white:4',
    'belyy-veter',
    look('ivory', ['olive', 'eucalyptus']),
    [['home', 'wedding'], [22], 1],
    'Оливковая и эвкалиптовая ветка на ивовой основе, сбоку — белые анемоны. На дверь или на спинку стула невесты.',
  ),
  idea(
    'wreath',
    'Рябина',
    'венок с ягодами',
    'rose:burgundy:7, ranunculus:coral:4',
    'korzinnaya-lavka',
    look('terracotta', ['berries', 'ruscus']),
    [['home'], [22], 1],
    'Осенний венок с красной ягодой и бордовыми розами. Розы со временем высохнут прямо в нём, так и задумано.',
  ),
  idea(
    'wreath',
    'Лавандовый круг',
    'венок на стену',
    'lavender:violet:9, rose:lilac:5',
    'teplo-i-vosk',
    look('lilac', ['olive']),
    [['home'], [22], 1],
    'Сушёная лаванда держит запах до весны. Вешайте там, где не бывает пара.',
  ),
  idea(
    'wreath',
    'Хлопок',
    'зимний венок',
    'cotton:white:9, gypsophila:white:5',
    'severnaya-oranzhereya',
    look('mist', ['eucalyptus', 'pampas']),
    [['home'], [22], 1],
    'Коробочки хлопка и эвкалипт, который красиво сохнет. Украшает дверь с ноября по март.',
  ),
];

const QUOTED = (name: string) => `«${name}»`;
const SIZE_NAMES = ['камерный', 'средний', 'большой'] as const;
const FEMALE_SIZES = ['камерная', 'средняя', 'большая'] as const;
const FACTORS = [1, 1.6, 2.4];
const PACKING: Record<FlowerKind, number> = {
  bouquet: 60_000,
  hatbox: 110_000,
  basket: 140_000,
  crate: 120_000,
  vase: 160_000,
  pot: 0,
  wreath: 120_000,
};
const PACK_NAMES: Partial<Record<FlowerKind, string>> = {
  hatbox: 'Коробка с губкой',
  basket: 'Корзина из ивы',
  crate: 'Сосновый ящик',
  vase: 'Ваза',
  wreath: 'Основа из ивы',
};
const KIND_NAMES: Partial<Record<FlowerKind, string>> = {
  bouquet: 'Букет',
  vase: 'Композиция',
  crate: 'Ящик',
  wreath: '',
};
const isFemale = (kind: FlowerKind) => kind !== 'bouquet' && kind !== 'crate' && kind !== 'wreath';

function titleOf({ kind, name, of, sizes }: Idea, at: number): string {
  const prefix = KIND_NAMES[kind];
  const upper = of.charAt(0).toUpperCase() + of.slice(1);
  const base = prefix ? `${prefix} ${QUOTED(name)}${kind === 'vase' ? ':' : ''} ${of}` : `${upper} ${QUOTED(name)}`;
  const size = (isFemale(kind) ? FEMALE_SIZES : SIZE_NAMES)[at];
  return sizes > 1 && size ? `${base}, ${size}` : base;
}

const grown = (flowers: FlowerChoice[], factor: number): FlowerChoice[] =>
  flowers.map((flower) => ({ ...flower, count: Math.round((flower.count ?? 1) * factor) }));

const CARE: Record<FlowerKind, string> = {
  bouquet: careTexts.bouquet,
  hatbox: careTexts.foam,
  basket: careTexts.foam,
  crate: careTexts.foam,
  vase: careTexts.vase,
  pot: careTexts.plant,
  wreath: careTexts.dry,
};

function designOf(from: Idea, at: number): Design {
  const flowers = grown(flowersOf(from.flowers), FACTORS[at] ?? 1);
  const packing = PACK_NAMES[from.kind];
  const stems = flowers.reduce((sum, flower) => sum + (flower.count ?? 0), 0);
  const width = Math.round(20 + Math.sqrt(stems) * 4);
  const { kind, palette, greens } = from;
  return {
    title: titleOf(from, at),
    description: from.text,
    service: from.service,
    categories: from.categories,
    request: {
      kind,
      palette,
      greens,
      flowers,
      ...(from.wrap ? { wrap: from.wrap } : {}),
      ...(from.glass === undefined ? {} : { glass: from.glass }),
    },
    price: flowersPrice(flowers, PACKING[kind]),
    composition: [
      ...flowers.map((flower) => ({ name: compositionName(flower.name, flower.tone), quantity: flower.count ?? 1 })),
      ...(packing ? [{ name: packing, quantity: 1 }] : []),
    ],
    occasions: from.occasions,
    ...(from.sizes > 1
      ? {
          family: {
            name: from.name,
            label: capital((isFemale(kind) ? FEMALE_SIZES : SIZE_NAMES)[at] ?? ''),
            position: at,
          },
        }
      : {}),
    size: [width, width, kind === 'hatbox' || kind === 'basket' ? 38 : 50],
    weight: 400 + stems * 50,
    unit: { unit: 'шт', amount: 1 },
    care: CARE[kind],
    minutes: kind === 'wreath' ? 240 : 90,
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const IDEAS = [...BOUQUETS, ...BOXES, ...BASKETS, ...VASES, ...WREATHS];

export const arrangedDesigns: Design[] = IDEAS.flatMap((from) =>
  Array.from({ length: from.sizes }, (_, at) => designOf(from, at)),
);
