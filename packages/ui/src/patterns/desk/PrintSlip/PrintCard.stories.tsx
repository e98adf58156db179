import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardLines, cardPaper, cardsOf, splitCardText } from '@vetka/domain/card';
import { expect } from 'storybook/test';
import { PrintCard, PrintSheets } from './index.ts';

const wish =
  'Мамочка, с днём рождения! Пусть дома всегда пахнет пионами и пирогом, кот не дерёт обои, а мы приезжаем чаще.\n\nЛёва и Катя 💐';
/** Each sign as often as people write it, with some that the handwriting lacks. */
const letters = [
  ...'оооееаааииинннтттссрвлкмдпуяыьгзбчйхжшюцщэфъёЩЖШМФДЮ       \n—«».,!?№01789aeiou stnrWMÀß💐漢',
  '👩‍👩‍👧',
  'й',
];

/** Texts that customers could type, the same in every run. */
function* texts(count: number): Generator<string> {
  let seed = 7;
  const below = (limit: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  for (let at = 0; at < count; at += 1) {
    const all = Array.from({ length: 80 + below(220) }, () => letters[below(letters.length)]).join('');
    const { fits } = splitCardText(all);
    if (fits.trim() !== '') yield fits;
  }
}

const meta = {
  title: 'Магазин/Печать/Открытка · PrintCard',
  id: 'print-card',
  component: PrintCard,
  parameters: { layout: 'padded' },
  beforeEach: async () => {
    await Promise.all([document.fonts.load('500 23px Caveat', 'Катя'), document.fonts.load('500 23px Caveat', '!')]);
  },
  render: (args) => (
    <PrintSheets>
      <PrintCard {...args} />
    </PrintSheets>
  ),
  args: { number: 10526, text: wish },
} satisfies Meta<typeof PrintCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  name: 'Одна карточка 10 × 7 см',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region', { name: 'Открытка к заказу № 10526' })).toHaveLength(1);
  },
};

export const Two: Story = {
  name: 'Длинный текст продолжается на второй карточке',
  args: { text: `${wish}\n${wish}` },
  play: async ({ canvas, args }) => {
    const papers = canvas.getAllByRole('region', { name: /^Открытка к заказу № 10526, \d из 2$/ });
    await expect(papers).toHaveLength(cardsOf(args.text).length);
    await expect(papers.map((each) => each.textContent).join('\n')).toBe(
      cardLines(args.text)
        .map((line) => line.text)
        .join('\n'),
    );
  },
};

/** How many lines with text a browser makes of a paper. */
function linesOn(paper: Element): number {
  const range = document.createRange();
  range.selectNodeContents(paper);
  const { top } = paper.getBoundingClientRect();
  const middles = [...range.getClientRects()]
    .filter(({ width }) => width > 0)
    .map((line) => Math.floor(((line.top + line.bottom) / 2 - top - 30) / cardPaper.lineHeight));
  return new Set(middles).size;
}

export const Fits: Story = {
  name: 'Что помещается по правилу, помещается на бумаге',
  play: async ({ canvas }) => {
    const [paper] = canvas.getAllByRole('region');
    const height = paper?.clientHeight;
    const probe = paper?.cloneNode() as HTMLElement;
    paper?.after(probe);
    for (const text of texts(200)) {
      const lines = cardLines(text).map((line) => line.text);
      probe.textContent = lines.join('\n');
      await expect(linesOn(probe), text).toBe(lines.filter((line) => line !== '').length);
      await expect([probe.clientHeight, probe.scrollHeight, probe.scrollWidth], text).toEqual([
        height,
        height,
        probe.clientWidth,
      ]);
    }
    probe.remove();
  },
};
