import { parsePrice, type ChangeManyGoods } from '@vetka/domain/goods';

export type CostUnit = 'PERCENT' | 'ROUBLES';

/** The sign and the rest: people also type a minus sign or a dash. */
const signed = (typed: string): [sign: 1 | -1, rest: string] => {
  const text = typed.trim();
  return /^[-−–]/.test(text) ? [-1, text.slice(1)] : [1, text.replace(/^\+/, '')];
};

/** A change by whole percent, «−10 %»; undefined for none and for anything else. */
export function percentIn(typed: string): number | undefined {
  const [sign, rest] = signed(typed);
  const digits = rest.replace('%', '').trim();
  const percent = sign * Number(digits);
  return /^\d{1,3}$/.test(digits) && percent >= -90 && percent <= 300 && percent !== 0 ? percent : undefined;
}

/** A change of cost prices; undefined when nothing that makes sense is typed. */
export function changeOfCost(typed: string, unit: CostUnit): ChangeManyGoods['change'] | undefined {
  if (unit === 'PERCENT') {
    const percent = percentIn(typed);
    return percent === undefined ? undefined : { kind: 'COST_PERCENT', percent };
  }
  const [sign, rest] = signed(typed);
  const kopecks = parsePrice(rest);
  return kopecks ? { kind: 'COST_AMOUNT', amount: sign * kopecks } : undefined;
}
