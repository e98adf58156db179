import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UntilNote, WishNote } from './index.ts';

const meta = {
  title: 'Магазин/Кабинет/Пожелание · WishNote',
  id: 'wish-note',
  component: WishNote,
  parameters: { layout: 'padded' },
  args: { children: 'Если можно, без зелени и в светлой бумаге. У Вити аллергия на эвкалипт.' },
} satisfies Meta<typeof WishNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wish: Story = { name: 'Пожелание' };
export const Question: Story = {
  name: 'Вопрос магазина',
  args: { children: '«Белой эустомы сегодня не привезли. Выберите, чем заменить 4 стебля».', by: 'Марина, 12:06' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Марина, 12:06')).toBeVisible();
  },
};
export const Until: Story = {
  name: 'Срок ответа',
  render: () => <UntilNote title="Ответьте до 13:15">Промолчите, и курьер выедет с этим букетом.</UntilNote>,
};
