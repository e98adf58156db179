import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cardCapacity, CardNote } from './index.ts';

const long =
  'Мамочка, с днём рождения! Пусть дома всегда пахнет пионами и пирогом, кот не дерёт обои, а мы приезжаем чаще. Обнимаем тебя крепко-крепко все вместе. Лёва, Катя, Аня и Витя';

const meta = {
  title: 'Магазин/Кабинет/Открытка от руки · CardNote',
  component: CardNote,
  parameters: { layout: 'padded' },
  // The face is loaded only here: the picture must not be taken before it is.
  beforeEach: async () => {
    await Promise.all([document.fonts.load('500 25px Caveat', 'Катя'), document.fonts.load('500 25px Caveat', '!')]);
  },
  args: { text: 'Катя, с днём рождения! Пусть всё цветёт.', signature: 'Угадай, кто' },
} satisfies Meta<typeof CardNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Signed: Story = { name: 'С подписью' };
export const Over: Story = {
  name: 'Конец не помещается',
  args: { text: long, signature: undefined, capacity: cardCapacity },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(`Уберите ${long.length - cardCapacity} знак`);
    await expect(canvas.getByText(/Лёва, Катя, Аня и Витя$/)).toBeVisible();
  },
};
export const Lines: Story = {
  name: 'В несколько строк, длинное слово',
  args: { text: 'Поздравляю!\nВысокопревосходительство-несравненность\nи долгих лет', signature: undefined },
};
