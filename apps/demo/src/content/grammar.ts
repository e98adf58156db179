/** Russian forms of flowers and colours for demo titles. Genitive plurals follow the florists' word list. */
import type { BloomName } from '../pictures/request.ts';
import type { ToneName } from '../pictures/tones.ts';

/** Forms of a flower's name. */
export interface FlowerWord {
  gender: 'm' | 'f';
  /** «пион» */
  one: string;
  /** «пиона»: from 1, 21, 31… */
  genitive: string;
  /** «пионов»: from 2, 5, 11… */
  genitivePlural: string;
  /** «пионы» */
  plural: string;
}

const word = (
  gender: 'm' | 'f',
  one: string,
  genitive: string,
  genitivePlural: string,
  plural: string,
): FlowerWord => ({
  gender,
  one,
  genitive,
  genitivePlural,
  plural,
});

export const flowerWords: Record<BloomName, FlowerWord> = {
  rose: word('f', 'роза', 'розы', 'роз', 'розы'),
  peony: word('m', 'пион', 'пиона', 'пионов', 'пионы'),
  tulip: word('m', 'тюльпан', 'тюльпана', 'тюльпанов', 'тюльпаны'),
  daisy: word('f', 'ромашка', 'ромашки', 'ромашек', 'ромашки'),
  gerbera: word('f', 'гербера', 'герберы', 'гербер', 'герберы'),
  anemone: word('m', 'анемон', 'анемона', 'анемонов', 'анемоны'),
  chrysanthemum: word('f', 'хризантема', 'хризантемы', 'хризантем', 'хризантемы'),
  hydrangea: word('f', 'гортензия', 'гортензии', 'гортензий', 'гортензии'),
  lily: word('f', 'лилия', 'лилии', 'лилий', 'лилии'),
  carnation: word('f', 'гвоздика', 'гвоздики', 'гвоздик', 'гвоздики'),
  eustoma: word('f', 'эустома', 'эустомы', 'эустом', 'эустомы'),
  ranunculus: word('m', 'ранункулюс', 'ранункулюса', 'ранункулюсов', 'ранункулюсы'),
  iris: word('m', 'ирис', 'ириса', 'ирисов', 'ирисы'),
  orchid: word('f', 'орхидея', 'орхидеи', 'орхидей', 'орхидеи'),
  sunflower: word('m', 'подсолнух', 'подсолнуха', 'подсолнухов', 'подсолнухи'),
  lavender: word('f', 'лаванда', 'лаванды', 'лаванды', 'лаванда'),
  gypsophila: word('f', 'гипсофила', 'гипсофилы', 'гипсофилы', 'гипсофила'),
  cotton: word('m', 'хлопок', 'хлопка', 'хлопка', 'хлопок'),
  mimosa: word('f', 'мимоза', 'мимозы', 'мимозы', 'мимоза'),
  cornflower: word('m', 'василёк', 'василька', 'васильков', 'васильки'),
  wheat: word('f', 'пшеница', 'пшеницы', 'пшеницы', 'пшеница'),
};

/** Forms of a colour: «белый», «белая», «белого», «белой», «белых». */
interface ColourWord {
  m: string;
  f: string;
  genitiveM: string;
  genitiveF: string;
  genitivePlural: string;
}

const hard = (stem: string): ColourWord => ({
  m: `${stem}ый`,
  f: `${stem}ая`,
  genitiveM: `${stem}ого`,
  genitiveF: `${stem}ой`,
  genitivePlural: `${stem}ых`,
});

export const colourWords: Record<ToneName, ColourWord> = {
  white: hard('бел'),
  ivory: hard('молочн'),
  cream: hard('кремов'),
  blush: hard('пудров'),
  pink: hard('розов'),
  peony: hard('малинов'),
  coral: hard('кораллов'),
  peach: hard('персиков'),
  honey: hard('медов'),
  lemon: hard('лимонн'),
  red: hard('красн'),
  burgundy: hard('бордов'),
  lilac: hard('сиренев'),
  violet: hard('фиолетов'),
  blue: { m: 'синий', f: 'синяя', genitiveM: 'синего', genitiveF: 'синей', genitivePlural: 'синих' },
  sky: { m: 'голубой', f: 'голубая', genitiveM: 'голубого', genitiveF: 'голубой', genitivePlural: 'голубых' },
  lime: hard('салатов'),
  terracotta: hard('терракотов'),
  mauve: hard('пыльно-розов'),
};

/** After 1, 21, 51, 101 but not 11 the genitive is singular: «из 51 розы», «из 11 роз». */
const isSingular = (count: number): boolean => count % 10 === 1 && count % 100 !== 11;

/** «15 белых пионов», «51 бордовой розы»: a counted flower in the genitive. */
export function countedGenitive(count: number, flower: BloomName, tone?: ToneName): string {
  const name = flowerWords[flower];
  const colour = tone ? colourWords[tone] : undefined;
  if (!isSingular(count)) return [count, colour?.genitivePlural, name.genitivePlural].filter(Boolean).join(' ');
  const adjective = name.gender === 'm' ? colour?.genitiveM : colour?.genitiveF;
  return [count, adjective, name.genitive].filter(Boolean).join(' ');
}

/** «Пион белый»: a line of the composition. */
export function compositionName(flower: BloomName, tone?: ToneName): string {
  const name = flowerWords[flower];
  const title = name.one.charAt(0).toUpperCase() + name.one.slice(1);
  return tone ? `${title} ${colourWords[tone][name.gender]}` : title;
}

/** The form for a number: «цветок», «цветка», «цветков». */
export function pluralOf(count: number, one: string, few: string, many: string): string {
  const [tens, units] = [count % 100, count % 10];
  if (tens > 10 && tens < 20) return many;
  if (units === 1) return one;
  return units > 1 && units < 5 ? few : many;
}
