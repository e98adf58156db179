/** A product as the judge sees it. */
export interface Judged {
  id: number;
  /** In lower case, with «е» for «ё». */
  title: string;
  /** Values of its facets: `rose`, `white`. */
  facets: string[];
  /** Slugs of its categories. */
  categories: string[];
  roubles: number;
  isCheaper: boolean;
  /** The name of its shop, and the cities that the shop is in or delivers to; in lower case, with «е» for «ё». */
  shop: string;
  cities: string[];
}

type Is = (product: Judged) => boolean;

const titled =
  (pattern: RegExp): Is =>
  ({ title }) =>
    pattern.test(title);
/** A flower in the composition or in the title. */
const flower =
  (facet: string, pattern: RegExp): Is =>
  ({ title, facets }) =>
    facets.includes(facet) || pattern.test(title);
const inCategory =
  (slug: string): Is =>
  ({ categories }) =>
    categories.includes(slug);

/** The products that match each thing: by title, and for flowers also by composition. */
const things: Record<string, Is> = {
  роза: flower('rose', /\bроз(?![оы]в)|(?<![а-я])роз(?!ов)/),
  пион: flower('peony', /пион(?!ов[иы])/),
  тюльпан: flower('tulip', /тюльпан/),
  ромашка: flower('daisy', /ромаш/),
  гербера: flower('gerbera', /гербер/),
  анемон: flower('anemone', /анемон/),
  хризантема: flower('chrysanthemum', /хризантем/),
  гортензия: flower('hydrangea', /гортенз/),
  лилия: flower('lily', /лили/),
  гвоздика: flower('carnation', /гвоздик/),
  эустома: flower('eustoma', /эустом/),
  ранункулюс: flower('ranunculus', /ранункул/),
  ирис: flower('iris', /ирис/),
  орхидея: flower('orchid', /орхиде/),
  подсолнух: flower('sunflower', /подсолнух/),
  лаванда: flower('lavender', /лаванд(?!ов)/),
  гипсофила: flower('gypsophila', /гипсофил/),
  хлопок: flower('cotton', /хлоп/),
  мимоза: flower('mimosa', /мимоз/),
  василек: flower('cornflower', /василь/),
  пшеница: flower('wheat', /пшениц/),
  торт: titled(/(?<![а-я])торт/),
  макаронс: titled(/макаронс/),
  конфеты: titled(/конфет/),
  сладкое: titled(/торт|макаронс|конфет/),
  свеча: titled(/свеч/),
  мишка: titled(/мишк/),
  плюшевый: titled(/плюшев/),
  шар: titled(/(?<![а-я])шар(?!о?вид)/),
  кружка: titled(/кружк/),
  открытка: titled(/открытк/),
  венок: titled(/вен(ок|к)/),
  корзина: titled(/корзин/),
  коробка: titled(/коробк/),
  букет: titled(/букет/),
  набор: titled(/набор/),
  композиция: titled(/композиц/),
  невеста: titled(/невест/),
  кактус: titled(/кактус/),
  монстера: titled(/монстер/),
  фикус: titled(/фикус/),
  суккулент: titled(/суккулент/),
  горшок: titled(/горшке/),
  растение: inCategory('komnatnye-rasteniya'),
  фруктовый: titled(/фруктов/),
  сердце: titled(/сердц/),
  ягода: titled(/ягод/),
  чаша: titled(/чаше/),
  пастила: titled(/пастил/),
  спасибо: titled(/спасибо/),
  полдень: titled(/полдень/),
  черный: titled(/черн(ый|ая)/),
  лес: titled(/(?<![а-я])лес(?![а-я])/),
  мед: titled(/(?<![а-я])мед(?![а-я])/),
  лед: titled(/(?<![а-я])лед(?![а-я])/),
  белый: titled(/(?<![а-я])бел(ы|ой|ая|ого)/),
  красный: titled(/красн/),
  розовый: titled(/(?<!-)розов/),
  пудровый: titled(/пудров/),
  бордовый: titled(/бордов/),
  коралловый: titled(/коралл/),
  медовый: titled(/медов/),
  сиреневый: titled(/сиренев/),
  желтый: titled(/желт/),
  кустовой: titled(/кустов/),
  пионовидный: titled(/пионовид/),
  сухоцвет: titled(/лаванд|хлоп|пшениц/),
  любое: () => true,
  дешевле: ({ isCheaper }) => isCheaper,
  15: titled(/(?<!\d)15(?!\d)/),
  25: titled(/(?<!\d)25(?!\d)/),
  51: titled(/(?<!\d)51(?!\d)/),
  101: titled(/101/),
};

/** Whether a product satisfies a rule such as «белый+роза» or «торт|макаронс». */
export const isRight = (rule: string, product: Judged): boolean =>
  rule.split('|').some((alternative) => alternative.split('+').every((name) => thingOf(name)(product)));

/** Rules with a value: «до 3000», «от 1000», «город москва», «магазин мята и пион». */
const measured: Record<string, (value: string) => Is> = {
  до: (value) => (product) => product.roubles <= Number(value),
  от: (value) => (product) => product.roubles >= Number(value),
  город: (value) => (product) => product.cities.includes(value),
  магазин: (value) => (product) => product.shop === value,
};

const isWish = (name: string): boolean => name === 'дешевле' || /^(?:до|от|город|магазин) /.test(name);

/** Whether a product meets the price, city, shop and discount of a rule, whatever it is otherwise. */
export const meetsWishes = (rule: string, product: Judged): boolean =>
  rule
    .split('+')
    .filter((name) => isWish(name))
    .every((name) => thingOf(name)(product));

function thingOf(name: string): Is {
  const [kind = '', ...value] = name.split(' ');
  const measure = value.length > 0 ? measured[kind] : undefined;
  if (measure) return measure(value.join(' '));
  const thing = things[name];
  if (!thing) throw new Error(`No rule says which products are «${name}»`);
  return thing;
}
