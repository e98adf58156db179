import { ruleText, type SellerCommission, type SellerCommissionRule } from '@vetka/domain/ledger';

/** What is taken of some products on sale. */
interface CurrentLine {
  terms: string;
  goods: number;
}

/** What will be taken of some products from a day on. */
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

/** One line for all that reads the same. */
function joined<Line extends { goods: number }>(lines: readonly Line[], keyOf: (line: Line) => string): Line[] {
  const found = new Map<string, Line>();
  for (const line of lines) {
    const goods = (found.get(keyOf(line))?.goods ?? 0) + line.goods;
    found.set(keyOf(line), { ...line, goods });
  }
  return [...found.values()];
}

/** Rules that read the same, such as those of two categories with one name, stand in one line. */
export const currentLines = ({ current }: Pick<SellerCommission, 'current'>): CurrentLine[] =>
  joined(
    current.map(({ rule, goods }) => ({ terms: termsOf(rule), goods })),
    ({ terms }) => terms,
  );

/** What was announced. A rule that replaces one of the same terms changes nothing for the shop. */
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
