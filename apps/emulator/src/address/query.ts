import { streetTypes, type StreetType } from './streets.ts';
import { wordsOf } from './words.ts';

/** A parsed address: words to search for, and the numbers that may be the house and the flat. */
export interface AddressQuery {
  words: readonly string[];
  /** Street types in the query: «проспект Мира» is not «улица Мира». */
  types: readonly StreetType[];
  /** After «д» or «дом». */
  house: string | null;
  /** After «кв». */
  flat: string | null;
}

const houseMarks = new Set(['д', 'дом']);
const flatMarks = new Set(['кв', 'квартира', 'офис', 'оф']);
const noise = new Set(['г', 'гор', 'город', 'обл', 'область', 'респ', 'республика', 'край', 'россия', 'рф']);

const typeWords: Record<string, StreetType> = {
  ул: 'ул',
  улица: 'ул',
  пр: 'пр-кт',
  просп: 'пр-кт',
  проспект: 'пр-кт',
  пер: 'пер',
  переулок: 'пер',
  бульвар: 'б-р',
  бул: 'б-р',
  пл: 'пл',
  площадь: 'пл',
  ш: 'ш',
  шоссе: 'ш',
  наб: 'наб',
  [streetTypes['наб']]: 'наб',
};

/** Parses a query in any word order: «москва ленина 10 кв 5», «ул. Ленина д.10, Москва». */
export function readAddressQuery(text: string): AddressQuery {
  const tokens = splitMarks(wordsOf(text.replaceAll(/пр-кт|пр-т/gi, 'проспект').replaceAll(/б-р/gi, 'бульвар')));
  const found = {
    words: [] as string[],
    types: [] as StreetType[],
    house: null as string | null,
    flat: null as string | null,
  };
  const rest = [...tokens];
  for (let token = rest.shift(); token !== undefined; token = rest.shift()) {
    const type = typeWords[token];
    if (houseMarks.has(token) && isNumber(rest[0])) found.house = rest.shift() ?? null;
    else if (flatMarks.has(token) && isNumber(rest[0])) found.flat = rest.shift() ?? null;
    else if (type !== undefined && tokens.length > 1) found.types.push(type);
    else if (!noise.has(token) && !houseMarks.has(token) && !flatMarks.has(token)) found.words.push(token);
  }
  return found;
}

/** Whether a token can be a house number: 10, 10а, 10/2, 10к2, 10с1. */
export function isNumber(token: string | undefined): token is string {
  return token !== undefined && /^\d{1,4}(\p{L}\d{0,2})?(\/\d{1,3}\p{L}?)?$/u.test(token);
}

// «кв5» and «д10» are often written without a space.
function splitMarks(tokens: readonly string[]): string[] {
  return tokens.flatMap((token) => {
    const [, mark, number] = /^(д|дом|кв)(\d.*)$/.exec(token) ?? [];
    return mark === undefined || number === undefined ? [token] : [mark, number];
  });
}
