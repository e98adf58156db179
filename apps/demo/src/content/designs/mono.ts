/** Bouquets of one flower: every line is a family of sizes. */
import type { PaletteName } from '../../pictures/palette.ts';
import type { BloomName, SprigName, WrapName } from '../../pictures/request.ts';
import type { ToneName } from '../../pictures/tones.ts';
import { compositionName, countedGenitive, flowerWords, pluralOf } from '../grammar.ts';
import { careTexts, flowersPrice, type Design, type Occasion } from './design.ts';

interface Line {
  flower: BloomName;
  tone: ToneName;
  counts: number[];
  service: string;
  palette: PaletteName;
  wrap: WrapName;
  greens: SprigName[];
  occasions: Occasion[];
  text: string;
}

const line = (
  flower: BloomName,
  tone: ToneName,
  counts: number[],
  service: string,
  [palette, wrap, ...greens]: [PaletteName, WrapName, ...SprigName[]],
  occasions: Occasion[],
  text: string,
): Line => ({ flower, tone, counts, service, palette, wrap, greens, occasions, text });

const LINES: Line[] = [
  line(
    'peony',
    'white',
    [9, 15, 25],
    'myata-i-pion',
    ['ivory', 'korean', 'eucalyptus'],
    ['wedding', 'mother'],
    'Сорт «Дюшес де Немур»: плотный шар, который за день раскрывается до размера чашки. Пахнет чуть лимоном. Привозим в бутонах, чтобы вы увидели всё цветение.',
  ),
  line(
    'peony',
    'pink',
    [11, 15, 25, 51],
    'myata-i-pion',
    ['blush', 'korean', 'eucalyptus'],
    ['birthday', 'love', 'mother'],
    'Та самая «Сара Бернар»: розовая, махровая, с запахом, который слышно из прихожей. Бутоны подбираем разной степени роспуска, поэтому букет меняется каждый день.',
  ),
  line(
    'peony',
    'coral',
    [9, 15],
    'myata-i-pion',
    ['terracotta', 'collar', 'olive'],
    ['birthday', 'thanks'],
    '«Корал Шарм» выцветает из кораллового в персиковый, а под конец становится почти кремовым. Смотреть на это интереснее, чем на календарь.',
  ),
  line(
    'peony',
    'burgundy',
    [9, 19],
    'sad-na-pokrovke',
    ['terracotta', 'tied', 'ruscus'],
    ['love', 'thanks'],
    'Тёмные пионы «Ред Чарм», почти вишнёвые в тени. Сдержанный букет для тех, кто не любит розового.',
  ),
  line(
    'rose',
    'red',
    [11, 25, 51, 101],
    'rozovyy-sad',
    ['peony', 'tied', 'ruscus'],
    ['love', 'birthday'],
    'Эквадорская «Фридом» высотой 60 см: крупный бутон, ровный алый цвет и почти нет шипов. Стоит до двух недель, если менять воду.',
  ),
  line(
    'rose',
    'burgundy',
    [15, 25, 51],
    'rozovyy-sad',
    ['mist', 'cone', 'broad'],
    ['love', 'thanks'],
    '«Блэк Баккара» — самая тёмная из роз, лепестки с бархатным краем. Упаковываем в плотную светлую бумагу, чтобы цвет был виден.',
  ),
  line(
    'rose',
    'white',
    [15, 25, 51, 101],
    'rozovyy-sad',
    ['ivory', 'korean', 'eucalyptus'],
    ['wedding', 'thanks', 'mother'],
    'Белая «Мондиаль» с зеленоватым основанием лепестка. Раскрывается медленно и долго держит форму бокала.',
  ),
  line(
    'rose',
    'blush',
    [11, 25, 51],
    'rozovyy-sad',
    ['blush', 'korean', 'eucalyptus'],
    ['love', 'newborn', 'mother'],
    'Пионовидная «Пинк О’Хара»: на рассвете пудровая, к вечеру розовая. Пахнет сильнее всех роз на нашем складе.',
  ),
  line(
    'rose',
    'peach',
    [15, 25, 51],
    'rozovyy-sad',
    ['terracotta', 'collar', 'olive'],
    ['thanks', 'teacher', 'birthday'],
    'Персиковая «Шиммер» с чуть подпалённым краем лепестка. Тёплый цвет, который подходит к любому интерьеру и любому поводу.',
  ),
  line(
    'rose',
    'lilac',
    [15, 25],
    'severnaya-oranzhereya',
    ['lilac', 'korean', 'eucalyptus'],
    ['birthday', 'thanks'],
    'Сиреневая «Оушен Сонг» редко бывает на витринах: её выращивают на высоте и срезают понемногу. Цвет холодный, запах едва заметный.',
  ),
  line(
    'rose',
    'honey',
    [15, 25, 51],
    'sibirskiy-buket',
    ['honey', 'cone', 'ruscus'],
    ['birthday', 'teacher'],
    'Жёлтая «Пенни Лейн» — маленькое солнце на длинном стебле. Поднимает настроение даже в ноябре.',
  ),
  line(
    'rose',
    'coral',
    [11, 25],
    'sibirskiy-buket',
    ['terracotta', 'korean', 'eucalyptus'],
    ['birthday', 'love'],
    'Коралловая «Вау» с крупным плотным бутоном. Яркая, но не кричащая: хороша и в стекле, и в керамике.',
  ),
  line(
    'tulip',
    'white',
    [15, 25, 51],
    'tyulpannaya',
    ['ivory', 'korean', 'blade'],
    ['mother', 'thanks'],
    'Белые «Роял Вирджин» с тонким зелёным жилкованием. Срезаны утром, скрипят в руках и тянутся к свету.',
  ),
  line(
    'tulip',
    'red',
    [15, 25, 51, 101],
    'tyulpannaya',
    ['peony', 'cone', 'blade'],
    ['love', 'mother'],
    'Классика мартовского утра: алый «Стронг Лав» на крепком стебле. Сто одна штука собирается в тяжёлый, шелестящий сноп.',
  ),
  line(
    'tulip',
    'pink',
    [15, 25, 51],
    'tyulpannaya',
    ['blush', 'korean', 'blade'],
    ['mother', 'newborn'],
    'Махровые «Фокстрот»: сначала бледно-розовые, потом всё гуще. Их часто принимают за пионы.',
  ),
  line(
    'tulip',
    'honey',
    [15, 25, 51],
    'tyulpannaya',
    ['honey', 'collar', 'blade'],
    ['birthday', 'teacher'],
    'Солнечные «Стронг Голд» — самые стойкие из наших тюльпанов. Неделя в прохладной воде для них не предел.',
  ),
  line(
    'tulip',
    'violet',
    [15, 25],
    'tyulpannaya',
    ['lilac', 'korean', 'blade'],
    ['birthday', 'thanks'],
    'Тёмно-фиолетовые «Пёрпл Принс» с серебристым налётом у основания. В пасмурный день кажутся почти чёрными.',
  ),
  line(
    'tulip',
    'coral',
    [25, 51],
    'tyulpannaya',
    ['terracotta', 'tied', 'blade'],
    ['love', 'birthday'],
    'Лососево-коралловые «Мэнгоу Чарм» без бумаги, на широкой ленте. Удобно сразу поставить в вазу.',
  ),
  line(
    'hydrangea',
    'sky',
    [3, 5, 7],
    'sad-na-pokrovke',
    ['sky', 'korean', 'eucalyptus'],
    ['birthday', 'home'],
    'Голубые шапки размером с тарелку. Цвет даёт кислая почва, а держат его прохлада и много воды.',
  ),
  line(
    'hydrangea',
    'white',
    [3, 5, 9],
    'sad-na-pokrovke',
    ['ivory', 'cone', 'broad'],
    ['wedding', 'home'],
    'Белая «Шнеебаль» плотная, как облако перед грозой. Три ветки уже заполняют большую вазу.',
  ),
  line(
    'hydrangea',
    'pink',
    [3, 5],
    'sad-na-pokrovke',
    ['blush', 'korean', 'eucalyptus'],
    ['mother', 'birthday'],
    'Розовая гортензия с голубоватым отливом на крайних соцветиях: каждая чуть своя.',
  ),
  line(
    'eustoma',
    'white',
    [9, 15],
    'severnaya-oranzhereya',
    ['ivory', 'korean', 'eucalyptus'],
    ['wedding', 'newborn'],
    'Белая эустома похожа на розу, которая не старается. На каждой ветке по четыре–пять бутонов, и распускаются они по очереди.',
  ),
  line(
    'eustoma',
    'lilac',
    [9, 15],
    'severnaya-oranzhereya',
    ['lilac', 'collar', 'ruscus'],
    ['birthday', 'mother'],
    'Лёгкие волнистые лепестки и долгое цветение: верхние бутоны раскроются, когда нижние уже отцветут.',
  ),
  line(
    'ranunculus',
    'peach',
    [15, 25],
    'korzinnaya-lavka',
    ['honey', 'collar', 'eucalyptus'],
    ['birthday', 'love'],
    'Сто тонких лепестков в каждом цветке, будто свёрнутая папиросная бумага. Персиковые ранункулюсы раскрываются медленно, за три–четыре дня.',
  ),
  line(
    'ranunculus',
    'white',
    [15, 25],
    'belyy-veter',
    ['ivory', 'tied', 'olive'],
    ['wedding', 'love'],
    'Белые ранункулюсы на шёлковой ленте. Лёгкий букет, который удобно держать весь день.',
  ),
  line(
    'chrysanthemum',
    'white',
    [7, 11],
    'sibirskiy-buket',
    ['ivory', 'cone', 'ruscus'],
    ['thanks', 'teacher'],
    'Одноголовая «Зембла» с тысячей лепестков стоит до трёх недель. Самый терпеливый цветок в нашем холодильнике.',
  ),
  line(
    'chrysanthemum',
    'honey',
    [7, 11],
    'sibirskiy-buket',
    ['honey', 'korean', 'ruscus'],
    ['teacher', 'thanks'],
    'Золотистые шары с зеленцой в середине пахнут осенью и немного яблоками.',
  ),
  line(
    'gerbera',
    'coral',
    [11, 19],
    'sibirskiy-buket',
    ['terracotta', 'collar', 'ruscus'],
    ['birthday', 'teacher'],
    'Коралловые герберы на проволоке не нужны: стебли держатся сами, если налить воды на четыре пальца.',
  ),
  line(
    'gerbera',
    'honey',
    [11, 19],
    'sibirskiy-buket',
    ['honey', 'cone', 'ruscus'],
    ['birthday', 'teacher'],
    'Жёлтые герберы с тёмной серединой — почти подсолнухи, только нежнее.',
  ),
  line(
    'sunflower',
    'honey',
    [5, 9],
    'polevaya',
    ['honey', 'korean', 'broad'],
    ['birthday', 'thanks'],
    'Крупные подсолнухи с нашего поля, головки по пятнадцать сантиметров. В крафте и с парой широких листьев.',
  ),
  line(
    'daisy',
    'white',
    [25, 51],
    'polevaya',
    ['leaf', 'korean', 'fern'],
    ['birthday', 'love', 'home'],
    'Садовые ромашки, собранные утром: белые, с тугой жёлтой серединой. Гадать можно, хватит всем.',
  ),
  line(
    'carnation',
    'pink',
    [15, 25],
    'belyy-veter',
    ['blush', 'collar', 'ruscus'],
    ['mother', 'thanks'],
    'Гвоздика вернулась, и заслуженно: пахнет гвоздикой, стоит месяц, выглядит кружевом.',
  ),
  line(
    'iris',
    'violet',
    [9, 15],
    'tyulpannaya',
    ['lilac', 'tied', 'blade'],
    ['birthday', 'home'],
    'Ирисы «Блю Мэджик» с медовой полоской на лепестке. Привозим в карандаше: раскроются за сутки.',
  ),
  line(
    'lily',
    'white',
    [5, 9],
    'severnaya-oranzhereya',
    ['ivory', 'cone', 'broad'],
    ['thanks', 'mother'],
    'Ориентальные лилии с тремя бутонами на стебле. Пыльники снимаем сами, чтобы не пачкали скатерть.',
  ),
  line(
    'anemone',
    'white',
    [11, 19],
    'belyy-veter',
    ['mist', 'collar', 'eucalyptus'],
    ['wedding', 'love'],
    'Белые анемоны с чернильной серединой: строгий и очень живой букет, закрывается на ночь.',
  ),
  line(
    'rose',
    'cream',
    [15, 25, 51],
    'rozovyy-sad',
    ['honey', 'korean', 'eucalyptus'],
    ['thanks', 'mother'],
    'Кремовая «Вендела» цвета топлёного молока. Её выбирают те, кому белый кажется слишком строгим.',
  ),
  line(
    'peony',
    'cream',
    [9, 15],
    'belyy-veter',
    ['ivory', 'tied', 'olive'],
    ['wedding', 'love'],
    'Кремовые пионы «Гардения» с едва заметным румянцем в середине. Без бумаги, на льняной ленте.',
  ),
  line(
    'tulip',
    'peach',
    [15, 25, 51],
    'tyulpannaya',
    ['terracotta', 'korean', 'blade'],
    ['birthday', 'mother'],
    'Персиковые «Априкот Парроз» с рваным краем лепестка. Раскрываются широко, почти как пионы.',
  ),
  line(
    'hydrangea',
    'lilac',
    [3, 5, 7],
    'sad-na-pokrovke',
    ['lilac', 'korean', 'eucalyptus'],
    ['birthday', 'home'],
    'Сиреневые шары, у которых цвет меняется от солнца: к концу недели станут дымчатыми.',
  ),
  line(
    'eustoma',
    'pink',
    [9, 15],
    'severnaya-oranzhereya',
    ['blush', 'korean', 'eucalyptus'],
    ['newborn', 'birthday'],
    'Розовая махровая эустома. Не пахнет, не сыплется и подходит даже аллергикам.',
  ),
  line(
    'ranunculus',
    'coral',
    [15, 25],
    'korzinnaya-lavka',
    ['terracotta', 'collar', 'olive'],
    ['birthday', 'love'],
    'Коралловые ранункулюсы на тонких изогнутых стеблях. Каждый смотрит в свою сторону, и это хорошо.',
  ),
  line(
    'chrysanthemum',
    'lilac',
    [7, 11],
    'sibirskiy-buket',
    ['lilac', 'cone', 'ruscus'],
    ['thanks', 'home'],
    'Сиреневые одноголовые хризантемы с серебристой изнанкой лепестка.',
  ),
  line(
    'carnation',
    'white',
    [15, 25],
    'belyy-veter',
    ['ivory', 'collar', 'ruscus'],
    ['wedding', 'thanks'],
    'Белая гвоздика плотной подушкой: недорого, долго и неожиданно нежно.',
  ),
  line(
    'iris',
    'white',
    [9, 15],
    'tyulpannaya',
    ['mist', 'tied', 'blade'],
    ['home', 'thanks'],
    'Белые ирисы с жёлтым мазком на каждом лепестке. Постоят неделю, если вода прохладная.',
  ),
  line(
    'lily',
    'pink',
    [5, 9],
    'severnaya-oranzhereya',
    ['blush', 'cone', 'broad'],
    ['mother', 'birthday'],
    'Розовые лилии в крапинку с запахом, который заполняет комнату. В спальню лучше не ставить.',
  ),
  line(
    'gerbera',
    'pink',
    [11, 19, 25],
    'sibirskiy-buket',
    ['blush', 'collar', 'ruscus'],
    ['birthday', 'teacher'],
    'Розовые герберы с тёмной серединой, ровные, как нарисованные.',
  ),
  line(
    'anemone',
    'burgundy',
    [11, 19],
    'belyy-veter',
    ['terracotta', 'collar', 'eucalyptus'],
    ['love', 'birthday'],
    'Винные анемоны с чёрной серединой. Закрываются на ночь и открываются к завтраку.',
  ),
];

