import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Plural } from './index.ts';

const counts = [0, 1, 2, 5, 11, 21, 101, 111, 1.5, 1240];

const meta = {
  title: 'Основа/Число и слово · Plural',
  id: 'plural',
  component: Plural,
  args: { count: 2, forms: ['товар', 'товара', 'товаров'] },
} satisfies Meta<typeof Plural>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: 'Все формы',
  render: ({ forms }) => (
    <ul>
      {counts.map((count) => (
        <li key={count}>
          <Plural count={count} forms={forms} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
    await expect(said).toEqual([
      '0 товаров',
      '1 товар',
      '2 товара',
      '5 товаров',
      '11 товаров',
      '21 товар',
      '101 товар',
      '111 товаров',
      '1,5 товара',
      '1 240 товаров',
    ]);
  },
};
export const WordOnly: Story = { name: 'Только слово', args: { isWordOnly: true } };
