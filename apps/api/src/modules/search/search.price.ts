import { sql, type SQL } from 'drizzle-orm';

/** What a query says about the price, in roubles. */
interface PriceWish {
  from: number | null;
  to: number | null;
}

const number = String.raw`\d{1,3}(?:[ .]\d{3})+(?!\d)|\d+(?:[.,]\d+)?`;
const thousands = /тыс(?:яч[аиу]?|\.)?|т\.?\s?р\.?|[кk]/.source;
const currency = /руб(?:л(?:ей|я|ь))?\.?|р\.?|₽/.source;
const end = '(?![a-zа-я0-9])';
/** «3 000 ₽», «3 тыс.», «2,5к»: the number, the word for thousands, the currency. */
const amount = (name: string): string =>
  String.raw`(?<${name}>${number})\s*(?<${name}Thousands>(?:${thousands})${end})?\s*(?<${name}Currency>(?:${currency})${end})?`;
const start = '(?<![a-zа-я0-9])';
/** What is counted or measured is no price: «до 400 мл», «от 25 роз», «на 8 марта». */
const units = /(?:см|мм?|мл|л|гр?|кг|мин)(?![а-я])|(?:шт|час|минут|дн|лет|роз|тюльпан|пион|цвет|букет)[а-я]*/.source;
const noUnit = String.raw`(?!\s*(?:${units}))${end}`;

const phrase = (words: string, name: string): string => String.raw`(?:${words})\s*${amount(name)}`;
const upTo = 'до|не дороже|не больше|не более|дешевле|максимум|в пределах';
const least = 'от|не дешевле|не меньше|дороже|минимум|свыше';

const patterns = [
  `${phrase('от|с', 'from')}\\s*(?:до|по|-|–)\\s*${amount('to')}`,
  `${amount('from')}\\s*[-–]\\s*${amount('to')}`,
  phrase(upTo, 'to'),
  phrase(least, 'from'),
  phrase('около|примерно|приблизительно', 'about'),
  phrase('за|на|по', 'sum'),
  amount('sum'),
].map((pattern) => new RegExp(`${start}${pattern}${noUnit}`));

/** A smaller number without a currency is a count: «до 101 розы». */
const leastBare = 200;
/** How far from «около 3000» a price may be. */
const around = 0.2;

interface Amount {
  roubles: number;
  isNamed: boolean;
}

function amountOf(groups: Record<string, string | undefined>, name: string): Amount | null {
  const text = groups[name];
  if (text === undefined) return null;
  const isGrouped = /^\d{1,3}(?:[ .]\d{3})+$/.test(text);
  const value = Number(isGrouped ? text.replaceAll(/[ .]/g, '') : text.replace(',', '.'));
  const inThousands = groups[`${name}Thousands`] !== undefined;
  return { roubles: value * (inThousands ? 1000 : 1), isNamed: inThousands || groups[`${name}Currency`] !== undefined };
}

const isPrice = ({ roubles, isNamed }: Amount): boolean => isNamed || roubles >= leastBare;
/** Sums are round: «букет за 2500», but «розы на 2027 год». */
const isSum = ({ roubles, isNamed }: Amount): boolean => isNamed || (roubles >= leastBare && roubles % 50 === 0);

/** «от 3 до 5 тысяч» means thousands twice. */
const inSameUnit = (from: Amount, to: Amount): Amount =>
  to.isNamed && to.roubles >= 1000 && from.roubles < 100 ? { roubles: from.roubles * 1000, isNamed: true } : from;

function wishOf(groups: Record<string, string | undefined>, isBare: boolean): PriceWish | null {
  const [from, to, about, sum] = ['from', 'to', 'about', 'sum'].map((name) => amountOf(groups, name));
  if (sum) return isSum(sum) && (!isBare || sum.isNamed) ? { from: null, to: sum.roubles } : null;
  if (about) {
    return isPrice(about) ? { from: about.roubles * (1 - around), to: about.roubles * (1 + around) } : null;
  }
  if (from && to) {
    const lower = inSameUnit(from, to);
    const isRange = isPrice(to) && lower.roubles <= to.roubles && (!isBare || to.isNamed || isSum(to));
    return isRange ? { from: lower.roubles, to: to.roubles } : null;
  }
  const only = from ?? to;
  return only && isPrice(only) ? { from: from?.roubles ?? null, to: to?.roubles ?? null } : null;
}

/** A price in a query in lower case, and the words that say it. Null without one. */
export function findPrice(query: string): { wish: PriceWish; typed: string } | null {
  for (const [index, pattern] of patterns.entries()) {
    const match = pattern.exec(query);
    const isBare = index === 1 || index === patterns.length - 1;
    const wish = match?.groups && wishOf(match.groups, isBare);
    if (wish) return { wish, typed: match[0].trim() };
  }
  return null;
}

const kopecks = (roubles: number): number => Math.min(Math.round(roubles * 100), 2_000_000_000);

export const priceCondition = ({ from, to }: PriceWish): SQL =>
  sql.join(
    [
      ...(from === null ? [] : [sql`products.price >= ${kopecks(from)}`]),
      ...(to === null ? [] : [sql`products.price <= ${kopecks(to)}`]),
    ],
    sql` and `,
  );