/** Flowers whose colour is obvious. */
const PLAIN: BloomName[] = ['daisy', 'sunflower'];
const FLOWER_CATEGORIES: Partial<Record<BloomName, number[]>> = {
  peony: [30],
  rose: [11],
  tulip: [12],
  daisy: [18],
  sunflower: [18],
};
const RED: ToneName[] = ['red', 'burgundy'];

function categoriesOf({ flower, tone, occasions }: Line): number[] {
  const own = FLOWER_CATEGORIES[flower] ?? [];
  const roses = flower === 'rose' ? [RED.includes(tone) ? 34 : 35] : [];
  return [...own, ...roses, 10, 31, ...(occasions.includes('wedding') ? [33] : [])];
}

const sizeText = (count: number): string =>
  count > 90
    ? 'Везём вдвоём и поднимаем до двери.'
    : count > 45
      ? 'Нужна высокая устойчивая ваза или ведро.'
      : count > 19
        ? 'Встанет в вазу с горлом от 12 см.'
        : 'Подойдёт обычная ваза или кувшин.';

function designOf(entry: Line, count: number, position: number): Design {
  const { flower, tone } = entry;
  const flowers = [{ name: flower, tone, count }];
  const word = flowerWords[flower];
  const title = PLAIN.includes(flower)
    ? `Букет из ${countedGenitive(count, flower)}`
    : `Букет из ${countedGenitive(count, flower, tone)}`;
  const width = Math.round(18 + Math.sqrt(count) * 5);
  return {
    title,
    description: `${entry.text} ${sizeText(count)}`,
    service: entry.service,
    categories: categoriesOf(entry),
    request: { kind: 'bouquet', palette: entry.palette, wrap: entry.wrap, greens: entry.greens, flowers },
    price: flowersPrice(flowers, 45_000),
    composition: [{ name: compositionName(flower, PLAIN.includes(flower) ? undefined : tone), quantity: count }],
    occasions: entry.occasions,
    family: {
      name: `${flower}-${tone}`,
      label: `${count} ${pluralOf(count, word.one, word.genitive, word.genitivePlural)}`,
      position,
    },
    size: [width, width, 55],
    weight: 150 + count * 45,
    unit: { unit: 'шт', amount: count },
    care: flower === 'tulip' ? careTexts.tulip : flower === 'hydrangea' ? careTexts.hydrangea : careTexts.bouquet,
    minutes: count > 45 ? 120 : 60,
  };
}

export const monoDesigns: Design[] = LINES.flatMap((entry) =>
  entry.counts.map((count, position) => designOf(entry, count, position)),
);
