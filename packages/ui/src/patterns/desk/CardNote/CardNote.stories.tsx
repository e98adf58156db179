import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { splitCardText } from '@vetka/domain/card';
import { CardNote } from './index.ts';

const long =
  'Мамочка, с днём рождения! Пусть дома всегда пахнет пионами и пирогом, кот не дерёт обои, а мы приезжаем чаще. Пусть на даче растёт всё, что посадишь, и ничего лишнего, а внуки звонят сами. Обнимаем тебя крепко-крепко все вместе. Лёва, Катя, Аня и Витя';

const meta = {
  title: 'Магазин/Кабинет/Открытка от руки · CardNote',
  id: 'card-note',
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
  args: { text: long, signature: undefined, overflow: 'shorten' },
  play: async ({ canvas }) => {
    const { excess } = splitCardText(long);
    await expect(canvas.getByRole('status')).toHaveTextContent(`Уберите ${excess} знак`);
    await expect(canvas.getByRole('status')).toHaveTextContent('иначе текст займёт 2 карточки');
    await expect(canvas.getByText(/Катя, Аня и Витя$/)).toBeVisible();
  },
};
export const Printed: Story = {
  name: 'У магазина: напечатается на двух карточках',
  args: { text: long, signature: undefined, overflow: 'print' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Текст напечатается на 2 карточках');
  },
};
export const Lines: Story = {
  name: 'В несколько строк, длинное слово',
  args: { text: 'Поздравляю!\nВысокопревосходительство-несравненность\nи долгих лет', signature: undefined },
};
