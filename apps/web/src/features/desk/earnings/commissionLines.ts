import { ruleText, type SellerCommission, type SellerCommissionRule } from '@vetka/domain/ledger';

/** The commission on some products on sale. */
interface CurrentLine {
  terms: string;
  goods: number;
}

/** The commission on some products from a day on. */
interface ChangeLine {
  at: string;
  title: string;
  before: string;
  after: string;
  goods: number;
}

const termsOf = (rule: SellerCommissionRule | null): string => (rule ? ruleText(rule) : 'без комиссии');

type Change = SellerCommission['changes'][number];

const titleOf = ({ before, after }: Change): string => {
  const [from, to] = [before?.rate ?? 0, after?.rate ?? 0];
  if (from === to) return 'Условия изменятся';
  return from < to ? 'Комиссия вырастет' : 'Комиссия снизится';
};

/** Merges lines with the same text. */
function joined<Line extends { goods: number }>(lines: readonly Line[], keyOf: (line: Line) => string): Line[] {
  const found = new Map<string, Line>();
  for (const line of lines) {
    const goods = (found.get(keyOf(line))?.goods ?? 0) + line.goods;
    found.set(keyOf(line), { ...line, goods });
  }
  return [...found.values()];
}

/** Rules with the same text, such as those of two categories with one name, are merged into one line. */
export const currentLines = ({ current }: Pick<SellerCommission, 'current'>): CurrentLine[] =>
  joined(
    current.map(({ rule, goods }) => ({ terms: termsOf(rule), goods })),
    ({ terms }) => terms,
  );

/** Announced changes. A rule that replaces one with the same terms changes nothing for the shop. */
export const changeLines = ({ changes }: Pick<SellerCommission, 'changes'>): ChangeLine[] =>
  joined(
    changes
      .map((change) => ({
        at: change.at,
        title: titleOf(change),
        before: termsOf(change.before),
        after: termsOf(change.after),
        goods: change.goods,
      }))
      .filter(({ before, after }) => before !== after),
    ({ at, before, after }) => [at, before, after].join(' '),
  );
