/** Facets of the catalogue and their values, in filter order. */
import { colourWords, flowerWords } from './grammar.ts';
import type { ColourName, SizeName } from './products.ts';
import type { Occasion } from './designs/design.ts';
import type { BloomName } from '../pictures/request.ts';

interface FacetValue {
  value: string;
  label: string;
  /** Swatch, `#rrggbb`. */
  colour: string | null;
}

export interface DemoFacet {
  name: 'flower' | 'colour' | 'occasion' | 'size';
  label: string;
  values: FacetValue[];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const plain = (labels: Record<string, string>): FacetValue[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label, colour: null }));

const OCCASIONS: Record<Occasion, string> = {
  birthday: 'День рождения',
  love: 'Свидание',
  mother: 'Маме',
  wedding: 'Свадьба',
  newborn: 'Выписка из роддома',
  teacher: 'Учителю',
  thanks: 'Спасибо',
  home: 'Для дома',
};

const SIZES: Record<SizeName, string> = { small: 'Небольшой', medium: 'Средний', large: 'Большой', huge: 'Огромный' };

const COLOURS: Record<ColourName, [label: string, swatch: string]> = {
  white: [capital(colourWords.white.m), '#f7f3ea'],
  pink: [capital(colourWords.pink.m), '#f0a9bb'],
  red: [capital(colourWords.red.m), '#b3283f'],
  orange: ['Оранжевый', '#f0946b'],
  yellow: ['Жёлтый', '#f0c24a'],
  violet: [capital(colourWords.violet.m), '#9a76c4'],
  blue: [capital(colourWords.blue.m), '#7fa3d4'],
  green: ['Зелёный', '#a9bf74'],
};

const BLOOM_ORDER = Object.keys(flowerWords) as BloomName[];

export const demoFacets: DemoFacet[] = [
  {
    name: 'flower',
    label: 'Цветок',
    values: BLOOM_ORDER.map((value) => ({ value, label: capital(flowerWords[value].plural), colour: null })),
  },
  {
    name: 'colour',
    label: 'Цвет',
    values: Object.entries(COLOURS).map(([value, [label, colour]]) => ({ value, label, colour })),
  },
  { name: 'occasion', label: 'Повод', values: plain(OCCASIONS) },
  { name: 'size', label: 'Размер', values: plain(SIZES) },
];
